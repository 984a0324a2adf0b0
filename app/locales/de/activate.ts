import type en from "../en/activate";
import type { Translation } from "../translation";

export default {
  "activate.done_title": "Deine Adresse ist bestätigt",
  "activate.done_text": "Danke dir. Ab jetzt kannst du auch anderen schreiben.",
  "activate.done_action": "Jetzt umsehen",
  "activate.finish_action": "Profil fertig ausfüllen",
  "activate.error_text":
    "Er wurde schon benutzt oder ist abgelaufen. Wenn du deine Adresse schon bestätigt hast, ist alles gut. Wenn nicht, lass dir die Mail noch einmal schicken.",
  "activate.error_action": "Zu meiner E-Mail-Adresse",
  "activate.confirm_title": "Nur noch einmal tippen",
  "activate.confirm_text": "Drück auf den Knopf, dann ist deine E-Mail-Adresse bestätigt.",
  "activate.confirm_action": "Adresse bestätigen",
} satisfies Translation<typeof en, "de">;
