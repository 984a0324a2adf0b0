import type en from "../en/notice";
import type { Translation } from "../translation";

export default {
  "notice.demo":
    "Das hier ist eine Vorschau. Die Menschen auf dieser Seite sind erfunden; niemand wartet hier auf Antwort.",
  "notice.demo_label": "Über diese Seite",
} satisfies Translation<typeof en, "de">;
