import type en from "../en/handing";
import type { Translation } from "../translation";

export default {
  "handing.note": "Nota",
  "handing.note_hint": "Solo para tu equipo. Los miembros nunca la ven.",
  "handing.note_missing": "Escribe una nota.",
  "handing.action_note": "Escribir una nota",
  "handing.action_hand_on": "Pasar el caso",
  "handing.to": "A quién",
  "handing.to_missing": "Elige a alguien del equipo.",
  "handing.why": "Qué debe saber",
  "handing.why_hint": "Durante un día encuentra el caso antes que ningún otro, con estas palabras.",
  "handing.why_missing": "Di por qué pasas el caso.",
  "handing.notes": "Notas",
  "handing.no_notes": "Nadie ha escrito nada todavía.",
  "handing.handed": "De {{from}} a {{to}}",
  "handing.in_hand": "En tus manos",
  "handing.handed_by": "De {{name}}: {{text}}",
  "handing.until": "tuyo hasta las {{time}}",
} satisfies Translation<typeof en, "es">;
