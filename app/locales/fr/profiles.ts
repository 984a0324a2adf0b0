import type en from "../en/profiles";
import type { Translation } from "../translation";

export default {
  "profiles.not_found": "Cette personne est introuvable",
  "profiles.premium_needed": "Cela fait partie de Premium",
} satisfies Translation<typeof en, "fr">;
