import type en from "../en/signup";
import type { Translation } from "../translation";

export default {
  "signup.title": "Iscriviti a {{brand}}",
  "signup.lead": "Un indirizzo, un nome, una password. Il resto può aspettare.",
  "signup.description":
    "Iscriviti con un indirizzo e-mail, un nome e una password. Ci vuole un minuto; le foto e il resto del profilo possono aspettare.",
  "signup.chosen_before": "Quello che hai scelto resta e va nel tuo profilo. Lì puoi cambiarlo quando vuoi.",
  "signup.email": "Indirizzo e-mail",
  "signup.email_hint": "Non lo vede nessun altro.",
  "signup.email_checking": "Controlliamo l’indirizzo…",
  "signup.email_ok": "Questo indirizzo va bene.",
  "signup.did_you_mean": "Intendevi {{email}}?",
  "signup.name": "Nome",
  "signup.name_hint": "È quello che vedono gli altri. Basta il nome o un soprannome.",
  "signup.password": "Password",
  "signup.password_hint": "Qualche parola in fila: facili da ricordare, difficili da indovinare.",
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
  "signup.existing_account_not_confirmed":
    "C’è già un account con questo indirizzo: va solo confermato. Accedi per continuare.",
  "signup.password_weak": "Facile da indovinare",
  "signup.password_fair": "Può andare",
  "signup.password_good": "Ottima password",

  "signup.closed": "Al momento non si possono creare nuovi account",
  "signup.bad_token": "L’indirizzo non è stato verificato, o è passato troppo tempo. Riprova.",
  "signup.bad_csrf": "La risposta del tuo browser non corrisponde. Ricarica la pagina e riprova.",
  "signup.consent_required": "Per creare un profilo ci servono entrambi i tuoi consensi",
  "signup.invalid_email": "Questo indirizzo e-mail non è valido",
  "signup.existing_account_active": "Esiste già un account con questo indirizzo. Puoi accedere.",
  "signup.deleted_account_exists":
    "Un account con questo indirizzo è stato eliminato. Il servizio clienti può aiutarti.",
  "signup.too_many":
    "Dalla tua connessione ci sono state troppe iscrizioni in cinque minuti. Puoi riprovare tra {{minutes}} min.",
  "signup.name_contact": "Niente numeri di telefono o indirizzi nel nome: li vedrebbero tutti",
  "signup.name_starts_with_at": "Un nome non può iniziare con @",
  "signup.name_equal_to_email": "Scegli un nome diverso dal tuo indirizzo e-mail, così nessun altro lo vede",
  "signup.password_common": "Questa password la usano in tanti, quindi è la prima che si prova. Scegline un’altra.",
  "signup.age_closed":
    "Oggi da questo browser non è possibile iscriversi. Questo sito è per persone dai 18 anni in su.",
  "signup.came_for": "Sei qui per {{name}}",
} satisfies Translation<typeof en, "it">;
