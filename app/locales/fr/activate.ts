import type en from "../en/activate";
import type { Translation } from "../translation";

export default {
  "activate.done_title": "Ton adresse est confirmée",
  "activate.done_text": "Merci. À partir de maintenant, tu peux aussi écrire aux autres.",
  "activate.done_action": "Jeter un œil",
  "activate.finish_action": "Finir mon profil",
  "activate.error_text":
    "Il a déjà servi, ou il a expiré. Si tu as déjà confirmé ton adresse, tout va bien. Sinon, fais-toi renvoyer le mail.",
  "activate.error_action": "Voir mon adresse e-mail",
  "activate.confirm_title": "Plus qu’un geste",
  "activate.confirm_text": "Appuie sur le bouton, et ton adresse e-mail est confirmée.",
  "activate.confirm_action": "Confirmer mon adresse",
} satisfies Translation<typeof en, "fr">;
