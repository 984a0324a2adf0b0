import type en from "../en/finder";
import type { Translation } from "../translation";

export default {
  "finder.title": "Trouver un match",
  "finder.left_one": "Encore {{count, number}} personne aujourd’hui",
  "finder.left_other": "Encore {{count, number}} personnes aujourd’hui",
  "finder.through": "C’est tout pour aujourd’hui. Une nouvelle sélection t’attend demain.",
  "finder.undo": "Annuler le dernier choix",
  "finder.pass": "Passer",
  "finder.keys": "Fais glisser ou utilise les flèches : à gauche pour passer, à droite pour aimer.",
  "finder.left_many": "Encore {{count, number}} de personnes aujourd’hui",
} satisfies Translation<typeof en, "fr">;
