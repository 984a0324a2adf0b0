import type en from "../en/finder";
import type { Translation } from "../translation";

export default {
  "finder.title": "Znajdź parę",
  "finder.left_one": "Na dziś jeszcze {{count, number}} osoba",
  "finder.left_other": "Na dziś jeszcze {{count, number}} osoby",
  "finder.through": "Na dziś to wszyscy. Jutro czeka nowy zestaw.",
  "finder.undo": "Cofnij ostatni wybór",
  "finder.pass": "Pomiń",
  "finder.keys": "Przesuń lub użyj strzałek: w lewo – pomiń, w prawo – polub.",
  "finder.left_many": "Na dziś jeszcze {{count, number}} osób",
  "finder.left_few": "Na dziś jeszcze {{count, number}} osoby",
} satisfies Translation<typeof en, "pl">;
