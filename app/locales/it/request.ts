import type en from "../en/request";
import type { Translation } from "../translation";

export default {
  "request.cross_site":
    "Questa richiesta veniva da un altro sito, quindi non abbiamo fatto nulla. Torna indietro e riprova qui.",
  "request.invalid": "Non siamo riusciti a capire questa richiesta.",
  "request.missing": "Qui manca ancora qualcosa. Compila il campo.",
  "request.missing_name": "Scrivi il nome che vedranno gli altri.",
  "request.missing_email": "Scrivi il tuo indirizzo e-mail.",
  "request.missing_password": "Scrivi una password.",
  "request.missing_birth_date": "Indica la tua data di nascita.",
  "request.missing_current": "Scrivi la tua password attuale.",
  "request.missing_code": "Scrivi il codice.",
  "request.duplicate_field": "Un campo è stato inviato due volte.",
  "request.too_large": "È troppo grande.",
  "request.uri_too_long": "Questo indirizzo è troppo lungo.",
  "request.method": "A questo indirizzo non si può fare.",
  "request.media_type": "Questo tipo di dati qui non è ammesso.",
  "request.encoding": "Questo tipo di compressione qui non è ammesso.",
  "request.too_many": "Un po’ troppo tutto insieme. Aspetta un attimo e riprova.",
  "request.timeout": "Ci è voluto troppo. Riprova.",
} satisfies Translation<typeof en, "it">;
