import type en from "../en/account";
import type { Translation } from "../translation";

export default {
  "activate.done_title": "Il tuo indirizzo è confermato",
  "activate.done_text": "Grazie. Da adesso puoi anche scrivere agli altri.",
  "activate.done_action": "Dai un'occhiata in giro",
  "activate.finish_action": "Completa il mio profilo",
  "activate.error_text":
    "È già stato usato, o è troppo vecchio. Se hai già confermato il tuo indirizzo, va tutto bene. Altrimenti fatti mandare un'altra mail.",
  "activate.error_action": "Vai al mio indirizzo e-mail",

  "account.link_spent": "Questo link non funziona più",
  "account.resend": "Manda di nuovo la mail",
  "account.wrong_address": "L'indirizzo è sbagliato?",
  "account.resend_too_many":
    "Ti abbiamo mandato cinque mail in mezz'ora. Guarda nello spam; puoi chiederla di nuovo tra {{minutes}} min.",

  "reset.title": "Hai dimenticato la password?",
  "reset.lead": "Capita. Dicci il tuo indirizzo e ti mandiamo un link per sceglierne una nuova.",
  "reset.submit": "Mandami il link",
  "reset.sent_title": "Guarda nella tua posta",
  "reset.sent_text":
    "Se c'è un account con questo indirizzo, una mail con un link è in arrivo. Il link vale un'ora. Non c'è nulla? Guarda anche nello spam.",
  "reset.too_many":
    "L'hai chiesto cinque volte in mezz'ora. Guarda nello spam; puoi chiederlo di nuovo tra {{minutes}} min.",
  "reset.new_title": "Scegli una nuova password",
  "reset.new_lead": "Dopo, tutti i dispositivi saranno scollegati e conterà solo quella nuova.",
  "reset.new_password": "Nuova password",
  "reset.save": "Salva la password",
  "reset.done_title": "La nuova password è pronta",
  "reset.done_text": "Tutti i dispositivi sono scollegati. Accedi con la nuova password.",
  "reset.spent_text": "È già stato usato, o ha più di un'ora. Chiedine un altro: basta un attimo.",
  "reset.spent_action": "Chiedi un nuovo link",

  "notifications.lead": "Come ti raggiungiamo, e per dirti cosa.",
  "notifications.email_title": "Il tuo indirizzo e-mail",
  "notifications.email_confirmed": "Scriviamo a {{email}}. Questo indirizzo è confermato.",
  "notifications.email_unconfirmed":
    "Abbiamo mandato una mail a {{email}}. Tocca il link che contiene per confermare l'indirizzo. Non c'è nulla? Guarda anche nello spam.",
  "notifications.resent": "La mail per {{email}} è in arrivo.",
  "notifications.change_title": "È sbagliato, o ne hai uno nuovo?",
  "notifications.new_email": "Nuovo indirizzo e-mail",
  "notifications.password": "La tua password",
  "notifications.password_hint": "Così solo tu puoi cambiare l'indirizzo.",
  "notifications.change": "Cambia indirizzo",
  "notifications.change_sent":
    "Una mail è in arrivo al nuovo indirizzo. Tocca il link che contiene e il cambio è fatto. Fino ad allora resta tutto com'è.",
  "notifications.change_too_many":
    "L'hai chiesto cinque volte in mezz'ora. Puoi chiederlo di nuovo tra {{minutes}} min.",
  "notifications.same_address": "Questo è già il tuo indirizzo",
  "notifications.wrong_password": "Questa non è la tua password",
  "notifications.preferences_title": "Di cosa possiamo avvisarti?",
  "notifications.mail_only":
    "Via mail ti scriviamo solo per il tuo account: quando confermi un indirizzo, scegli una password e cose simili. Non c'è quindi nulla da cui disiscriversi.",
  "notifications.push_messages": "Una notifica push quando qualcuno mi scrive",
  "notifications.push_likes": "Una notifica push quando piaccio a qualcuno",
  "notifications.saved": "Salvato.",

  "mail_change.done_title": "Il nuovo indirizzo è attivo",
  "mail_change.done_text": "Da adesso lo usi per accedere, e le nostre mail arrivano lì.",
  "mail_change.error_text":
    "È già stato usato, o è troppo vecchio. Il tuo indirizzo resta com'era; puoi chiedere di nuovo il cambio.",
} satisfies Translation<typeof en, "it">;
