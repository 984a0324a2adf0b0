import type en from "../en/interests";
import type { Translation } from "../translation";

export default {
  "interests.cooking": "Cuisine",
  "interests.eating_out": "Restos",
  "interests.wine": "Vin",
  "interests.travel": "Voyages",
  "interests.music": "Musique",
  "interests.festivals": "Concerts et festivals",
  "interests.dancing": "Danse",
  "interests.film": "Cinéma",
  "interests.series": "Séries",
  "interests.reading": "Lecture",
  "interests.theatre": "Théâtre",
  "interests.art": "Art et musées",
  "interests.photography": "Photographie",
  "interests.hiking": "Randonnée",
  "interests.cycling": "Vélo",
  "interests.running": "Course à pied",
  "interests.fitness": "Fitness",
  "interests.yoga": "Yoga",
  "interests.swimming": "Natation",
  "interests.sauna": "Sauna et spa",
  "interests.gardening": "Jardinage",
  "interests.animals": "Animaux",
  "interests.games": "Jeux",
  "interests.motorcycles": "Motos et voitures",
} satisfies Translation<typeof en, "fr">;
