import type en from "../en/account";
import type { Translation } from "../translation";

export default {
  "account.logged_out": "Hai chiuso la sessione. A presto.",
  "account.deleted_title": "Il tuo account è stato eliminato",
  "account.deleted_text":
    "Il tuo profilo non è più visibile, e con lui se ne va quello che hai scritto. Ci hai ripensato? Accedi nei prossimi giorni e puoi riavere tutto. Nella nostra mail c’è scritto fino a quando.",
  "account.deleted_action": "Vai alla pagina iniziale",

  "account.link_spent": "Questo link non funziona più",
  "account.resend": "Manda di nuovo la mail",
  "account.wrong_address": "L’indirizzo è sbagliato?",
  "account.resend_too_many":
    "Ti abbiamo mandato cinque mail in mezz’ora. Guarda nello spam; puoi chiederla di nuovo tra {{minutes}} min.",

  "account.not_confirmed": "Conferma prima il tuo indirizzo e-mail",
  "account.terms_changed": "Accetta prima le nostre condizioni modificate, nel tuo account",

  "account.no_member": "Questo membro non esiste, oppure il suo account è chiuso",
  "account.reason_missing": "Di’ perché: il motivo resta insieme a quello che fai",
  "account.rule_missing": "Indica la regola violata",
  "account.address_taken": "Un altro account ha già questo indirizzo",
  "account.confirmed": "Questo indirizzo è già confermato",
  "account.note_empty": "Una nota non può essere vuota",
  "account.note_too_long": "Una nota ha al massimo {{max}} caratteri",
} satisfies Translation<typeof en, "it">;
