import type en from "../en/nav";
import type { Translation } from "../translation";

export default {
  "nav.main": "Navigation principale",
  "nav.home": "Accueil",
  "nav.search": "Recherche",
  "nav.likes": "Likes",
  "nav.chats": "Messages",
  "nav.profile": "Profil",
  "nav.login": "Se connecter",
  "nav.signup": "S’inscrire",
  "nav.logout": "Se déconnecter",
  "nav.account": "Ton compte",
  "nav.my_profile": "Mon profil",
  "nav.badge_chats_one": "{{count, number}} discussion non lue",
  "nav.badge_chats_many": "{{count, number}} de discussions non lues",
  "nav.badge_chats_other": "{{count, number}} discussions non lues",
  "nav.badge_likes_one": "{{count, number}} nouveau like",
  "nav.badge_likes_many": "{{count, number}} de nouveaux likes",
  "nav.badge_likes_other": "{{count, number}} nouveaux likes",
  "nav.settings": "Compte",
  "nav.credits": "Crédits",
  "nav.match_title": "C’est un match",
  "nav.match_text": "{{name}} et toi, vous vous plaisez. Et si tu lui disais bonjour ?",
  "nav.match_write": "Écrire maintenant",
  "nav.match_later": "Plus tard",
} satisfies Translation<typeof en, "fr">;
