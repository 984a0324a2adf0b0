import type en from "../en/terms";
import type { Translation } from "../translation";

export default {
  "terms.title": "Le nostre condizioni sono cambiate",
  "terms.lead": "Hai accettato una versione precedente. Ecco cosa cambia.",
  "terms.since": "Dal {{date}}",
  "terms.read": "Leggi tutte le condizioni",
  "terms.agree": "Accetto",
  "terms.refuse_title": "Preferisci di no?",
  "terms.refuse_text":
    "Allora porta via i tuoi dati ed elimina l’account. Per gli acquisti degli ultimi 14 giorni puoi ancora recedere, dalla ricevuta.",
  "terms.export": "Scarica i miei dati",
  "terms.delete": "Elimina il mio account",
} satisfies Translation<typeof en, "it">;
