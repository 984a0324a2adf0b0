import type en from "../en/blocks";
import type { Translation } from "../translation";

export default {
  "blocks.self": "Dich selbst kannst du nicht blockieren",
  "blocks.title": "Blockierte Leute",
  "blocks.text": "Wem du hier nicht begegnen willst.",
  "blocks.lead": "Ihr seht einander nirgends auf dieser Seite. Sie erfahren nichts davon.",
  "blocks.empty": "Du hast niemanden blockiert.",
  "blocks.since": "Seit {{date}}",
  "blocks.confirm_title": "{{name}} blockieren?",
  "blocks.confirm":
    "Ihr seht einander nicht mehr: kein Profil, keine Likes, keine Nachrichten. {{name}} erfährt nichts davon. In deinem Konto kannst du es rückgängig machen.",
  "blocks.done": "{{name}} ist blockiert.",
  "blocks.undone": "Erledigt. Ihr seht einander wieder.",
} satisfies Translation<typeof en, "de">;
