import type en from "../en/terms";
import type { Translation } from "../translation";

export default {
  "terms.title": "Unsere Bedingungen haben sich geändert",
  "terms.lead": "Du hast einer älteren Fassung zugestimmt. Das ist jetzt anders.",
  "terms.since": "Ab {{date}}",
  "terms.read": "Alle Bedingungen lesen",
  "terms.agree": "Ich stimme zu",
  "terms.refuse_title": "Lieber nicht?",
  "terms.refuse_text":
    "Dann nimm deine Daten mit und lösch dein Konto. Käufe, die du noch widerrufen kannst, widerrufst du über den Beleg.",
  "terms.export": "Meine Daten herunterladen",
  "terms.delete": "Mein Konto löschen",
  "terms.agreed": "Wozu du Ja gesagt hast",
  "terms.agreed_row": "Nutzungsbedingungen und Datenschutzerklärung von damals",
  "terms.agreed_text":
    "Unsere Nutzungsbedingungen und unsere Datenschutzerklärung, wie sie lauteten, als du zugestimmt hast.",
  "terms.agreed_on": "Zugestimmt am {{date}}",
  "terms.agreed_terms": "Die Nutzungsbedingungen von damals lesen",
  "terms.agreed_privacy": "Die Datenschutzerklärung von damals lesen",
  "terms.agreed_nothing": "Für dein Konto ist hier nichts vermerkt.",
} satisfies Translation<typeof en, "de">;
