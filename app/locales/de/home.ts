import type en from "../en/home";
import type { Translation } from "../translation";

export default {
  "home.title": "Start",
  "home.greeting": "Schön, dass du da bist, {{name}}",
  "home.new_people": "Menschen für dich",
  "home.complete_profile_title": "Erzähl ein bisschen von dir",
  "home.complete_profile_text":
    "Ein paar ehrliche Zeilen, und andere wissen, worauf sie antworten können. Dauert zwei Minuten.",
  "home.complete_profile_action": "Profil ergänzen",
  "home.seen_by_title": "Wer darf dein Profil sehen?",
  "home.seen_by_text": "Im Moment nur Mitglieder. Wenn du willst, dürfen es auch Besucher.",
  "home.seen_by_action": "Auswählen",
  "home.news_title": "Wartet auf dich",
  "home.news_likes_one": "{{count, number}} neuer Like",
  "home.news_likes_other": "{{count, number}} neue Likes",
  "home.see_all": "Alle ansehen",
  "home.empty_title": "Noch ist es ruhig hier",
  "home.empty_text": "Bisher passt niemand zu dem, was du suchst. Stell die Suche mal etwas weiter ein.",
  "home.finder": "Match-Finder",
  "home.reason_region": "Aus deiner Region",
  "home.reason_country": "Aus deinem Land",
  "home.reason_ages": "Ihr passt vom Alter her zusammen",
  "home.reason_language": "Gemeinsame Sprache",
  "home.reason_new": "Neu hier",
} satisfies Translation<typeof en, "de">;
