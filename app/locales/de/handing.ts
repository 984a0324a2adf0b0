import type en from "../en/handing";
import type { Translation } from "../translation";

export default {
  "handing.note": "Notiz",
  "handing.note_hint": "Nur für dein Team. Mitglieder sehen sie nie.",
  "handing.note_missing": "Schreib eine Notiz.",
  "handing.action_note": "Notiz schreiben",
  "handing.action_hand_on": "Weitergeben",
  "handing.to": "An wen",
  "handing.to_missing": "Wähle jemanden aus dem Team.",
  "handing.why": "Was man wissen sollte",
  "handing.why_hint": "Der Fall steht dort einen Tag lang an erster Stelle, mit diesen Worten.",
  "handing.why_missing": "Sag, warum du den Fall weitergibst.",
  "handing.notes": "Notizen",
  "handing.no_notes": "Noch hat niemand etwas geschrieben.",
  "handing.handed": "{{from}} an {{to}}",
  "handing.in_hand": "Bei dir",
  "handing.handed_by": "Von {{name}}: {{text}}",
  "handing.until": "bei dir bis {{time}}",
} satisfies Translation<typeof en, "de">;
