import type en from "../en/notice";
import type { Translation } from "../translation";

export default {
  "notice.demo":
    "Le persone su questo sito sono inventate. È un esempio di come può essere un sito; qui nessuno aspetta una risposta.",
  "notice.demo_label": "Informazioni su questo sito",
} satisfies Translation<typeof en, "it">;
