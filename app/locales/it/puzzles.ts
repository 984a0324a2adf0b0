import type en from "../en/puzzles";
import type { Translation } from "../translation";

export default {
  "puzzles.question": "Qual è il più grande di questi numeri: {{numbers}}?",
  "puzzles.hint": "Così nessuna macchina ne manda a migliaia.",
  "puzzles.wrong": "Non è il più grande",
  "puzzles.spent": "Hai fatto con calma, e va bene così. Invia ancora una volta.",
  "puzzles.too_many":
    "Senza JavaScript, per oggi non ne accettiamo altri dalla tua connessione. Attivalo, oppure riprova domani.",
} satisfies Translation<typeof en, "it">;
