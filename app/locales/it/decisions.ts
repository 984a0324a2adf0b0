import type en from "../en/decisions";
import type { Translation } from "../translation";

export default {
  "decisions.title": "Decisioni e avvisi",
  "decisions.row": "Richiami, ciò che abbiamo deciso sul tuo account e ciò che ti abbiamo segnalato",
  "decisions.lead":
    "Che cosa abbiamo deciso sul tuo account e perché, e che cosa ti abbiamo segnalato su altre persone. Questa pagina la vedi solo tu.",
  "decisions.empty": "Qui non c’è niente: nessun richiamo, nessuna decisione, nessun avviso.",
  "decisions.notices": "Su persone con cui hai scritto",
  "decisions.notice_title": "{{name}}: account rimosso per frode o falsa identità",
  "decisions.notice_text":
    "Il vostro ultimo messaggio è del {{date}}. Non mandare mai a questa persona denaro, carte regalo, password o documenti, qualunque cosa ti racconti e ovunque ti scriva. Se hai già mandato qualcosa, avvisa subito la tua banca e poi la polizia.",
  "decisions.notice_retracted_title": "{{name}}: nessuna rimozione per frode, alla fine",
  "decisions.notice_retracted":
    "Il {{date}} abbiamo ritirato quell’avviso: la decisione sull’account non reggeva. Non devi fare niente, e i crediti che ti sono tornati restano tuoi.",
  "decisions.notice_back":
    "Quanto ti sono costati i messaggi a questo account è di nuovo sul tuo. Crediti: {{credits}}.",
  "decisions.notice_help": "Come proteggerti",
  "decisions.notice_new":
    "Leggi, per favore: abbiamo rimosso per frode o falsa identità l’account di una persona con cui hai scritto.",
  "decisions.notice_read": "Che cosa devi sapere",
  "decisions.told_on": "Te l’abbiamo segnalato il {{date}}.",
  "decisions.warnings": "Richiami",
  "decisions.warning_on": "Richiamo del {{date}}",
  "decisions.decisions": "Decisioni",
  "decisions.decision_on": "Decisione del {{date}}",
  "decisions.effect": "Che cosa significa per te",
  "decisions.effect_warning": "Non è stato limitato niente. Da adesso, però, rispetta le regole.",
  "decisions.effect_open":
    "Il tuo account è rimasto aperto. Se abbiamo tolto qualcosa dal tuo profilo, la nostra e-mail diceva che cosa.",
  "decisions.closed_until": "Il tuo account è stato chiuso il {{from}}, fino al {{until}}.",
  "decisions.closed_for_good": "Il tuo account è stato chiuso il {{from}} in modo definitivo.",
  "decisions.held_until": "Dal {{from}} non puoi scrivere messaggi, fino al {{until}}.",
  "decisions.held_for_good": "Dal {{from}} non puoi più scrivere messaggi, in modo definitivo.",
  "decisions.hold_lifted": "Abbiamo revocato questa misura il {{date}}: puoi di nuovo scrivere.",
  "decisions.lifted": "Abbiamo revocato la sospensione il {{date}}: il tuo account è di nuovo aperto.",
  "decisions.over": "La sospensione è finita il {{date}}.",
  "decisions.appeal_until":
    "Puoi chiedere un riesame fino al {{date}}. Non ti costa niente, e deciderà un’altra persona.",
  "decisions.appeal_over": "I sei mesi in cui potevi chiedere un riesame sono passati.",
  "decisions.ground_law": "Si tratta della legge, non solo delle nostre regole.",
  "decisions.ground_terms": "Si tratta delle regole della casa: non diciamo che hai violato la legge.",
  "decisions.source_reported": "Qualcuno ce l’ha segnalato.",
  "decisions.source_flagger":
    "Ce l’ha segnalato un organismo riconosciuto per queste segnalazioni (un segnalatore attendibile).",
  "decisions.source_own": "Nessuno l’ha segnalato: l’abbiamo notato noi.",
  "decisions.program_none": "Nessun programma l’ha trovato o ha deciso.",
  "decisions.program_found": "Un programma ce l’ha indicato e una persona ha deciso.",
  "decisions.program_decided":
    "Un programma l’ha trovato e ha deciso, e nessuno l’ha ancora guardato. Se fai ricorso, lo farà una persona.",
  "decisions.redress_eu":
    "Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale o a un tribunale.",
  "decisions.redress_court": "Puoi anche rivolgerti a un tribunale.",
  "decisions.redress_uk":
    "Se abbiamo agito contro le nostre stesse condizioni, puoi agire per inadempimento del contratto.",
  "decisions.statement": "Come abbiamo deciso",
  "decisions.was": "Di che cosa si trattava",
  "decisions.was_text": "«{{text}}»",
  "decisions.item_text": "Un testo del tuo profilo",
  "decisions.item_photo": "Una foto",
  "decisions.item_message": "Un messaggio",
  "decisions.item_profile": "Il tuo profilo",
  "decisions.item_account": "Il tuo account",
  "decisions.item_writing": "Scrivere messaggi",
  "decisions.effect_held": "Non puoi scrivere messaggi.",
  "decisions.effect_removed": "L’abbiamo tolto dal tuo profilo.",
  "decisions.effect_disabled": "La vedi solo tu.",
  "decisions.effect_hidden": "Il tuo profilo lo vedi solo tu. Puoi accedere e le tue conversazioni restano.",
  "decisions.effect_refused": "Non è stato recapitato.",
  "decisions.effect_until": "È chiuso fino al {{until}}.",
  "decisions.effect_for_good": "È chiuso per sempre.",
  "decisions.ended": "È finito il {{date}}.",
  "decisions.reversed": "L’abbiamo annullato il {{date}}, dopo un ricorso.",
  "decisions.reversed_whole": "Abbiamo annullato questa decisione il {{date}}, dopo un ricorso. Non conta più.",
  "decisions.restriction_on": "Decisione del {{date}}: {{item}}",
  "decisions.photo": "La foto com’era",
} satisfies Translation<typeof en, "it">;
