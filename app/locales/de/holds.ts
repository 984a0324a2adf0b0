import type en from "../en/holds";
import type { Translation } from "../translation";

export default {
  "holds.title": "Du kannst gerade keine Nachrichten schreiben",
  "holds.held":
    "Du kannst alles lesen, aber {{period}} keine Nachrichten schreiben. Gegen welche Regel das verstößt: {{rule}} Was wir festgestellt haben: {{facts}} Unter „Entscheidungen und Hinweise“ in deinem Konto kannst du es noch einmal prüfen lassen.",
  "holds.appeal": "Noch einmal prüfen lassen",
} satisfies Translation<typeof en, "de">;
