import type en from "../en/finder";
import type { Translation } from "../translation";

export default {
  "finder.title": "Trova un match",
  "finder.left_one": "Oggi resta {{count, number}} persona",
  "finder.left_other": "Oggi restano {{count, number}} persone",
  "finder.through": "Per oggi è tutto. Domani ti aspetta una nuova selezione.",
  "finder.undo": "Annulla l’ultima scelta",
  "finder.pass": "Avanti",
  "finder.keys": "Scorri o usa le frecce: sinistra per andare avanti, destra per il like.",
  "finder.left_many": "Oggi restano {{count, number}} di persone",
} satisfies Translation<typeof en, "it">;
