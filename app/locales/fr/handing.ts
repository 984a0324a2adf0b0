import type en from "../en/handing";
import type { Translation } from "../translation";

export default {
  "handing.note": "Note",
  "handing.note_hint": "Pour tes collègues seulement. Les membres ne la voient jamais.",
  "handing.note_missing": "Écris une note.",
  "handing.action_note": "Écrire une note",
  "handing.action_hand_on": "Transmettre",
  "handing.to": "À qui",
  "handing.to_missing": "Choisis un ou une collègue.",
  "handing.why": "Ce qu’il faut savoir",
  "handing.why_hint": "Le dossier lui est proposé en premier, avec ces mots, pendant un jour.",
  "handing.why_missing": "Dis pourquoi tu transmets le dossier.",
  "handing.notes": "Notes de l’équipe",
  "handing.no_notes": "Personne n’a encore rien écrit.",
  "handing.handed": "De {{from}} à {{to}}",
  "handing.in_hand": "Entre tes mains",
  "handing.handed_by": "De {{name}} : {{text}}",
  "handing.until": "à toi jusqu’à {{time}}",
} satisfies Translation<typeof en, "fr">;
