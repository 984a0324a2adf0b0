import type en from "../en/blocks";
import type { Translation } from "../translation";

export default {
  "blocks.self": "Non puoi bloccare il tuo stesso profilo",
  "blocks.title": "Persone bloccate",
  "blocks.text": "Chi non vuoi incontrare qui.",
  "blocks.lead": "Tu e queste persone non vi vedete più da nessuna parte su questo sito. Non vengono avvisate.",
  "blocks.empty": "Non hai bloccato nessuno.",
  "blocks.since": "Dal {{date}}",
  "blocks.confirm_title": "Bloccare {{name}}?",
  "blocks.confirm":
    "Non vi vedrete più: niente profilo, niente like, niente messaggi. {{name}} non lo saprà. Puoi annullarlo nel tuo account.",
  "blocks.done": "Hai bloccato {{name}}.",
  "blocks.undone": "Fatto. Potete vedervi di nuovo.",
} satisfies Translation<typeof en, "it">;
