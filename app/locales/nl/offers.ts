import type en from "../en/offers";
import type { Translation } from "../translation";

export default {
  "offers.label": "Advertentie",
  "offers.cam_text": "{{name}} chat live bij een partner van ons en is hier geen lid.",
  "offers.cam_action": "Naar {{name}}",
  "offers.ad_action": "Neem een kijkje",
  "offers.new_window": "opent de site van onze partner in een nieuw venster",
  "offers.not_found": "Dit aanbod is er niet meer.",
} satisfies Translation<typeof en, "nl">;
