import type en from "../en/offline";
import type { Translation } from "../translation";

export default {
  "offline.title": "Du bist offline",
  "offline.text": "Diese Seite braucht eine Verbindung. Sie öffnet sich von selbst, sobald du wieder online bist.",
  "offline.conversations": "Meine letzten Chats lesen",
} satisfies Translation<typeof en, "de">;
