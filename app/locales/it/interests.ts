import type en from "../en/interests";
import type { Translation } from "../translation";

export default {
  "interests.cooking": "Cucina",
  "interests.eating_out": "Mangiare fuori",
  "interests.wine": "Vino",
  "interests.travel": "Viaggi",
  "interests.music": "Musica",
  "interests.festivals": "Concerti e festival",
  "interests.dancing": "Ballo",
  "interests.film": "Cinema",
  "interests.series": "Serie TV",
  "interests.reading": "Lettura",
  "interests.theatre": "Teatro",
  "interests.art": "Arte e musei",
  "interests.photography": "Fotografia",
  "interests.hiking": "Escursioni",
  "interests.cycling": "Bicicletta",
  "interests.running": "Corsa",
  "interests.fitness": "Palestra",
  "interests.yoga": "Yoga",
  "interests.swimming": "Nuoto",
  "interests.sauna": "Sauna e terme",
  "interests.gardening": "Giardinaggio",
  "interests.animals": "Animali",
  "interests.games": "Giochi",
  "interests.motorcycles": "Moto e auto",
} satisfies Translation<typeof en, "it">;
