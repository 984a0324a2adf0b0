import type en from "../en/request";
import type { Translation } from "../translation";

export default {
  "request.cross_site":
    "Cette demande venait d’un autre site, alors nous n’avons rien fait. Reviens en arrière et réessaie ici.",
  "request.invalid": "Nous n’avons pas compris cette demande.",
  "request.missing": "Ce champ est encore vide. Remplis-le.",
  "request.missing_name": "Indique le nom que les autres verront.",
  "request.missing_email": "Indique ton adresse e-mail.",
  "request.missing_password": "Indique un mot de passe.",
  "request.missing_birth_date": "Indique ta date de naissance.",
  "request.missing_current": "Indique ton mot de passe actuel.",
  "request.missing_code": "Saisis le code.",
  "request.duplicate_field": "Un champ a été envoyé deux fois.",
  "request.too_large": "C’est trop volumineux.",
  "request.uri_too_long": "Cette adresse est trop longue.",
  "request.method": "Ce n’est pas possible à cette adresse.",
  "request.media_type": "Ce type de données n’est pas accepté ici.",
  "request.encoding": "Cette façon de compresser les données n’est pas acceptée ici.",
  "request.too_many": "Ça fait beaucoup d’un coup. Attends un peu, puis réessaie.",
  "request.timeout": "Ça a pris trop de temps. Réessaie.",
} satisfies Translation<typeof en, "fr">;
