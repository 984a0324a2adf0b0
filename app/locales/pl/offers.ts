import type en from "../en/offers";
import type { Translation } from "../translation";

export default {
  "offers.label": "Reklama",
  "offers.cam_text": "{{name}} czatuje na żywo u naszego partnera i nie należy do tego serwisu.",
  "offers.cam_action": "Zobacz: {{name}}",
  "offers.ad_action": "Zajrzyj",
  "offers.new_window": "otwiera stronę naszego partnera w nowym oknie",
  "offers.not_found": "Tej oferty już nie ma.",
} satisfies Translation<typeof en, "pl">;
