import type en from "../en/holds";
import type { Translation } from "../translation";

export default {
  "holds.title": "Per ora non puoi scrivere messaggi",
  "holds.held":
    "Puoi leggere tutto, ma non puoi scrivere messaggi {{period}}. La regola violata: {{rule}} Che cosa abbiamo visto: {{facts}} In «Decisioni e avvisi» nel tuo account puoi chiedere un riesame.",
  "holds.appeal": "Chiedi un riesame",
} satisfies Translation<typeof en, "it">;
