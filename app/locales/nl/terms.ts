import type en from "../en/terms";
import type { Translation } from "../translation";

export default {
  "terms.title": "Onze voorwaarden zijn veranderd",
  "terms.lead": "Je ging akkoord met een oudere versie. Dit is er nu anders.",
  "terms.since": "Vanaf {{date}}",
  "terms.read": "Lees alle voorwaarden",
  "terms.agree": "Ik ga akkoord",
  "terms.refuse_title": "Liever niet?",
  "terms.refuse_text":
    "Neem dan je gegevens mee en verwijder je account. Kun je een aankoop nog herroepen, doe dat dan via de bon.",
  "terms.export": "Mijn gegevens downloaden",
  "terms.delete": "Mijn account verwijderen",
  "terms.agreed": "Waar je mee akkoord ging",
  "terms.agreed_row": "De voorwaarden en de privacyverklaring van toen",
  "terms.agreed_text": "Onze voorwaarden en onze privacyverklaring, zoals ze luidden toen je ja zei.",
  "terms.agreed_on": "Akkoord op {{date}}",
  "terms.agreed_terms": "Lees de voorwaarden van toen",
  "terms.agreed_privacy": "Lees de privacyverklaring van toen",
  "terms.agreed_nothing": "Voor jouw account is hier niets vastgelegd.",
} satisfies Translation<typeof en, "nl">;
