import type en from "../en/holds";
import type { Translation } from "../translation";

export default {
  "holds.title": "Tu ne peux pas écrire de messages pour l’instant",
  "holds.held":
    "Tu peux tout lire, mais tu ne peux pas écrire de messages {{period}}. La règle enfreinte : {{rule}} Ce que nous avons constaté : {{facts}} Dans « Décisions et avis », dans ton compte, tu peux demander un réexamen.",
  "holds.appeal": "Demander un réexamen",
} satisfies Translation<typeof en, "fr">;
