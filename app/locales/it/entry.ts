import type en from "../en/entry";
import type { Translation } from "../translation";

export default {
  "entry.title": "Solo per adulti",
  "entry.text":
    "{{brand}} è un sito di incontri per persone dai 18 anni in su. Nei profili e nelle conversazioni si può parlare di amore e di sesso. Se hai l’età e ti va, entra.",
  "entry.enter": "Ho almeno 18 anni",
  "entry.leave": "Esci",
} satisfies Translation<typeof en, "it">;
