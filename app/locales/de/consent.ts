import type en from "../en/consent";
import type { Translation } from "../translation";

export default {
  "consent.link": "Cookie-Wahl",
  "consent.short": "Dürfen wir uns dreißig Tage lang und bei deinem Konto merken, welche Seite dich hergeschickt hat?",
  "consent.more": "Wozu?",
  "consent.text":
    "Dürfen wir uns dreißig Tage lang merken, welche Seite dich hergeschickt hat, und das bei deinem Konto speichern, falls du dich registrierst? So wissen wir, bei wem wir uns bedanken. Für etwas anderes nutzen wir es nicht, und mit einem Nein geht alles genauso gut.",
  "consent.refuse": "Nein, danke",
  "consent.grant": "Ja, gern",
  "consent.granted": "Am {{date}} hast du Ja gesagt. Du kannst es dir jederzeit anders überlegen.",
  "consent.refused": "Am {{date}} hast du Nein gesagt. Du kannst es dir jederzeit anders überlegen.",
} satisfies Translation<typeof en, "de">;
