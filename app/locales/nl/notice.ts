import type en from "../en/notice";
import type { Translation } from "../translation";

export default {
  "notice.demo":
    "De mensen op deze site zijn verzonnen. Hij laat zien wat een site kan zijn; niemand hier wacht op antwoord.",
  "notice.demo_label": "Over deze site",
} satisfies Translation<typeof en, "nl">;
