import type en from "../en/transparency";
import type { Translation } from "../translation";

export default {
  "transparency.title": "Transparenzbericht",
  "transparency.lead":
    "Was uns gemeldet wurde, was wir getan haben und was aus Widersprüchen wurde. Keine Zahl hier handelt von einer einzelnen Person.",
  "transparency.none": "Noch ist kein Jahr vorbei: Der erste Bericht folgt danach.",
  "transparency.period": "Vom {{from}} bis zum {{to}}",
  "transparency.years": "Andere Jahre",
  "transparency.notices": "Meldungen rechtswidriger Inhalte",
  "transparency.notices_trusted": "davon von vertrauenswürdigen Hinweisgebern",
  "transparency.median": "Mittlere Zeit bis zur Entscheidung, in Stunden",
  "transparency.measures": "Einschränkungen",
  "transparency.measures_law": "wegen des Gesetzes",
  "transparency.measures_terms": "wegen der Hausregeln",
  "transparency.measures_automated": "allein von einem Programm entschieden",
  "transparency.accuracy": "Programme lagen richtig (Genauigkeit)",
  "transparency.precision": "Von dem, was sie meldeten, zu Recht (Präzision)",
  "transparency.recall": "Von dem, was eine Regel brach, gemeldet (Trefferquote)",
  "transparency.share": "{{percent}} von {{base}}",
  "transparency.too_few": "zu wenig für eine Aussage",
  "transparency.accounts": "Konten gesperrt, auf Zeit oder endgültig",
  "transparency.appeals": "Entschiedene Widersprüche",
  "transparency.appeals_reversed": "davon ganz oder teilweise erfolgreich",
  "transparency.orders": "Anordnungen von Behörden",
  "transparency.misuse": "Sperren wegen Missbrauchs",
  "transparency.figure": "Zahl",
  "transparency.what": "Was",
  "transparency.files": "Alle Teile als Dateien",
  "transparency.files_text": "Das sind die elf Teile, die die Verordnung (EU) 2024/2835 verlangt, und alles als JSON.",
  "transparency.part": "Teil {{n}}",
} satisfies Translation<typeof en, "de">;
