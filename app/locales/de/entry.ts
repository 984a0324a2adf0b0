import type en from "../en/entry";
import type { Translation } from "../translation";

export default {
  "entry.title": "Nur für Erwachsene",
  "entry.text":
    "{{brand}} ist eine Datingseite für Menschen ab 18. In Profilen und Chats kann es um Liebe gehen und um Sex. Komm rein, wenn du erwachsen bist und Lust darauf hast.",
  "entry.enter": "Ich bin 18 oder älter",
  "entry.leave": "Lieber nicht",
} satisfies Translation<typeof en, "de">;
