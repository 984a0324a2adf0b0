import type en from "../en/offline";
import type { Translation } from "../translation";

export default {
  "offline.title": "Je bent offline",
  "offline.text": "Voor deze pagina is verbinding nodig. Hij gaat vanzelf open zodra je terug bent.",
  "offline.conversations": "Mijn laatste gesprekken lezen",
} satisfies Translation<typeof en, "nl">;
