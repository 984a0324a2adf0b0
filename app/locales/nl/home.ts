import type en from "../en/home";
import type { Translation } from "../translation";

export default {
  "home.title": "Home",
  "home.greeting": "Leuk dat je er bent, {{name}}",
  "home.new_people": "Mensen voor jou",
  "home.complete_profile_title": "Vertel iets over jezelf",
  "home.complete_profile_text":
    "Een paar eerlijke zinnen, en iemand heeft iets om op te antwoorden. Het kost je twee minuten.",
  "home.complete_profile_action": "Mijn profiel aanvullen",
  "home.seen_by_title": "Wie mag je profiel zien?",
  "home.seen_by_text": "Nu kunnen alleen leden dat. Als je wilt, mogen bezoekers het ook.",
  "home.seen_by_action": "Kiezen",
  "home.news_title": "Nieuw voor jou",
  "home.news_likes_one": "{{count, number}} nieuwe like",
  "home.news_likes_other": "{{count, number}} nieuwe likes",
  "home.see_all": "Iedereen bekijken",
  "home.empty_title": "Stil hier",
  "home.empty_text": "Er past nog niemand bij wat je zoekt. Zoek eens wat ruimer.",
  "home.finder": "Match zoeken",
  "home.reason_region": "Uit jouw regio",
  "home.reason_country": "Uit jouw land",
  "home.reason_ages": "Jullie passen qua leeftijd",
  "home.reason_language": "Spreekt jouw taal",
  "home.reason_new": "Nieuw hier",
} satisfies Translation<typeof en, "nl">;
