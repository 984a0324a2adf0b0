import type en from "../en/home";
import type { Translation } from "../translation";

export default {
  "home.title": "Accueil",
  "home.greeting": "Ça fait plaisir de te voir, {{name}}",
  "home.new_people": "Des profils pour toi",
  "home.complete_profile_title": "Parle un peu de toi",
  "home.complete_profile_text": "Quelques lignes sincères, et on sait quoi te répondre. Ça prend deux minutes.",
  "home.complete_profile_action": "Compléter mon profil",
  "home.seen_by_title": "Qui peut voir ton profil ?",
  "home.seen_by_text": "Pour l’instant, les membres seulement. Si tu veux, les visiteurs aussi.",
  "home.seen_by_action": "Choisir",
  "home.news_title": "Du nouveau pour toi",
  "home.news_likes_one": "{{count, number}} nouveau like",
  "home.news_likes_many": "{{count, number}} de nouveaux likes",
  "home.news_likes_other": "{{count, number}} nouveaux likes",
  "home.see_all": "Voir tout le monde",
  "home.empty_title": "C’est calme, par ici",
  "home.empty_text": "Personne ne correspond encore à ce que tu cherches. Élargis un peu ta recherche.",
  "home.finder": "Trouver un match",
  "home.reason_region": "De ta région",
  "home.reason_country": "De ton pays",
  "home.reason_ages": "Vos âges s’accordent",
  "home.reason_language": "Une langue en commun",
  "home.reason_new": "Ici depuis peu",
} satisfies Translation<typeof en, "fr">;
