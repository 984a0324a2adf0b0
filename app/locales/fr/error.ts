import type en from "../en/error";
import type { Translation } from "../translation";

export default {
  "error.title": "Erreur",
  "error.try_again": "Réessayer",
  "error.signup_for_free": "S’inscrire gratuitement",
  "error.members_title": "En attendant, des personnes à rencontrer",
  "error.required": "Ce champ est obligatoire",
  "error.too_short": "Ce champ doit contenir au moins {{min}} caractères",
  "error.too_long": "Ce champ peut contenir {{max}} caractères au maximum",
  "error.invalid_choice": "Choisis l’une des options",
  "error.not_found": "Page introuvable : {{path}}",
  "error.unavailable": "Ce site est en travaux. Réessaie dans quelques minutes.",
  "error.moving":
    "On déménage, ça prend quelques minutes. En attendant, fais un tour ; tout le reste sera bientôt de retour.",
  "error.not_saved": "On n’a pas pu enregistrer ça : quelque chose coince chez nous. Réessaie dans quelques minutes.",
  "error.unexpected": "Quelque chose a mal tourné chez nous. Réessaie dans un instant.",
  "error.reference": "Si ça recommence, donne ce code au support : {{id}}",
  "error.offline": "Pas de connexion. Vérifie ton accès à Internet et réessaie.",
  "error.waiting": "Pas de réponse pour le moment. Nous continuons d’essayer, et tes choix restent en place.",
  "error.form_offline": "Tu es hors ligne, donc rien n’a été envoyé. Ce que tu as saisi est toujours là.",
  "error.form_connection": "La connexion a été coupée. Ce que tu as saisi est toujours là : réessaie.",
  "error.form_server":
    "Quelque chose s’est mal passé de notre côté. Ce que tu as saisi est toujours là : réessaie dans un instant.",
  "error.form": "Il reste quelque chose à corriger. Regarde les champs signalés.",
} satisfies Translation<typeof en, "fr">;
