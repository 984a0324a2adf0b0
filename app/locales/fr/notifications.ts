import type en from "../en/notifications";
import type { Translation } from "../translation";

export default {
  "notifications.lead": "Comment te joindre, et à quel sujet.",
  "notifications.email_title": "Ton adresse e-mail",
  "notifications.email_confirmed": "Nous écrivons à {{email}}. Cette adresse est confirmée.",
  "notifications.email_unconfirmed":
    "Nous avons envoyé un mail à {{email}}. Suis le lien qu’il contient pour confirmer l’adresse. Rien reçu ? Regarde aussi dans tes indésirables.",
  "notifications.resent": "Le mail est en route vers {{email}}.",
  "notifications.change_title": "Ce n’est pas la bonne, ou tu en as une nouvelle ?",
  "notifications.new_email": "Nouvelle adresse e-mail",
  "notifications.password": "Ton mot de passe",
  "notifications.password_hint": "Pour que personne d’autre ne puisse changer l’adresse.",
  "notifications.change": "Changer mon adresse",
  "notifications.change_sent":
    "Un mail est en route vers la nouvelle adresse. Suis le lien qu’il contient, et le changement est fait. D’ici là, tout reste comme avant.",
  "notifications.change_too_many":
    "Tu l’as demandé cinq fois en une demi-heure. Tu pourras refaire une demande dans {{minutes}} min.",
  "notifications.same_address": "C’est déjà ton adresse",
  "notifications.wrong_password": "Ce n’est pas ton mot de passe",
  "notifications.preferences_title": "De quoi pouvons-nous te prévenir ?",
  "notifications.mails": "Un mail quand quelque chose m’attend",
  "notifications.mails_daily": "Au bout d’une heure, un par jour au plus",
  "notifications.mails_mornings": "Le matin",
  "notifications.mails_weekly": "Le lundi",
  "notifications.mails_never": "Jamais",
  "notifications.mails_account":
    "Au sujet de ton compte, nous t’écrivons toujours : pour confirmer une adresse, choisir un mot de passe et ainsi de suite.",
  "notifications.unsubscribe_title": "Ne plus recevoir ces mails ?",
  "notifications.unsubscribe_text":
    "Nous ne t’écrirons plus quand un message ou un like t’attend. Rien d’autre ne change.",
  "notifications.unsubscribe_newcomers":
    "Nous ne t’écrirons plus quand une nouvelle personne correspond à tes recherches enregistrées. Les recherches restent.",
  "notifications.unsubscribe": "Arrêter ces mails",
  "notifications.unsubscribed_title": "Tu ne recevras plus ces mails",
  "notifications.unsubscribed_text": "Tu peux les réactiver quand tu veux.",
  "notifications.unsubscribe_login": "Connecte-toi pour choisir à quel sujet nous t’écrivons.",
  "notifications.unsubscribe_settings": "Voir mes notifications",
  "notifications.push_messages": "Une notification push quand quelqu’un m’écrit",
  "notifications.push_likes": "Une notification push quand je plais à quelqu’un",
  "notifications.push_visits": "Une notification push quand quelqu’un regarde mon profil",
  "notifications.push_names": "Dire dans la notification qui c’était",
  "notifications.push_quiet": "Pas la nuit : de 22 h à 8 h, elles attendent le matin",
  "notifications.push_disguised": "Il y a du nouveau pour toi",
  "notifications.push_message": "Tu as un nouveau message",
  "notifications.push_like": "Tu plais à quelqu’un",
  "notifications.push_match": "Vous vous plaisez",
  "notifications.push_visit": "Quelqu’un a regardé ton profil",
  "notifications.push_message_from": "{{name}} t’a écrit",
  "notifications.push_like_from": "Tu plais à {{name}}",
  "notifications.push_match_with": "{{name}} et toi, vous vous plaisez",
  "notifications.push_visit_from": "{{name}} a regardé ton profil",
  "notifications.push_here_on": "Les notifications sont activées dans ce navigateur.",
  "notifications.push_here_off": "Les notifications sont désactivées dans ce navigateur.",
  "notifications.push_here": "Activer les notifications ici",
  "notifications.push_here_stop": "Les désactiver ici",
  "notifications.push_here_failed":
    "Ton navigateur autorise les notifications, mais l’activation n’a pas marché. Tu n’en reçois donc pas ici.",
  "notifications.push_here_again": "Réessayer",
  "notifications.push_here_blocked":
    "Ce navigateur bloque nos notifications. Tu peux changer cela dans ses réglages pour ce site.",
  "notifications.push_here_unsupported": "Ce navigateur ne peut pas afficher de notifications.",
  "notifications.push_here_ios":
    "Pour recevoir des notifications sur cet appareil, ajoute-nous d’abord à ton écran d’accueil : touche « Partager », puis « Sur l’écran d’accueil ».",
  "notifications.saved": "Enregistré.",
} satisfies Translation<typeof en, "fr">;
