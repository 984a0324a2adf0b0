import type en from "../en/desk_mail";
import type { Translation } from "../translation";

export default {
  "desk_mail.farewell": "La tua console",
  "desk_mail.reason": "Ricevi questa mail perché lavori alla console su {{host}}.",
  "desk_mail.keep":
    "Conserva questa mail dove nessuno che gestisce i database può modificarla. Il file allegato mostrerà in seguito se è stato tagliato qualcosa.",
  "desk_mail.surprise": "Ti sorprende? Allora parlane subito con chi è titolare.",
  "desk_mail.to_operators": "Vai al team",
  "desk_mail.to_you": "Vai al tuo account",
  "desk_mail.to_audit": "Vai al registro",
  "desk_mail.way_passkey": "una passkey",
  "desk_mail.way_password": "una password con un’app",
  "desk_mail.chain": "Base dati",
  "desk_mail.hash": "Impronta",
  "desk_mail.taken_at": "Creato",
  "desk_mail.key": "Chiave",
  "desk_mail.signature": "Firma",

  "desk_mail.operator_added_subject": "Una persona è stata aggiunta alla console",
  "desk_mail.operator_added_text": "{{by}} ha aggiunto {{name}} ({{email}}). Ruolo: {{role}}, {{brand}}.",
  "desk_mail.operator_joined_subject": "Una persona è entrata nella console",
  "desk_mail.operator_joined_text":
    "{{name}} ({{email}}) ha effettuato il primo accesso, da {{origin}}. Accesso: {{way}}.",
  "desk_mail.operator_removed_subject": "Una persona è stata rimossa dalla console",
  "desk_mail.operator_removed_text": "{{by}} ha rimosso {{name}} ({{email}}), che ora non ha più accessi né permessi.",
  "desk_mail.role_given_subject": "È stato assegnato un ruolo",
  "desk_mail.role_given_text": "{{by}} ha assegnato a {{name}} ({{email}}) questo ruolo: {{role}}, {{brand}}.",
  "desk_mail.role_taken_subject": "È stato tolto un ruolo",
  "desk_mail.role_taken_text": "{{by}} ha tolto a {{name}} ({{email}}) questo ruolo: {{role}}, {{brand}}.",
  "desk_mail.recovery_begun_subject": "È stato dato un nuovo accesso",
  "desk_mail.recovery_begun_text":
    "{{by}} ha dato a {{name}} ({{email}}) un link per un nuovo accesso. Funziona dal {{from}} e sostituisce ogni accesso precedente. Per fermarlo: apri il team e ritira il link.",
  "desk_mail.recovery_of_yours_subject": "È stato dato un nuovo accesso al tuo account",
  "desk_mail.recovery_of_yours_text":
    "{{by}} ha creato un link con cui qualcuno può accedere al posto tuo. Funziona dal {{from}} e sostituisce tutte le tue passkey e la tua password. Se non l’hai chiesto, avvisa subito un titolare: ogni titolare può ritirare il link.",
  "desk_mail.recovery_taken_back_subject": "Un accesso è stato ritirato",
  "desk_mail.recovery_taken_back_text":
    "{{by}} ha ritirato il link per {{name}} ({{email}}). Non funziona più. Tutti gli accessi precedenti restano com’erano.",
  "desk_mail.recovery_used_subject": "Un nuovo accesso è stato usato",
  "desk_mail.recovery_used_text":
    "Qualcuno ha usato il link per {{name}} ({{email}}), da {{origin}}. Il nuovo accesso: {{way}}. Quelli precedenti non esistono più e tutte le sessioni sono state chiuse.",
  "desk_mail.way_in_added_subject": "Il tuo account ha un nuovo accesso",
  "desk_mail.way_in_added_text":
    "D’ora in poi si può accedere al tuo account così: {{way}}. Impostato da {{origin}}. Se non sei stato tu, avvisa subito un titolare.",
  "desk_mail.wrong_passwords_subject": "Password sbagliate alla console",
  "desk_mail.wrong_passwords_text":
    "Per {{name}} ({{email}}) sono state provate più di {{count}} password sbagliate in un giorno, l’ultima da {{origin}}. Sui dispositivi che {{name}} non ha mai usato, l’accesso con password ora è più lento. Le passkey e i dispositivi conosciuti funzionano come sempre.",
  "desk_mail.checkpoint_subject": "Punto di controllo del registro",
  "desk_mail.checkpoint_text":
    "Ecco dov’era arrivato ogni registro il {{at}}. Il file allegato dice lo stesso, firmato: npx bouquet audit verify --checkpoint <file>",
  "desk_mail.weekly_subject": "Le tue code della settimana scorsa",
  "desk_mail.weekly_text":
    "Dal {{from}} al {{until}}: che cosa è arrivato, che cosa è stato deciso e che cosa restava aperto alla fine.",
  "desk_mail.charged_back_subject": "Una banca ha ripreso un pagamento",
  "desk_mail.charged_back_text":
    "{{site}}: il {{at}} una banca ha ripreso {{amount}} per l’ordine {{order}} (pagato con {{provider}}). Crediti, nota di credito e IVA sono registrati. Se vuoi opporti, rispondi in tempo presso il fornitore.",
  "desk_mail.dispute_won_subject": "Una contestazione è stata vinta",
  "desk_mail.dispute_won_text":
    "{{site}}: il {{at}} sono tornati {{amount}} per l’ordine {{order}} (pagato con {{provider}}). L’ordine è di nuovo pagato; crediti, ricevuta e IVA sono registrati.",
  "desk_mail.to_payments": "Vedi i pagamenti",
  "desk_mail.unread": "Questi non erano leggibili: {{brands}}.",
  "desk_mail.to_figures": "Vai alle cifre",
  "desk_mail.goals":
    "Un obiettivo è mancato se nessuno ha deciso in tempo. Titolari e manager fissano gli obiettivi nelle impostazioni.",

  "desk_mail.language": "Lingua delle tue mail",
  "desk_mail.language_of_desk": "Quella della console ({{language}})",
  "desk_mail.desks_own": "La lingua della console",
  "desk_mail.action_language": "Cambiare la lingua delle tue mail",
  "desk_mail.yours": "Le ultime mail per te",
  "desk_mail.none": "Non ce ne sono ancora.",
  "desk_mail.mail": "Mail",
  "desk_mail.state": "Stato",
  "desk_mail.state_waiting": "In attesa",
  "desk_mail.state_trying": "Fallita, si riprova",
  "desk_mail.state_sent": "Inviata",
  "desk_mail.state_failed": "Fallita",
  "desk_mail.state_dropped": "Non inviata",
  "desk_mail.why": "Che cosa ha detto il server",
  "desk_mail.failing": "Mail che non partono",
  "desk_mail.action_retry": "Inviare di nuovo una mail",
  "desk_mail.again": "Invia di nuovo",
} satisfies Translation<typeof en, "it">;
