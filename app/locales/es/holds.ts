import type en from "../en/holds";
import type { Translation } from "../translation";

export default {
  "holds.title": "Por ahora no puedes escribir mensajes",
  "holds.held":
    "Puedes leerlo todo, pero no puedes escribir mensajes {{period}}. La norma incumplida: {{rule}} Qué hemos visto: {{facts}} En «Decisiones y avisos», en tu cuenta, puedes pedir otra revisión.",
  "holds.appeal": "Pedir otra revisión",
} satisfies Translation<typeof en, "es">;
