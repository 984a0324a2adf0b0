import type en from "../en/suspensions";
import type { Translation } from "../translation";

export default {
  "suspensions.title": "Il tuo account è sospeso",
  "suspensions.until": "fino al {{date}}",
  "suspensions.for_good": "in modo definitivo",
  "suspensions.lead":
    "È chiuso {{period}}: nessuno vede il tuo profilo e non puoi accedere. Messaggi e crediti restano come sono.",
  "suspensions.yours": "Cosa vale per il tuo account",
  "suspensions.facts": "Che cosa abbiamo visto",
  "suspensions.rule": "La regola violata",
  "suspensions.rules": "Le nostre regole sulle sospensioni",
  "suspensions.decided": "Chi ha deciso",
  "suspensions.by_person": "Una persona del nostro team ha esaminato il caso e ha deciso.",
  "suspensions.by_machine":
    "Ha deciso un programma e nessuno ha ancora esaminato il caso. Se fai ricorso, lo farà una persona.",
  "suspensions.appeal_title": "La vedi in modo diverso?",
  "suspensions.appeal_text":
    "Chiedi un riesame: non costa nulla, hai sei mesi di tempo e deciderà un’altra persona. {{redress}}",
  "suspensions.appeal": "Chiedi un riesame",
  "suspensions.nobody": "Nessuno in questo caso ha un account",
  "suspensions.rule_missing": "Per sospendere un account bisogna indicare la regola violata",
  "suspensions.fraud_for_good": "Una sospensione per frode è definitiva",
  "suspensions.none": "Non c’è nessuna sospensione da revocare",
  "suspensions.changed_since":
    "Nel frattempo qualcun altro ha sospeso questo account o ha tolto la sospensione. Guarda com’è adesso.",
  "suspensions.holds_longer": "L’account è già sospeso per più tempo. Per farla finire prima, revoca la sospensione.",
} satisfies Translation<typeof en, "it">;
