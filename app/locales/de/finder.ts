import type en from "../en/finder";
import type { Translation } from "../translation";

export default {
  "finder.title": "Match-Finder",
  "finder.left_one": "Heute noch {{count, number}} Person",
  "finder.left_other": "Heute noch {{count, number}} Personen",
  "finder.through": "Das waren alle für heute. Morgen wartet eine neue Auswahl.",
  "finder.undo": "Letzte Wahl zurücknehmen",
  "finder.pass": "Weiter",
  "finder.keys": "Wisch oder nimm die Pfeiltasten: links für weiter, rechts für Like.",
} satisfies Translation<typeof en, "de">;
