import type en from "../en/errors";
import type { Translation } from "../translation";

export default {
  "error.title": "Erreur",
  "error.signup_for_free": "S’inscrire gratuitement",
  "error.members_title": "En attendant, des personnes à rencontrer",
  "error.to_home": "Vers la page d’accueil",
  "error.required": "Ce champ est obligatoire",
  "error.too_short": "Ce champ doit contenir au moins {{min}} caractères",
  "error.too_long": "Ce champ peut contenir {{max}} caractères au maximum",
  "error.invalid_choice": "Choisis l’une des options",
  "error.not_found": "Page introuvable : {{path}}",
  "error.unavailable": "Ce site est en travaux. Réessaie dans quelques minutes.",
  "error.moving":
    "On déménage, juste quelques minutes. Tu peux regarder autour de toi ; le reste refonctionne très vite.",
  "error.unexpected": "Quelque chose a mal tourné chez nous. Réessaie dans un instant.",
  "error.offline": "Pas de connexion. Vérifie ton accès à Internet et réessaie.",
  "error.form": "Il reste quelque chose à corriger. Regarde les champs signalés.",

  "request.cross_site":
    "Cette demande venait d’un autre site, alors nous n’avons rien fait. Reviens en arrière et réessaie ici.",
  "request.invalid": "Nous n’avons pas compris cette demande.",
  "request.duplicate_field": "Un champ a été envoyé deux fois.",
  "request.too_large": "C’est trop volumineux.",
  "request.uri_too_long": "Cette adresse est trop longue.",
  "request.method": "Ce n’est pas possible à cette adresse.",
  "request.media_type": "Ce type de données n’est pas accepté ici.",
  "request.encoding": "Cette façon de compresser les données n’est pas acceptée ici.",
  "request.too_many": "Ça fait beaucoup d’un coup. Attends un peu, puis réessaie.",
  "request.timeout": "C’était trop long. Réessaie.",
  "request.unknown_host": "Il n’y a pas de site à cette adresse.",

  "auth.required": "Connecte-toi d’abord",
  "auth.wrong": "L’adresse e-mail et le mot de passe ne vont pas ensemble. Réessaie.",
  "auth.wrong_or_unconfirmed":
    "L’adresse e-mail et le mot de passe ne vont pas ensemble, ou l’adresse n’est pas encore confirmée. Tu viens de t’inscrire ? Suis d’abord le lien dans notre e-mail.",
  "auth.deleted": "Ce compte est supprimé. Le service client peut t’aider.",

  "account.not_confirmed": "Confirme d’abord ton adresse e-mail",

  "signup.closed": "Il n’est pas possible de créer un compte en ce moment",
  "signup.bad_token": "L’adresse n’a pas été vérifiée, ou il y a trop longtemps. Réessaie.",
  "signup.bad_csrf": "La réponse de ton navigateur ne correspond pas. Recharge la page et réessaie.",
  "signup.consent_required": "Pour créer un profil, il nous faut tes deux accords",
  "signup.invalid_email": "Cette adresse e-mail n’est pas valide",
  "signup.existing_account_active": "Un compte existe déjà avec cette adresse. Tu peux te connecter.",
  "signup.deleted_account_exists": "Un compte avec cette adresse a été supprimé. Le service client peut t’aider.",
  "signup.too_many":
    "Il y a eu trop d’inscriptions depuis ta ligne en cinq minutes. Tu peux réessayer dans {{minutes}} min.",
  "signup.name_starts_with_at": "Un nom ne peut pas commencer par @",
  "signup.name_equal_to_email": "Choisis un autre nom que ton adresse e-mail, pour que personne d’autre ne la voie",
  "signup.password_common":
    "Beaucoup de gens utilisent ce mot de passe, c'est donc le premier que l'on essaie. Choisis-en un autre.",
  "signup.age_closed":
    "Il n’est pas possible de s’inscrire depuis ce navigateur aujourd’hui. Ce site est réservé aux personnes de 18 ans et plus.",

  "profile.date_of_birth_error": "Tu dois avoir au moins {{min_age}} ans",
  "profile.date_of_birth_invalid": "Ce n’est pas une date",
  "profile.country_unknown": "Ce pays n’est pas proposé ici",
  "profile.region_unknown": "Cette région ne se trouve pas dans ce pays",
  "profile.field_closed": "Ceci ne peut pas être modifié ici",
  "profiles.not_found": "Cette personne n’est pas ou plus ici",

  "photos.not_found": "Cette photo n'est pas (ou plus) ici",
  "photos.not_an_image":
    "Ce n'est pas une photo que nous pouvons lire. JPEG et PNG conviennent, quel que soit le nom du fichier.",
  "photos.too_large": "Ce fichier est trop lourd. Une photo peut faire jusqu'à {{max}} Mo.",
  "photos.too_many_pixels": "Cette photo a trop de pixels. Il peut y en avoir jusqu'à {{max}} millions.",
  "photos.damaged": "Ce fichier est abîmé. Essaie une autre photo, ou enregistre d'abord celle-ci à nouveau.",
  "photos.too_many": "Tu as {{max}} photos, c'est le maximum. Supprimes-en une d'abord.",
  "photos.no_file": "Choisis d'abord une photo",
  "photos.busy": "Beaucoup de photos arrivent en ce moment. Réessaie dans quelques secondes.",

  "search.members_only": "Réservé aux membres : connecte-toi ou inscris-toi pour voir qui est là",

  "blocks.self": "Tu ne peux pas te bloquer toi-même",

  "likes.self": "Bien tenté, mais tu ne peux pas liker ton propre profil",

  "chats.not_found": "Cette conversation n’est pas ou plus ici",
  "chats.self": "Tu ne peux pas t’écrire à toi-même",
  "chats.recipient_unavailable": "Il n’est pas possible d’écrire à cette personne",
  "chats.empty_message": "Écris d’abord quelque chose",
  "chats.key_used": "Ce message a déjà été envoyé. Recharge la page pour le voir.",
  "chats.message_too_long": "C’est trop long pour un seul message. La limite est de {{max, number}} caractères.",

  "credits.insufficient": "Tu n’as pas assez de crédits pour ce message",
} satisfies Translation<typeof en, "fr">;
