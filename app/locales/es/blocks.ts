import type en from "../en/blocks";
import type { Translation } from "../translation";

export default {
  "blocks.self": "No puedes bloquear tu propio perfil",
  "blocks.title": "Personas bloqueadas",
  "blocks.text": "Gente con la que no quieres encontrarte aquí.",
  "blocks.lead": "No os veis en ningún sitio de esta web. No se les avisa.",
  "blocks.empty": "No has bloqueado a nadie.",
  "blocks.since": "Desde el {{date}}",
  "blocks.confirm_title": "¿Bloquear a {{name}}?",
  "blocks.confirm":
    "Ya no os veréis: ni perfil, ni me gusta, ni mensajes. {{name}} no lo sabrá. Puedes deshacerlo en tu cuenta.",
  "blocks.done": "Has bloqueado a {{name}}.",
  "blocks.undone": "Hecho. Podéis volver a veros.",
} satisfies Translation<typeof en, "es">;
