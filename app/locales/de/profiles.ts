import type en from "../en/profiles";
import type { Translation } from "../translation";

export default {
  "profiles.not_found": "Dieses Profil konnten wir nicht finden",
  "profiles.premium_needed": "Das gehört zu Premium",
} satisfies Translation<typeof en, "de">;
