import type en from "../en/error";
import type { Translation } from "../translation";

export default {
  "error.title": "Errore",
  "error.try_again": "Riprova",
  "error.signup_for_free": "Iscriviti gratis",
  "error.members_title": "Intanto, ecco chi potresti conoscere",
  "error.required": "Questo campo è obbligatorio",
  "error.too_short": "Questo campo deve avere almeno {{min}} caratteri",
  "error.too_long": "Questo campo può avere al massimo {{max}} caratteri",
  "error.invalid_choice": "Scegli una delle opzioni",
  "error.not_found": "Pagina non trovata: {{path}}",
  "error.unavailable": "Stiamo lavorando su questo sito. Riprova tra qualche minuto.",
  "error.moving":
    "Stiamo traslocando, ci vorrà qualche minuto. Intanto dai pure un’occhiata in giro; il resto torna a funzionare a breve.",
  "error.not_saved": "Non siamo riusciti a salvare: c’è un problema da parte nostra. Riprova tra qualche minuto.",
  "error.unexpected": "Qualcosa è andato storto da parte nostra. Riprova tra un attimo.",
  "error.reference": "Se succede ancora, dai questo codice all’assistenza: {{id}}",
  "error.offline": "Nessuna connessione. Controlla la rete e riprova.",
  "error.waiting": "Al momento nessuna risposta. Continuiamo a provare, e le tue scelte restano lì.",
  "error.form_offline": "Sei offline, quindi non è stato inviato nulla. Quello che hai scritto è ancora qui.",
  "error.form_connection": "La connessione è caduta. Quello che hai scritto è ancora qui: riprova.",
  "error.form_server":
    "Qualcosa è andato storto da parte nostra. Quello che hai scritto è ancora qui: riprova tra un attimo.",
  "error.form": "C’è ancora qualcosa da sistemare. Controlla i campi segnalati.",
} satisfies Translation<typeof en, "it">;
