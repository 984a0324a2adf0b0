import type en from "../en/auth";
import type { Translation } from "../translation";

export default {
  "auth.code_required": "Il te faut aussi un code de ton appli",
  "auth.suspended": "Ce compte est suspendu. Connecte-toi sur le site pour lire pourquoi.",
  "auth.restorable": "Ce compte est supprimé. Connecte-toi sur le site pour le récupérer.",
  "auth.step_over": "Ça a pris trop de temps, ou quelque chose a changé entre-temps. Connecte-toi à nouveau.",
  "auth.too_many":
    "Il y a eu 25 tentatives de connexion depuis ton réseau en cinq minutes. Tu peux réessayer dans {{minutes}} min.",
  "auth.too_many_codes": "Trop de codes erronés. Tu peux réessayer dans {{minutes}} min.",
  "auth.too_many_passwords": "Trop de mots de passe erronés. Tu peux réessayer dans {{minutes}} min.",

  "auth.required": "Connecte-toi d’abord",
  "auth.wrong": "Adresse e-mail ou mot de passe incorrect. Réessaie.",
  "auth.wrong_or_unconfirmed":
    "Adresse e-mail ou mot de passe incorrect, ou adresse pas encore confirmée. Tu viens de t’inscrire ? Suis d’abord le lien dans notre mail.",
  "auth.deleted": "Ce compte est supprimé. Le service client peut t’aider.",
  "auth.slowed":
    "Beaucoup de mauvais mots de passe ont été essayés sur ce compte. Attends une minute et réessaie, ou choisis un nouveau mot de passe par mail : ça marche toujours.",
} satisfies Translation<typeof en, "fr">;
