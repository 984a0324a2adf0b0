import type en from "../en/risk";
import type { Translation } from "../translation";

export default {
  "risk.title": "Che cosa ha notato il sito da solo",
  "risk.lead": "Niente di tutto questo decide qualcosa: dice solo dove guardare.",
  "risk.noticed": "Il sito ha notato qualcosa",
  "risk.name_begun_hour": "Molte conversazioni iniziate in un’ora",
  "risk.name_begun_day": "Molte conversazioni iniziate in un giorno",
  "risk.name_likes_minute": "Molti like in un minuto",
  "risk.name_likes_hour": "Molti like in un’ora",
  "risk.name_unanswered": "Quasi nessuno risponde",
  "risk.name_disliked": "Bloccato o segnalato da più persone",
  "risk.name_push": "Porta le persone fuori dal sito",
  "risk.name_held": "Diversi messaggi trattenuti",
  "risk.name_disposable": "Indirizzo usa e getta",
  "risk.name_country": "Un paese diverso da quello del profilo",
  "risk.name_banned_mailbox": "Stessa casella di un account chiuso",
  "risk.name_banned_device": "Stesso browser di un account chiuso",
  "risk.name_device_accounts": "Più account in un solo browser",
  "risk.said_begun_hour":
    "Conversazioni iniziate in un’ora: {{begun}}, con risposta: {{answered}}. Età dell’account: {{age}}.",
  "risk.said_begun_day":
    "Conversazioni iniziate in un giorno: {{begun}}, con risposta: {{answered}}. Età dell’account: {{age}}.",
  "risk.said_likes_minute": "Like in un minuto: {{likes}}. Età dell’account: {{age}}.",
  "risk.said_likes_hour": "Like in un’ora: {{likes}}. Età dell’account: {{age}}.",
  "risk.said_unanswered":
    "Conversazioni iniziate in una settimana: {{begun}}, con risposta: {{answered}}. Età dell’account: {{age}}.",
  "risk.said_disliked":
    "Persone che in una settimana ne hanno avuto abbastanza: {{people}} (bloccato da {{blocked}}, segnalato da {{reported}}).",
  "risk.said_push":
    "Primi messaggi con contatti, link o modi di pagare in una settimana: {{messages}}, a tante persone: {{people}}.",
  "risk.said_held": "Messaggi trattenuti in una settimana: {{messages}}, a tante persone: {{people}}.",
  "risk.said_disposable": "Iscrizione con un indirizzo usa e getta di {{domain}}.",
  "risk.said_country": "Iscrizione da {{from}}, mentre il profilo dice {{claimed}}.",
  "risk.said_banned_mailbox": "Un altro account della stessa casella è stato chiuso per sempre.",
  "risk.said_banned_device": "Account dello stesso browser chiusi per sempre: {{accounts}}.",
  "risk.said_device_accounts": "Account creati in un solo browser in un giorno: almeno {{accounts}}.",
  "risk.settings": "Profili a rischio",
  "risk.settings_lead":
    "Quello che il sito nota da solo conta per trenta giorni, ogni cosa con il suo peso. A questa somma si apre un caso.",
  "risk.threshold": "Somma che apre un caso",
  "risk.threshold_hint": "Da 1 a 50. Quello che viene notato pesa da 1 a 4.",
  "risk.threshold_wrong": "Indica un numero intero da 1 a 50.",
  "risk.action_settings": "Cambia quando si apre un caso",
} satisfies Translation<typeof en, "it">;
