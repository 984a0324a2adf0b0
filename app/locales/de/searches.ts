import type en from "../en/searches";
import type { Translation } from "../translation";

export default {
  "searches.title": "Gespeicherte Suchen",
  "searches.lead":
    "Gib einer Suche einen Namen, dann findest du sie auf jedem Gerät wieder. Wenn du magst, schreiben wir dir einmal in der Woche, wer neu ist.",
  "searches.text": "Suchen, die du behältst, und die Mail, wer neu ist.",
  "searches.empty": "Du hast noch keine Suche gespeichert. Wähl deine Filter und gib der Suche dann einen Namen.",
  "searches.to_search": "Zur Suche",
  "searches.save": "Diese Suche speichern",
  "searches.name": "Name",
  "searches.name_hint": "Zum Beispiel: „In der Nähe“ oder „Wandert gern“.",
  "searches.mails": "Schreib mir einmal in der Woche, wenn jemand neu ist",
  "searches.mails_on": "Montags bekommst du eine Mail, wenn jemand neu ist.",
  "searches.mails_off": "Keine Mail.",
  "searches.mails_start": "Mail bekommen",
  "searches.mails_stop": "Mail abbestellen",
  "searches.show": "Ansehen",
  "searches.remove": "Löschen",
  "searches.saved": "„{{name}}“ ist gespeichert.",
  "searches.changed": "Gespeichert.",
  "searches.removed": "Die Suche ist gelöscht.",
  "searches.everybody": "Alle",
  "searches.manage": "Verwalten",
  "searches.too_many": "Du kannst höchstens {{max}} Suchen speichern. Lösch eine, die du nicht mehr brauchst.",
  "searches.name_taken": "Du hast schon eine Suche mit diesem Namen",
  "searches.not_found": "Diese Suche gibt es nicht mehr",
} satisfies Translation<typeof en, "de">;
