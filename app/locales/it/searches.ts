import type en from "../en/searches";
import type { Translation } from "../translation";

export default {
  "searches.title": "Ricerche salvate",
  "searches.lead":
    "Dai un nome a una ricerca e la ritrovi su ogni dispositivo. Se vuoi, una volta alla settimana ti scriviamo chi c’è di nuovo.",
  "searches.text": "Le ricerche che salvi, e la mail su chi c’è di nuovo.",
  "searches.empty": "Non hai ancora salvato nessuna ricerca. Scegli i filtri, poi dai un nome alla ricerca.",
  "searches.to_search": "Vai alla ricerca",
  "searches.save": "Salva questa ricerca",
  "searches.name": "Nome",
  "searches.name_hint": "Per esempio: «Qui vicino» o «Ama le camminate».",
  "searches.mails": "Avvisami una volta alla settimana quando c’è qualcuno di nuovo",
  "searches.mails_on": "Il lunedì ricevi una mail, se c’è qualcuno di nuovo.",
  "searches.mails_off": "Nessuna mail.",
  "searches.mails_start": "Avvisami",
  "searches.mails_stop": "Basta mail",
  "searches.show": "Mostra",
  "searches.remove": "Elimina",
  "searches.saved": "«{{name}}» è salvata.",
  "searches.changed": "Salvato.",
  "searches.removed": "La ricerca è eliminata.",
  "searches.everybody": "Tutti",
  "searches.manage": "Gestisci",
  "searches.too_many": "Puoi salvare al massimo {{max}} ricerche. Eliminane una che non ti serve più.",
  "searches.name_taken": "Hai già una ricerca con questo nome",
  "searches.not_found": "Questa ricerca non esiste più",
} satisfies Translation<typeof en, "it">;
