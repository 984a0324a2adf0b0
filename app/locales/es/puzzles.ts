import type en from "../en/puzzles";
import type { Translation } from "../translation";

export default {
  "puzzles.question": "¿Cuál de estos números es el mayor: {{numbers}}?",
  "puzzles.hint": "Para que ninguna máquina envíe miles.",
  "puzzles.wrong": "Ese no es el mayor",
  "puzzles.spent": "Te has tomado tu tiempo, y está bien. Envíalo otra vez.",
  "puzzles.too_many": "Sin JavaScript no aceptamos más desde aquí en un día. Actívalo o inténtalo de nuevo mañana.",
} satisfies Translation<typeof en, "es">;
