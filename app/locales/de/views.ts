import type en from "../en/views";
import type { Translation } from "../translation";

export default {
  "views.title": "Gespeicherte Ansichten",
  "views.save_this": "Diese Ansicht speichern",
  "views.name": "Name der Ansicht",
  "views.save": "Speichern",
  "views.remove": "„{{name}}“ entfernen",
  "views.name_missing": "Gib der Ansicht einen Namen.",
  "views.name_too_long": "Ein Name hat höchstens 40 Zeichen.",
  "views.path_wrong": "Diese Seite lässt sich nicht speichern.",
  "views.too_many": "Du hast schon {{max}} Ansichten. Entferne zuerst eine.",
} satisfies Translation<typeof en, "de">;
