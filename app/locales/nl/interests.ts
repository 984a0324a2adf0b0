import type en from "../en/interests";
import type { Translation } from "../translation";

export default {
  "interests.cooking": "Koken",
  "interests.eating_out": "Uit eten",
  "interests.wine": "Wijn",
  "interests.travel": "Reizen",
  "interests.music": "Muziek",
  "interests.festivals": "Concerten en festivals",
  "interests.dancing": "Dansen",
  "interests.film": "Films",
  "interests.series": "Series",
  "interests.reading": "Lezen",
  "interests.theatre": "Theater",
  "interests.art": "Kunst en musea",
  "interests.photography": "Fotografie",
  "interests.hiking": "Wandelen",
  "interests.cycling": "Fietsen",
  "interests.running": "Hardlopen",
  "interests.fitness": "Sportschool",
  "interests.yoga": "Yoga",
  "interests.swimming": "Zwemmen",
  "interests.sauna": "Sauna en wellness",
  "interests.gardening": "Tuinieren",
  "interests.animals": "Dieren",
  "interests.games": "Spelletjes",
  "interests.motorcycles": "Motoren en auto’s",
} satisfies Translation<typeof en, "nl">;
