import type en from "../en/finder";
import type { Translation } from "../translation";

export default {
  "finder.title": "Match zoeken",
  "finder.left_one": "Vandaag nog {{count, number}} persoon",
  "finder.left_other": "Vandaag nog {{count, number}} mensen",
  "finder.through": "Dat was iedereen voor vandaag. Morgen staan er nieuwe mensen klaar.",
  "finder.undo": "Laatste keuze ongedaan maken",
  "finder.pass": "Volgende",
  "finder.keys": "Swipe of gebruik de pijltjes: links voor volgende, rechts voor leuk.",
} satisfies Translation<typeof en, "nl">;
