import type en from "../en/handing";
import type { Translation } from "../translation";

export default {
  "handing.note": "Notitie",
  "handing.note_hint": "Alleen voor je collega’s. Leden zien dit nooit.",
  "handing.note_missing": "Schrijf een notitie.",
  "handing.action_note": "Notitie schrijven",
  "handing.action_hand_on": "Doorgeven",
  "handing.to": "Aan wie",
  "handing.to_missing": "Kies een collega.",
  "handing.why": "Wat je collega moet weten",
  "handing.why_hint": "Je collega krijgt de zaak als eerste te zien, met deze woorden, een dag lang.",
  "handing.why_missing": "Zeg waarom je de zaak doorgeeft.",
  "handing.notes": "Notities",
  "handing.no_notes": "Nog niemand heeft iets geschreven.",
  "handing.handed": "{{from}} aan {{to}}",
  "handing.in_hand": "Bij jou",
  "handing.handed_by": "Van {{name}}: {{text}}",
  "handing.until": "van jou tot {{time}}",
} satisfies Translation<typeof en, "nl">;
