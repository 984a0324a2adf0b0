import type en from "../en/nav";
import type { Translation } from "../translation";

export default {
  "nav.main": "Hauptmenü",
  "nav.home": "Start",
  "nav.search": "Suche",
  "nav.likes": "Likes",
  "nav.chats": "Chats",
  "nav.profile": "Profil",
  "nav.login": "Einloggen",
  "nav.signup": "Registrieren",
  "nav.logout": "Ausloggen",
  "nav.account": "Dein Konto",
  "nav.my_profile": "Mein Profil",
  "nav.badge_chats_one": "{{count, number}} ungelesener Chat",
  "nav.badge_chats_other": "{{count, number}} ungelesene Chats",
  "nav.badge_likes_one": "{{count, number}} neuer Like",
  "nav.badge_likes_other": "{{count, number}} neue Likes",
  "nav.settings": "Konto",
  "nav.credits": "Credits",
  "nav.match_title": "Ein Match",
  "nav.match_text": "Du und {{name}} mögt euch. Sag doch hallo!",
  "nav.match_write": "Jetzt schreiben",
  "nav.match_later": "Später",
} satisfies Translation<typeof en, "de">;
