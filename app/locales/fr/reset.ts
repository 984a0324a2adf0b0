import type en from "../en/reset";
import type { Translation } from "../translation";

export default {
  "reset.title": "Mot de passe oublié ?",
  "reset.lead": "Ça arrive. Donne-nous ton adresse, et nous t’envoyons un lien pour en choisir un nouveau.",
  "reset.submit": "M’envoyer le lien",
  "reset.sent_title": "Regarde tes mails",
  "reset.sent_text":
    "S’il y a un compte avec cette adresse, un mail avec un lien est en route. Le lien reste valable une heure. Rien reçu ? Regarde aussi dans tes indésirables.",
  "reset.too_many":
    "Tu l’as demandé cinq fois en une demi-heure. Regarde dans tes indésirables ; tu pourras refaire une demande dans {{minutes}} min.",
  "reset.new_title": "Choisis un nouveau mot de passe",
  "reset.new_lead": "Ensuite, tous tes appareils seront déconnectés, et seul le nouveau mot de passe marchera.",
  "reset.new_password": "Nouveau mot de passe",
  "reset.save": "Enregistrer mon mot de passe",
  "reset.done_title": "Ton nouveau mot de passe est enregistré",
  "reset.done_text": "Tous tes appareils sont déconnectés. Connecte-toi avec ton nouveau mot de passe.",
  "reset.spent_text": "Il a déjà servi, ou il a plus d’une heure. Demandes-en un autre, c’est vite fait.",
  "reset.spent_action": "Demander un nouveau lien",
} satisfies Translation<typeof en, "fr">;
