import type en from "../en/interests";
import type { Translation } from "../translation";

export default {
  "interests.cooking": "Gotowanie",
  "interests.eating_out": "Jedzenie na mieście",
  "interests.wine": "Wino",
  "interests.travel": "Podróże",
  "interests.music": "Muzyka",
  "interests.festivals": "Koncerty i festiwale",
  "interests.dancing": "Taniec",
  "interests.film": "Filmy",
  "interests.series": "Seriale",
  "interests.reading": "Książki",
  "interests.theatre": "Teatr",
  "interests.art": "Sztuka i muzea",
  "interests.photography": "Fotografia",
  "interests.hiking": "Wędrówki",
  "interests.cycling": "Rower",
  "interests.running": "Bieganie",
  "interests.fitness": "Siłownia",
  "interests.yoga": "Joga",
  "interests.swimming": "Pływanie",
  "interests.sauna": "Sauna i spa",
  "interests.gardening": "Ogród",
  "interests.animals": "Zwierzęta",
  "interests.games": "Gry",
  "interests.motorcycles": "Motocykle i samochody",
} satisfies Translation<typeof en, "pl">;
