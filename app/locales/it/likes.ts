import type en from "../en/likes";
import type { Translation } from "../translation";

export default {
  "likes.title": "Like",
  "likes.received": "Piaci a loro",
  "likes.given": "Ti piacciono",
  "likes.mutual": "Match",
  "likes.visitors": "Visite",
  "likes.like": "Mi piace",
  "likes.like_name": "Metti like a {{name}}",
  "likes.unlike": "Togli il like",
  "likes.liked": "Like inviato",
  "likes.new": "Nuovo",
  "likes.see_all": "Segna tutti come visti",
  "likes.all_seen": "Hai visto tutti i like.",
  "likes.mutual_note": "Tu e {{name}} vi piacete.",
  "likes.received.empty_title": "Ancora nessuno",
  "likes.received.empty_text": "Chi mette like, spesso ne riceve. Aiutano anche una foto e qualche riga.",
  "likes.given.empty_title": "Non hai ancora messo like",
  "likes.given.empty_text": "C’è qualcuno che ti piace? Tocca il cuore. Lo saprà.",
  "likes.mutual.empty_title": "Ancora nessun match",
  "likes.mutual.empty_text": "Appena piaci a qualcuno che piace a te, lo trovi qui.",
  "likes.visitors.empty_title": "Ancora nessuna visita",
  "likes.visitors.empty_text": "Chi apre il tuo profilo compare qui.",
  "likes.empty_action": "Cerca persone",

  "likes.self": "Bel tentativo, ma non puoi mettere like al tuo profilo",
  "likes.too_many": "Sono tanti like tutti insieme. Puoi continuare tra {{minutes}} min.",
  "likes.locked_title": "Con Premium vedi chi visita il tuo profilo",
  "likes.locked_text": "Non nascondiamo nulla per stuzzicarti: forse c’è qualcuno, forse nessuno.",
  "likes.locked_action": "Cos’è Premium",
} satisfies Translation<typeof en, "it">;
