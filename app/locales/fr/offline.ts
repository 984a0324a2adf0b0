import type en from "../en/offline";
import type { Translation } from "../translation";

export default {
  "offline.title": "Tu es hors ligne",
  "offline.text": "Cette page a besoin d’une connexion. Elle s’ouvre toute seule dès que tu es de nouveau en ligne.",
  "offline.conversations": "Relire mes dernières conversations",
} satisfies Translation<typeof en, "fr">;
