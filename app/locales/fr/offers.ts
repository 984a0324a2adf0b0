import type en from "../en/offers";
import type { Translation } from "../translation";

export default {
  "offers.label": "Publicité",
  "offers.cam_text": "{{name}} discute en direct chez un de nos partenaires et n’est pas membre de ce site.",
  "offers.cam_action": "Voir {{name}}",
  "offers.ad_action": "Jeter un œil",
  "offers.new_window": "ouvre le site de notre partenaire dans une nouvelle fenêtre",
  "offers.not_found": "Cette offre n’existe plus.",
} satisfies Translation<typeof en, "fr">;
