import type en from "../en/puzzles";
import type { Translation } from "../translation";

export default {
  "puzzles.question": "Welk van deze getallen is het grootst: {{numbers}}?",
  "puzzles.hint": "Zodat geen machine er duizenden verstuurt.",
  "puzzles.wrong": "Dat is niet het grootste getal",
  "puzzles.spent": "Je hebt er de tijd voor genomen, en dat mag. Verstuur het nog één keer.",
  "puzzles.too_many":
    "Meer nemen we hier zonder JavaScript op één dag niet aan. Zet het aan, of probeer het morgen nog eens.",
} satisfies Translation<typeof en, "nl">;
