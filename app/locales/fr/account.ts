import type en from "../en/account";
import type { Translation } from "../translation";

export default {
  "activate.done_title": "Ton adresse est confirmée",
  "activate.done_text": "Merci. À partir de maintenant, tu peux aussi écrire aux autres.",
  "activate.done_action": "Jeter un œil",
  "activate.finish_action": "Finir mon profil",
  "activate.error_text":
    "Il a déjà servi, ou il est trop vieux. Si tu as déjà confirmé ton adresse, tout va bien. Sinon, fais-toi renvoyer le mail.",
  "activate.error_action": "Vers mon adresse e-mail",

  "account.link_spent": "Ce lien ne marche plus",
  "account.resend": "Renvoyer le mail",
  "account.wrong_address": "L'adresse est fausse ?",
  "account.resend_too_many":
    "Nous t'avons envoyé cinq mails en une demi-heure. Regarde dans tes indésirables ; tu pourras redemander dans {{minutes}} min.",

  "reset.title": "Mot de passe oublié ?",
  "reset.lead": "Ça arrive. Donne-nous ton adresse, et nous t'envoyons un lien pour en choisir un autre.",
  "reset.submit": "M'envoyer le lien",
  "reset.sent_title": "Regarde tes mails",
  "reset.sent_text":
    "S'il y a un compte avec cette adresse, un mail avec un lien est en route. Le lien reste valable une heure. Rien reçu ? Regarde aussi dans tes indésirables.",
  "reset.too_many":
    "Tu l'as demandé cinq fois en une demi-heure. Regarde dans tes indésirables ; tu pourras redemander dans {{minutes}} min.",
  "reset.new_title": "Choisis un nouveau mot de passe",
  "reset.new_lead": "Ensuite, tous tes appareils seront déconnectés, et seul le nouveau comptera.",
  "reset.new_password": "Nouveau mot de passe",
  "reset.save": "Enregistrer mon mot de passe",
  "reset.done_title": "Ton nouveau mot de passe est prêt",
  "reset.done_text": "Tous tes appareils sont déconnectés. Connecte-toi avec ton nouveau mot de passe.",
  "reset.spent_text": "Il a déjà servi, ou il a plus d'une heure. Demandes-en un autre, c'est vite fait.",
  "reset.spent_action": "Demander un nouveau lien",

  "notifications.lead": "Comment te joindre, et à quel sujet.",
  "notifications.email_title": "Ton adresse e-mail",
  "notifications.email_confirmed": "Nous écrivons à {{email}}. Cette adresse est confirmée.",
  "notifications.email_unconfirmed":
    "Nous avons envoyé un mail à {{email}}. Touche le lien qu'il contient pour confirmer l'adresse. Rien reçu ? Regarde aussi dans tes indésirables.",
  "notifications.resent": "Le mail est en route vers {{email}}.",
  "notifications.change_title": "Elle est fausse, ou tu en as une nouvelle ?",
  "notifications.new_email": "Nouvelle adresse e-mail",
  "notifications.password": "Ton mot de passe",
  "notifications.password_hint": "Pour que personne d'autre ne puisse changer l'adresse.",
  "notifications.change": "Changer mon adresse",
  "notifications.change_sent":
    "Un mail est en route vers la nouvelle adresse. Touche le lien qu'il contient, et le changement est fait. D'ici là, tout reste comme avant.",
  "notifications.change_too_many":
    "Tu l'as demandé cinq fois en une demi-heure. Tu pourras redemander dans {{minutes}} min.",
  "notifications.same_address": "C'est déjà ton adresse",
  "notifications.wrong_password": "Ce n'est pas ton mot de passe",
  "notifications.preferences_title": "De quoi pouvons-nous te prévenir ?",
  "notifications.mail_only":
    "Par mail, nous n'écrivons qu'au sujet de ton compte : quand tu confirmes une adresse, choisis un mot de passe et ainsi de suite. Il n'y a donc rien dont se désabonner.",
  "notifications.push_messages": "Une notification push quand quelqu'un m'écrit",
  "notifications.push_likes": "Une notification push quand je plais à quelqu'un",
  "notifications.saved": "Enregistré.",

  "mail_change.done_title": "Ta nouvelle adresse est en place",
  "mail_change.done_text": "Désormais elle te sert à te connecter, et nos mails y arrivent.",
  "mail_change.error_text":
    "Il a déjà servi, ou il est trop vieux. Ton adresse reste la même ; tu peux redemander le changement.",
} satisfies Translation<typeof en, "fr">;
