import type en from "../en/offers";
import type { Translation } from "../translation";

export default {
  "offers.label": "Pubblicità",
  "offers.cam_text": "{{name}} chatta dal vivo da un nostro partner e non fa parte di questo sito.",
  "offers.cam_action": "Vai da {{name}}",
  "offers.ad_action": "Dai un’occhiata",
  "offers.new_window": "apre il sito del nostro partner in una nuova finestra",
  "offers.not_found": "Questa offerta non c’è più.",
} satisfies Translation<typeof en, "it">;
