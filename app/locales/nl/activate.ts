import type en from "../en/activate";
import type { Translation } from "../translation";

export default {
  "activate.done_title": "Je adres is bevestigd",
  "activate.done_text": "Dank je wel. Vanaf nu kun je ook mensen schrijven.",
  "activate.done_action": "Kijk rond",
  "activate.finish_action": "Mijn profiel afmaken",
  "activate.error_text":
    "Hij is al gebruikt of verlopen. Heb je je adres al eens bevestigd, dan is alles goed. Zo niet, vraag dan een nieuwe mail aan.",
  "activate.error_action": "Naar mijn e-mailadres",
  "activate.confirm_title": "Nog één tik",
  "activate.confirm_text": "Druk op de knop, dan is je e-mailadres bevestigd.",
  "activate.confirm_action": "Ja, dit is mijn adres",
} satisfies Translation<typeof en, "nl">;
