import type en from "../en/offers";
import type { Translation } from "../translation";

export default {
  "offers.label": "Anzeige",
  "offers.cam_text": "{{name}} chattet live bei einem unserer Partner und ist hier kein Mitglied.",
  "offers.cam_action": "Zu {{name}}",
  "offers.ad_action": "Schau vorbei",
  "offers.new_window": "öffnet die Seite unseres Partners in einem neuen Fenster",
  "offers.not_found": "Dieses Angebot gibt es nicht mehr.",
} satisfies Translation<typeof en, "de">;
