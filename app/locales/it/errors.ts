import type en from "../en/errors";
import type { Translation } from "../translation";

export default {
  "error.title": "Errore",
  "error.signup_for_free": "Iscriviti gratis",
  "error.members_title": "Intanto, ecco chi potresti conoscere",
  "error.to_home": "Vai alla pagina iniziale",
  "error.required": "Questo campo è obbligatorio",
  "error.too_short": "Questo campo deve avere almeno {{min}} caratteri",
  "error.too_long": "Questo campo può avere al massimo {{max}} caratteri",
  "error.invalid_choice": "Scegli una delle opzioni",
  "error.not_found": "Pagina non trovata: {{path}}",
  "error.unavailable": "Stiamo lavorando su questo sito. Riprova tra qualche minuto.",
  "error.moving":
    "Stiamo traslocando, ci vorrà qualche minuto. Intanto dai pure un’occhiata in giro; il resto torna a funzionare a breve.",
  "error.unexpected": "Qualcosa è andato storto da parte nostra. Riprova tra un attimo.",
  "error.offline": "Nessuna connessione. Controlla Internet e riprova.",
  "error.form": "C’è ancora qualcosa da sistemare. Controlla i campi segnalati.",

  "request.cross_site":
    "Questa richiesta veniva da un altro sito, quindi non abbiamo fatto nulla. Torna indietro e riprova qui.",
  "request.invalid": "Non siamo riusciti a capire questa richiesta.",
  "request.duplicate_field": "Un campo è stato inviato due volte.",
  "request.too_large": "È troppo grande.",
  "request.uri_too_long": "Questo indirizzo è troppo lungo.",
  "request.method": "A questo indirizzo non si può fare.",
  "request.media_type": "Questo tipo di dati qui non si può usare.",
  "request.encoding": "Dati compressi in questo modo qui non si possono usare.",
  "request.too_many": "Un po’ troppo tutto insieme. Aspetta un attimo e riprova.",
  "request.timeout": "Ci è voluto troppo. Riprova.",
  "request.unknown_host": "A questo indirizzo non c’è nessun sito.",

  "auth.required": "Prima devi accedere",
  "auth.wrong": "Indirizzo e-mail e password non corrispondono. Riprova.",
  "auth.wrong_or_unconfirmed":
    "Indirizzo e password non corrispondono, oppure l’indirizzo non è ancora confermato. Prima volta qui? Segui prima il link nella nostra mail.",
  "auth.deleted": "Questo account è stato eliminato. Il servizio clienti può aiutarti.",

  "account.not_confirmed": "Conferma prima il tuo indirizzo e-mail",

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
  "signup.name_starts_with_at": "Un nome non può iniziare con @",
  "signup.name_equal_to_email": "Scegli un nome diverso dal tuo indirizzo e-mail, così nessun altro lo vede",
  "signup.password_common": "Questa password la usano in tanti, quindi è la prima che si prova. Scegline un'altra.",
  "signup.age_closed":
    "Oggi da questo browser non è possibile iscriversi. Questo sito è per persone dai 18 anni in su.",

  "profile.date_of_birth_error": "Devi avere almeno {{min_age}} anni",
  "profile.date_of_birth_invalid": "Questa non è una data",
  "profile.country_unknown": "Questo Paese qui non è disponibile",
  "profile.region_unknown": "Questa regione non si trova in quel Paese",
  "profile.field_closed": "Questo qui non si può modificare",
  "profiles.not_found": "Questa persona non è qui, o non c’è più",

  "photos.not_found": "Questa foto non c'è (più)",
  "photos.not_an_image": "Non è una foto che riusciamo a leggere. Vanno bene JPEG e PNG, comunque si chiami il file.",
  "photos.too_large": "Il file è troppo grande. Una foto può avere al massimo {{max}} MB.",
  "photos.too_many_pixels": "La foto ha troppi pixel. Ce ne stanno al massimo {{max}} milioni.",
  "photos.damaged": "Il file è danneggiato. Prova un'altra foto, oppure salva di nuovo questa.",
  "photos.too_many": "Hai {{max}} foto, di più non ce ne stanno. Prima eliminane una.",
  "photos.no_file": "Prima scegli una foto",
  "photos.busy": "In questo momento arrivano moltissime foto. Riprova tra qualche secondo.",

  "search.members_only": "Riservato ai membri: accedi o iscriviti per vedere chi c’è",

  "blocks.self": "Non puoi bloccare il tuo stesso profilo",

  "likes.self": "Bel tentativo, ma non puoi mettere like al tuo profilo",

  "chats.not_found": "Questa conversazione non è qui, o non c’è più",
  "chats.self": "Non puoi scrivere al tuo stesso profilo",
  "chats.recipient_unavailable": "A questa persona non è possibile scrivere",
  "chats.empty_message": "Scrivi prima qualcosa",
  "chats.key_used": "Questo messaggio è già stato inviato. Ricarica la pagina per vederlo.",
  "chats.message_too_long": "È troppo lungo per un solo messaggio. Ci stanno al massimo {{max, number}} caratteri.",

  "credits.insufficient": "Non hai abbastanza crediti per questo messaggio",
} satisfies Translation<typeof en, "it">;
