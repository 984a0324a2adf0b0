import type en from "../en/offline";
import type { Translation } from "../translation";

export default {
  "offline.title": "Sei offline",
  "offline.text": "Per questa pagina serve la connessione. Si apre da sola appena torni online.",
  "offline.conversations": "Leggi le mie ultime conversazioni",
} satisfies Translation<typeof en, "it">;
