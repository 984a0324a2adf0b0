import type en from "../en/blocks";
import type { Translation } from "../translation";

export default {
  "blocks.self": "No puedes bloquear tu propio perfil",
  "blocks.title": "Personas bloqueadas",
  "blocks.text": "Gente con la que no quieres encontrarte aquí.",
  "blocks.lead": "Ni tú ves a estas personas ni ellas a ti en ningún sitio de esta web. No se les avisa.",
  "blocks.empty": "No has bloqueado a nadie.",
  "blocks.since": "Desde el {{date}}",
  "blocks.confirm_title": "¿Bloquear a {{name}}?",
  "blocks.confirm":
    "Dejarás de ver a {{name}}, y a ti también dejará de verte: ni perfil, ni me gusta, ni mensajes. No se le avisa. Puedes deshacerlo en tu cuenta.",
  "blocks.done": "Has bloqueado a {{name}}.",
  "blocks.undone": "Hecho. Todo vuelve a ser visible entre ambas partes.",
} satisfies Translation<typeof en, "es">;
