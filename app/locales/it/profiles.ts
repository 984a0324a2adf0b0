import type en from "../en/profiles";
import type { Translation } from "../translation";

export default {
  "profiles.not_found": "Non abbiamo trovato questa persona",
  "profiles.premium_needed": "Fa parte di Premium",
} satisfies Translation<typeof en, "it">;
