import type en from "../en/notice";
import type { Translation } from "../translation";

export default {
  "notice.demo":
    "Les personnes présentes sur ce site sont inventées. Il montre à quoi un site peut ressembler ; personne ici n’attend de réponse.",
  "notice.demo_label": "À propos de ce site",
} satisfies Translation<typeof en, "fr">;
