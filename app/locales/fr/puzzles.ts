import type en from "../en/puzzles";
import type { Translation } from "../translation";

export default {
  "puzzles.question": "Lequel de ces nombres est le plus grand : {{numbers}} ?",
  "puzzles.hint": "Pour qu’aucune machine n’en envoie des milliers.",
  "puzzles.wrong": "Ce n’est pas le plus grand",
  "puzzles.spent": "Tu as pris ton temps, et c’est très bien. Envoie-le encore une fois.",
  "puzzles.too_many":
    "Sans JavaScript, nous n’en acceptons pas plus par jour depuis ton réseau. Active-le, ou réessaie demain.",
} satisfies Translation<typeof en, "fr">;
