import type en from "../en/puzzles";
import type { Translation } from "../translation";

export default {
  "puzzles.question": "¿Cuál de estos números es el mayor: {{numbers}}?",
  "puzzles.hint": "Para que ninguna máquina envíe miles.",
  "puzzles.wrong": "Ese no es el mayor",
  "puzzles.spent": "Te has tomado tu tiempo, y está bien. Envíalo otra vez.",
} satisfies Translation<typeof en, "es">;
