import type en from "../en/risk";
import type { Translation } from "../translation";

export default {
  "risk.title": "Ce que le site a remarqué de lui-même",
  "risk.lead": "Rien de cela ne décide de quoi que ce soit : cela dit seulement où regarder.",
  "risk.noticed": "Le site a remarqué quelque chose",
  "risk.name_begun_hour": "Beaucoup de conversations commencées en une heure",
  "risk.name_begun_day": "Beaucoup de conversations commencées en un jour",
  "risk.name_likes_minute": "Beaucoup de likes en une minute",
  "risk.name_likes_hour": "Beaucoup de likes en une heure",
  "risk.name_unanswered": "Presque personne ne répond",
  "risk.name_disliked": "Bloqué ou signalé par plusieurs personnes",
  "risk.name_push": "Entraîne les gens hors du site",
  "risk.name_held": "Plusieurs messages retenus",
  "risk.name_disposable": "Adresse jetable",
  "risk.name_country": "Un autre pays que celui du profil",
  "risk.name_banned_mailbox": "Même boîte mail qu’un compte fermé",
  "risk.name_banned_device": "Même navigateur qu’un compte fermé",
  "risk.name_device_accounts": "Plusieurs comptes dans un même navigateur",
  "risk.said_begun_hour":
    "Conversations commencées en une heure : {{begun}}, avec réponse : {{answered}}. Âge du compte : {{age}}.",
  "risk.said_begun_day":
    "Conversations commencées en un jour : {{begun}}, avec réponse : {{answered}}. Âge du compte : {{age}}.",
  "risk.said_likes_minute": "Likes en une minute : {{likes}}. Âge du compte : {{age}}.",
  "risk.said_likes_hour": "Likes en une heure : {{likes}}. Âge du compte : {{age}}.",
  "risk.said_unanswered":
    "Conversations commencées en une semaine : {{begun}}, avec réponse : {{answered}}. Âge du compte : {{age}}.",
  "risk.said_disliked":
    "Personnes qui en ont eu assez en une semaine : {{people}} (bloqué par {{blocked}}, signalé par {{reported}}).",
  "risk.said_push":
    "Premiers messages avec coordonnées, liens ou moyens de paiement en une semaine : {{messages}}, à tant de personnes : {{people}}.",
  "risk.said_held": "Messages retenus en une semaine : {{messages}}, à tant de personnes : {{people}}.",
  "risk.said_disposable": "Inscription avec une adresse jetable de {{domain}}.",
  "risk.said_country": "Inscription depuis {{from}}, alors que le profil indique {{claimed}}.",
  "risk.said_banned_mailbox": "Un autre compte de la même boîte mail a été fermé définitivement.",
  "risk.said_banned_device": "Comptes du même navigateur fermés définitivement : {{accounts}}.",
  "risk.said_device_accounts": "Comptes créés dans un même navigateur en un jour : au moins {{accounts}}.",
  "risk.settings": "Profils à risque",
  "risk.settings_lead":
    "Ce que le site remarque de lui-même compte pendant trente jours, chaque chose avec son poids. À cette somme, un dossier s’ouvre.",
  "risk.threshold": "Somme qui ouvre un dossier",
  "risk.threshold_hint": "De 1 à 50. Ce qui est remarqué pèse de 1 à 4.",
  "risk.threshold_wrong": "Indique un nombre entier de 1 à 50.",
  "risk.action_settings": "Changer quand un dossier s’ouvre",
} satisfies Translation<typeof en, "fr">;
