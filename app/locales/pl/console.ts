import type en from "../en/console";
import type { Translation } from "../translation";

export default {
  "console.title": "Konsola operatora",
  "console.no_operator": "Nikt nie może się tu jeszcze zalogować: ta instalacja nie ma operatora.",
  "console.not_found": "Pod tym adresem niczego nie ma.",
  "console.to_front": "Na stronę główną",
} satisfies Translation<typeof en, "pl">;
