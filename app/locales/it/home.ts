import type en from "../en/home";
import type { Translation } from "../translation";

export default {
  "home.title": "Home",
  "home.greeting": "Che bello vederti, {{name}}",
  "home.new_people": "Persone per te",
  "home.complete_profile_title": "Racconta qualcosa di te",
  "home.complete_profile_text": "Qualche riga sincera, e gli altri sanno da dove partire. Bastano due minuti.",
  "home.complete_profile_action": "Completa il mio profilo",
  "home.seen_by_title": "Chi può vedere il tuo profilo?",
  "home.seen_by_text": "Per ora solo gli iscritti. Se vuoi, anche i visitatori.",
  "home.seen_by_action": "Scegli",
  "home.news_title": "Novità per te",
  "home.news_likes_one": "{{count, number}} nuovo like",
  "home.news_likes_many": "{{count, number}} di nuovi like",
  "home.news_likes_other": "{{count, number}} nuovi like",
  "home.see_all": "Vedi chi c’è",
  "home.empty_title": "C’è silenzio, qui",
  "home.empty_text": "Per ora nessuno corrisponde a quello che cerchi. Prova ad allargare un po’ la ricerca.",
  "home.finder": "Trova un match",
  "home.reason_region": "Della tua regione",
  "home.reason_country": "Del tuo Paese",
  "home.reason_ages": "Le vostre età si incontrano",
  "home.reason_language": "Parlate la stessa lingua",
  "home.reason_new": "Qui da poco",
} satisfies Translation<typeof en, "it">;
