import type en from "../en/notifications";
import type { Translation } from "../translation";

export default {
  "notifications.lead": "Come ti contattiamo, e per cosa.",
  "notifications.email_title": "Il tuo indirizzo e-mail",
  "notifications.email_confirmed": "Scriviamo a {{email}}. Questo indirizzo è confermato.",
  "notifications.email_unconfirmed":
    "Abbiamo mandato una mail a {{email}}. Segui il link che contiene per confermare l’indirizzo. Non c’è nulla? Guarda anche nello spam.",
  "notifications.resent": "La mail per {{email}} è in arrivo.",
  "notifications.change_title": "È sbagliato, o ne hai uno nuovo?",
  "notifications.new_email": "Nuovo indirizzo e-mail",
  "notifications.password": "La tua password",
  "notifications.password_hint": "Così solo tu puoi cambiare l’indirizzo.",
  "notifications.change": "Cambia indirizzo",
  "notifications.change_sent":
    "Una mail è in arrivo al nuovo indirizzo. Segui il link che contiene e il cambio è fatto. Fino ad allora resta tutto com’è.",
  "notifications.change_too_many":
    "L’hai chiesto cinque volte in mezz’ora. Puoi chiederlo di nuovo tra {{minutes}} min.",
  "notifications.same_address": "Questo è già il tuo indirizzo",
  "notifications.wrong_password": "Questa non è la tua password",
  "notifications.preferences_title": "Di cosa possiamo avvisarti?",
  "notifications.mails": "Una mail quando qualcosa mi aspetta",
  "notifications.mails_daily": "Dopo un’ora, al massimo una al giorno",
  "notifications.mails_mornings": "Al mattino",
  "notifications.mails_weekly": "Il lunedì",
  "notifications.mails_never": "Mai",
  "notifications.mails_account":
    "Sul tuo account ti scriviamo sempre: per confermare un indirizzo, scegliere una password e cose simili.",
  "notifications.unsubscribe_title": "Basta con queste mail?",
  "notifications.unsubscribe_text":
    "Non ti scriveremo più quando ti aspetta un messaggio o un like. Il resto non cambia.",
  "notifications.unsubscribe_newcomers":
    "Non ti scriveremo più quando c’è qualcuno di nuovo nelle tue ricerche salvate. Le ricerche restano.",
  "notifications.unsubscribe": "Non inviarmele più",
  "notifications.unsubscribed_title": "Non riceverai più queste mail",
  "notifications.unsubscribed_text": "Puoi riattivarle quando vuoi.",
  "notifications.unsubscribe_login": "Accedi e scegli lì di cosa vuoi che ti scriviamo.",
  "notifications.unsubscribe_settings": "Vai alle mie notifiche",
  "notifications.push_messages": "Una notifica push quando qualcuno mi scrive",
  "notifications.push_likes": "Una notifica push quando piaccio a qualcuno",
  "notifications.push_visits": "Una notifica push quando qualcuno guarda il mio profilo",
  "notifications.push_names": "Dire nella notifica chi è stato",
  "notifications.push_quiet": "Non di notte: dalle 22 alle 8 aspettano fino al mattino",
  "notifications.push_disguised": "C’è qualcosa di nuovo per te",
  "notifications.push_message": "Hai un nuovo messaggio",
  "notifications.push_like": "Piaci a qualcuno",
  "notifications.push_match": "Vi piacete",
  "notifications.push_visit": "Qualcuno ha guardato il tuo profilo",
  "notifications.push_message_from": "{{name}} ti ha scritto",
  "notifications.push_like_from": "Piaci a {{name}}",
  "notifications.push_match_with": "Tu e {{name}} vi piacete",
  "notifications.push_visit_from": "{{name}} ha guardato il tuo profilo",
  "notifications.push_here_on": "Le notifiche sono attive in questo browser.",
  "notifications.push_here_off": "Le notifiche sono disattivate in questo browser.",
  "notifications.push_here": "Attiva le notifiche qui",
  "notifications.push_here_stop": "Disattivale qui",
  "notifications.push_here_failed":
    "Il tuo browser permette le notifiche, ma l’attivazione non è riuscita. Quindi qui non ne arrivano.",
  "notifications.push_here_again": "Riprova",
  "notifications.push_here_blocked":
    "Questo browser blocca le nostre notifiche. Puoi cambiarlo nelle sue impostazioni per questo sito.",
  "notifications.push_here_unsupported": "Questo browser non può mostrare notifiche.",
  "notifications.push_here_ios":
    "Per ricevere notifiche su questo dispositivo, aggiungici prima alla schermata Home: tocca «Condividi» e poi «Aggiungi alla schermata Home».",
  "notifications.saved": "Salvato.",
} satisfies Translation<typeof en, "it">;
