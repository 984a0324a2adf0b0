import type en from "../en/interests";
import type { Translation } from "../translation";

export default {
  "interests.cooking": "Cocinar",
  "interests.eating_out": "Salir a comer",
  "interests.wine": "Vino",
  "interests.travel": "Viajar",
  "interests.music": "Música",
  "interests.festivals": "Conciertos y festivales",
  "interests.dancing": "Bailar",
  "interests.film": "Cine",
  "interests.series": "Series de TV",
  "interests.reading": "Leer",
  "interests.theatre": "Teatro",
  "interests.art": "Arte y museos",
  "interests.photography": "Fotografía",
  "interests.hiking": "Senderismo",
  "interests.cycling": "Bicicleta",
  "interests.running": "Correr",
  "interests.fitness": "Gimnasio",
  "interests.yoga": "Yoga",
  "interests.swimming": "Nadar",
  "interests.sauna": "Sauna y spa",
  "interests.gardening": "Jardinería",
  "interests.animals": "Animales",
  "interests.games": "Juegos",
  "interests.motorcycles": "Motos y coches",
} satisfies Translation<typeof en, "es">;
