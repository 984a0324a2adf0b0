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
    "Allora scarica i tuoi dati ed elimina l’account. Se puoi ancora recedere da un acquisto, fallo dalla sua ricevuta.",
  "terms.export": "Scarica i miei dati",
  "terms.delete": "Elimina il mio account",
  "terms.agreed": "Che cosa hai accettato",
  "terms.agreed_row": "Condizioni e informativa com’erano allora",
  "terms.agreed_text": "Le nostre condizioni e la nostra informativa sulla privacy, com’erano quando hai accettato.",
  "terms.agreed_on": "Hai accettato il {{date}}",
  "terms.agreed_terms": "Leggi le condizioni di allora",
  "terms.agreed_privacy": "Leggi l’informativa di allora",
  "terms.agreed_nothing": "Per il tuo account qui non risulta nulla.",
} satisfies Translation<typeof en, "it">;
