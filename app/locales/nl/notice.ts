import type en from "../en/notice";
import type { Translation } from "../translation";

export default {
  "notice.demo": "Dit is een voorbeeldsite. De mensen hier zijn verzonnen; niemand wacht op antwoord.",
  "notice.demo_label": "Over deze site",
} satisfies Translation<typeof en, "nl">;
