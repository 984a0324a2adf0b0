import type en from "../en/handing";
import type { Translation } from "../translation";

export default {
  "handing.note": "Nota",
  "handing.note_hint": "Solo per chi lavora con te. I membri non la vedono mai.",
  "handing.note_missing": "Scrivi una nota.",
  "handing.action_note": "Scrivi una nota",
  "handing.action_hand_on": "Passa il caso",
  "handing.to": "A chi",
  "handing.to_missing": "Scegli una persona del team.",
  "handing.why": "Cosa deve sapere",
  "handing.why_hint": "Per un giorno trova il caso prima di tutti gli altri, con queste parole.",
  "handing.why_missing": "Di’ perché passi il caso.",
  "handing.notes": "Note",
  "handing.no_notes": "Nessuno ha ancora scritto nulla.",
  "handing.handed": "Da {{from}} a {{to}}",
  "handing.in_hand": "In mano tua",
  "handing.handed_by": "Da {{name}}: {{text}}",
  "handing.until": "tuo fino alle {{time}}",
} satisfies Translation<typeof en, "it">;
