import type en from "../en/home";
import type { Translation } from "../translation";

export default {
  "home.title": "Start",
  "home.greeting": "Dobrze cię widzieć, {{name}}",
  "home.new_people": "Osoby dla ciebie",
  "home.complete_profile_title": "Napisz parę słów o sobie",
  "home.complete_profile_text": "Kilka szczerych zdań i już jest o co zapytać. Zajmie ci to dwie minuty.",
  "home.complete_profile_action": "Uzupełnij profil",
  "home.seen_by_title": "Kto może zobaczyć twój profil?",
  "home.seen_by_text": "Teraz tylko osoby z kontem. Jeśli chcesz, goście też.",
  "home.seen_by_action": "Wybierz",
  "home.news_title": "Czeka na ciebie",
  "home.news_likes_one": "{{count, number}} nowe polubienie",
  "home.news_likes_few": "{{count, number}} nowe polubienia",
  "home.news_likes_many": "{{count, number}} nowych polubień",
  "home.news_likes_other": "{{count, number}} nowego polubienia",
  "home.see_all": "Zobacz wszystkich",
  "home.empty_title": "Cicho tu",
  "home.empty_text": "Na razie nikt nie pasuje do tego, czego szukasz. Spróbuj poszukać trochę szerzej.",
  "home.finder": "Znajdź parę",
  "home.reason_region": "Z twojego regionu",
  "home.reason_country": "Z twojego kraju",
  "home.reason_ages": "Pasujecie do siebie wiekiem",
  "home.reason_language": "Łączy was język",
  "home.reason_new": "Tu od niedawna",
} satisfies Translation<typeof en, "pl">;
