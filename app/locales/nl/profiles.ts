import type en from "../en/profiles";
import type { Translation } from "../translation";

export default {
  "profiles.not_found": "We konden deze persoon niet vinden",
  "profiles.premium_needed": "Dit hoort bij premium",
} satisfies Translation<typeof en, "nl">;
