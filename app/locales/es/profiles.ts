import type en from "../en/profiles";
import type { Translation } from "../translation";

export default {
  "profiles.not_found": "No hemos encontrado a esta persona",
  "profiles.premium_needed": "Esto forma parte de Premium",
} satisfies Translation<typeof en, "es">;
