import type en from "../en/login";
import type { Translation } from "../translation";

export default {
  "login.title": "Accedi",
  "login.lead": "Che bello ritrovarti.",
  "login.description": "Accedi per leggere i tuoi messaggi, vedere a chi piaci e riprendere il filo.",
  "login.confirmed": "Ora accedi con la password che hai scelto.",
  "login.lead_members_only": "Prima accedi; poi ti portiamo dove volevi andare.",
  "login.words_kept": "La tua sessione è scaduta. Accedi e ritrovi quello che avevi scritto.",
  "login.email": "Indirizzo e-mail",
  "login.password": "Password",
  "login.submit": "Accedi",
  "login.submitting": "Un attimo…",
  "login.forgot": "Password dimenticata?",
  "login.no_account": "Non hai ancora un account?",
  "login.to_signup": "Iscriviti",

  "login.code_title": "Ancora un passaggio",
  "login.code_lead": "Apri la tua app di autenticazione e scrivi il codice che mostra per {{brand}}.",
  "login.code_hint": "Non hai più l’app? Va bene anche un codice di recupero.",
  "login.start_over": "Ricomincia",
  "login.restore_title": "Hai eliminato questo account",
  "login.restore_lead":
    "Il {{date}} viene cancellato per sempre, con tutto quello che hai scritto. Fino ad allora puoi riaverlo, proprio com’era.",
  "login.restore_action": "Riattivalo",
  "login.restore_leave": "Lascialo eliminato",
} satisfies Translation<typeof en, "it">;
