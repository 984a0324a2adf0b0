import type en from "../en/interests";
import type { Translation } from "../translation";

export default {
  "interests.cooking": "Kochen",
  "interests.eating_out": "Essen gehen",
  "interests.wine": "Wein",
  "interests.travel": "Reisen",
  "interests.music": "Musik",
  "interests.festivals": "Konzerte und Festivals",
  "interests.dancing": "Tanzen",
  "interests.film": "Filme",
  "interests.series": "Serien",
  "interests.reading": "Lesen",
  "interests.theatre": "Theater",
  "interests.art": "Kunst und Museen",
  "interests.photography": "Fotografieren",
  "interests.hiking": "Wandern",
  "interests.cycling": "Radfahren",
  "interests.running": "Laufen",
  "interests.fitness": "Fitness",
  "interests.yoga": "Yoga",
  "interests.swimming": "Schwimmen",
  "interests.sauna": "Sauna und Wellness",
  "interests.gardening": "Gärtnern",
  "interests.animals": "Tiere",
  "interests.games": "Spiele",
  "interests.motorcycles": "Motorräder und Autos",
} satisfies Translation<typeof en, "de">;
