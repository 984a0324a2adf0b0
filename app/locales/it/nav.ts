import type en from "../en/nav";
import type { Translation } from "../translation";

export default {
  "nav.main": "Navigazione principale",
  "nav.home": "Home",
  "nav.search": "Cerca",
  "nav.likes": "Like",
  "nav.chats": "Chat",
  "nav.profile": "Profilo",
  "nav.login": "Accedi",
  "nav.signup": "Iscriviti",
  "nav.logout": "Esci",
  "nav.account": "Il tuo account",
  "nav.my_profile": "Il mio profilo",
  "nav.badge_chats_one": "{{count, number}} chat non letta",
  "nav.badge_chats_many": "{{count, number}} di chat non lette",
  "nav.badge_chats_other": "{{count, number}} chat non lette",
  "nav.badge_likes_one": "{{count, number}} nuovo like",
  "nav.badge_likes_many": "{{count, number}} di nuovi like",
  "nav.badge_likes_other": "{{count, number}} nuovi like",
  "nav.settings": "Il tuo account",
  "nav.credits": "Crediti",
  "nav.match_title": "È un match",
  "nav.match_text": "Tu e {{name}} vi piacete. Che ne dici di un saluto?",
  "nav.match_write": "Scrivi ora",
  "nav.match_later": "Più tardi",
} satisfies Translation<typeof en, "it">;
