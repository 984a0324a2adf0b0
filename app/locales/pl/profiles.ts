import type en from "../en/profiles";
import type { Translation } from "../translation";

export default {
  "profiles.not_found": "Nie znaleźliśmy tej osoby",
  "profiles.premium_needed": "To należy do Premium",
} satisfies Translation<typeof en, "pl">;
