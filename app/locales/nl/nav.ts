import type en from "../en/nav";
import type { Translation } from "../translation";

export default {
  "nav.main": "Hoofdmenu",
  "nav.home": "Home",
  "nav.search": "Zoeken",
  "nav.likes": "Likes",
  "nav.chats": "Chats",
  "nav.profile": "Profiel",
  "nav.login": "Inloggen",
  "nav.signup": "Inschrijven",
  "nav.logout": "Uitloggen",
  "nav.account": "Je account",
  "nav.my_profile": "Mijn profiel",
  "nav.badge_chats_one": "{{count, number}} ongelezen chat",
  "nav.badge_chats_other": "{{count, number}} ongelezen chats",
  "nav.badge_likes_one": "{{count, number}} nieuwe like",
  "nav.badge_likes_other": "{{count, number}} nieuwe likes",
  "nav.settings": "Je account",
  "nav.credits": "Credits",
  "nav.match_title": "Het is een match",
  "nav.match_text": "Jij en {{name}} vinden elkaar leuk. Even gedag zeggen?",
  "nav.match_write": "Nu schrijven",
  "nav.match_later": "Nu niet",
} satisfies Translation<typeof en, "nl">;
