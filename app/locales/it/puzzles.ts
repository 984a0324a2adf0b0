import type en from "../en/puzzles";
import type { Translation } from "../translation";

export default {
  "puzzles.question": "Qual è il più grande di questi numeri: {{numbers}}?",
  "puzzles.hint": "Così nessuna macchina ne manda a migliaia.",
  "puzzles.wrong": "Non è il più grande",
  "puzzles.spent": "Ti sei preso il tempo che serviva, e va bene così. Invia ancora una volta.",
  "puzzles.too_many": "Senza JavaScript, da qui non ne accettiamo altri in un giorno. Attivalo, oppure riprova domani.",
} satisfies Translation<typeof en, "it">;
