import type en from "../en/puzzles";
import type { Translation } from "../translation";

export default {
  "puzzles.question": "Welche dieser Zahlen ist die größte: {{numbers}}?",
  "puzzles.hint": "Damit keine Maschine Tausende davon verschickt.",
  "puzzles.wrong": "Das ist nicht die größte",
  "puzzles.spent": "Du hast dir Zeit gelassen, das ist in Ordnung. Schick es noch einmal ab.",
  "puzzles.too_many":
    "Mehr nehmen wir ohne JavaScript an einem Tag von hier nicht an. Schalte es ein, oder versuch es morgen noch einmal.",
} satisfies Translation<typeof en, "de">;
