import type en from "../en/signup";
import type { Translation } from "../translation";

export default {
  "signup.title": "Iscriviti a {{brand}}",
  "signup.lead": "Un indirizzo, un nome, una password. Il resto può aspettare.",
  "signup.email": "Indirizzo e-mail",
  "signup.email_hint": "Non lo vede nessun altro.",
  "signup.email_checking": "Controlliamo l’indirizzo…",
  "signup.email_ok": "Questo indirizzo va bene.",
  "signup.did_you_mean": "Intendevi {{email}}?",
  "signup.name": "Nome",
  "signup.name_hint": "È quello che vedono gli altri. Basta il nome di battesimo o un soprannome.",
  "signup.password": "Password",
  "signup.password_hint": "Qualche parola in fila: facile da ricordare, difficile da indovinare.",
  "signup.show_password": "Mostra la password",
  "signup.hide_password": "Nascondi la password",
  "signup.date_of_birth": "Data di nascita",
  "signup.date_of_birth_hint": "Devi avere almeno {{min_age}} anni. Gli altri vedono la tua età, mai la data.",
  "signup.day": "Giorno",
  "signup.month": "Mese",
  "signup.months":
    "gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre",
  "signup.year": "Anno",
  "signup.consent_terms": "Accetto le condizioni e ho letto l’informativa sulla privacy.",
  "signup.terms_link": "Leggi le condizioni",
  "signup.privacy_link": "Leggi l’informativa sulla privacy",
  "signup.consent_sensitive_data":
    "Un profilo di incontri dice di me cose private, come da chi provo attrazione e che cosa mi piace. Acconsento che {{brand}} usi quello che scelgo di condividere per mostrare il mio profilo agli altri e per trovare persone per me. Posso revocare questo consenso in qualsiasi momento.",
  "signup.submit": "Crea il mio account",
  "signup.submitting": "Un attimo…",
  "signup.have_account": "Hai già un account?",
  "signup.to_login": "Accedi",
  "signup.to_service": "Servizio clienti",
  "signup.free": "Iscriversi è gratis.",
  "signup.invite_only_title": "Solo su invito",
  "signup.invite_only_text":
    "Al momento {{brand}} non accoglie nuove iscrizioni. Se hai già un account, puoi accedere.",
  "signup.age_closed_title": "Non ancora",
  "signup.welcome": "Ciao {{name}}, fai come a casa tua. Dai pure un’occhiata in giro.",

  "login.title": "Accedi",
  "login.lead": "Che bello ritrovarti.",
  "login.joined":
    "Ci sei quasi: una mail è in arrivo. Se questo indirizzo era nuovo qui, segui il link che contiene e accedi con la password che hai scelto. Se avevi già un account, usa la password che conosci.",
  "login.lead_members_only": "Prima accedi; poi ti portiamo dove volevi andare.",
  "login.email": "Indirizzo e-mail",
  "login.password": "Password",
  "login.submit": "Accedi",
  "login.submitting": "Un attimo…",
  "login.forgot": "Password dimenticata?",
  "login.no_account": "Non hai ancora un account?",
  "login.to_signup": "Iscriviti",
  "login.wrong": "Indirizzo e-mail e password non corrispondono. Riprova.",

  "account.logged_out": "Hai chiuso la sessione. A presto.",
  "account.log_out_title": "Vuoi uscire?",
  "account.log_out_text": "Puoi tornare quando vuoi.",
  "account.log_out": "Esci",
  "account.deleted_title": "Il tuo account è stato eliminato",
  "account.deleted_text":
    "Il tuo profilo non è più visibile, e con lui se ne va quello che hai scritto. Ci hai ripensato? Accedi nei prossimi giorni e puoi riavere tutto. Nella nostra e-mail c’è scritto fino a quando.",
  "account.deleted_action": "Vai alla pagina iniziale",
} satisfies Translation<typeof en, "it">;
