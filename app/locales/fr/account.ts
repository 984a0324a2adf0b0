import type en from "../en/account";
import type { Translation } from "../translation";

export default {
  "account.logged_out": "Ta session est fermée. À bientôt.",
  "account.deleted_title": "Ton compte est supprimé",
  "account.deleted_text":
    "Ton profil n’est plus visible, et ce que tu as écrit part avec lui. Tu changes d’avis ? Connecte-toi dans les prochains jours, et tu retrouveras tout. Notre mail te dit jusqu’à quand.",
  "account.deleted_action": "Aller à l’accueil",

  "account.link_spent": "Ce lien ne marche plus",
  "account.resend": "Renvoyer le mail",
  "account.wrong_address": "Mauvaise adresse ?",
  "account.resend_too_many":
    "Nous t’avons envoyé cinq mails en une demi-heure. Regarde dans tes indésirables ; tu pourras refaire une demande dans {{minutes}} min.",

  "account.not_confirmed": "Confirme d’abord ton adresse e-mail",
  "account.terms_changed": "Accepte d’abord nos conditions modifiées, dans ton compte",

  "account.no_member": "Ce membre n’existe pas, ou son compte est fermé",
  "account.reason_missing": "Dis pourquoi : le motif est conservé avec ce que tu fais",
  "account.rule_missing": "Indique la règle qui a été enfreinte",
  "account.address_taken": "Un autre compte a déjà cette adresse",
  "account.confirmed": "Cette adresse est déjà confirmée",
  "account.note_empty": "Une note ne peut pas être vide",
  "account.note_too_long": "Une note compte au plus {{max}} caractères",
} satisfies Translation<typeof en, "fr">;
