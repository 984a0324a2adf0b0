import type en from "../en/reports";
import type { Translation } from "../translation";

export default {
  "reports.title": "Segnala {{name}}",
  "reports.lead": "Quello che vedi ora resta allegato alla segnalazione. {{name}} non saprà da chi arriva.",
  "reports.about": "Di che cosa si tratta?",
  "reports.about.profile": "Tutto il profilo",
  "reports.about.photo": "Una foto della conversazione",
  "reports.about.photo_with": "Una foto con «{{text}}»",
  "reports.reason": "Che cosa non va?",
  "reports.reason.spam": "Pubblicità o spam",
  "reports.reason.scam": "Chiede soldi o cerca di truffarmi",
  "reports.reason.fake": "Non è la persona mostrata",
  "reports.reason.underage": "Potrebbe avere meno di 18 anni",
  "reports.reason.harassment": "Insulti, minacce o pressioni",
  "reports.reason.nudity": "Nudità che non ho chiesto",
  "reports.reason.illegal": "È contro la legge",
  "reports.reason.other": "Altro",
  "reports.words": "Che cosa è successo?",
  "reports.words_hint": "Una o due frasi ci aiutano a capire.",
  "reports.block": "Blocca anche {{name}}",
  "reports.send": "Invia la segnalazione",
  "reports.sent_title": "Grazie, abbiamo la tua segnalazione",
  "reports.sent_text":
    "Il numero è {{number}}. Una persona la esamina e decide. Se vuoi aggiungere qualcosa, scrivici indicando questo numero.",
  "reports.reason_missing": "Scegli che cosa non va",
  "reports.not_found": "Quello che vuoi segnalare non c’è (più)",
  "reports.self": "Non puoi segnalare il tuo profilo",
  "reports.too_many": "Hai inviato molte segnalazioni nell’ultima ora. Potrai inviarne un’altra tra {{minutes}} min.",
  "reports.no_case": "Questo caso non esiste",
  "reports.case_changed": "Nel frattempo qualcun altro è intervenuto su questo caso",
  "reports.same_actor": "Su questo ricorso deve decidere qualcun altro",
} satisfies Translation<typeof en, "it">;
