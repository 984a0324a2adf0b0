import type en from "../en/console";
import type { Translation } from "../translation";

export default {
  "console.title": "Consola de gestión",
  "console.no_operator": "Aquí todavía no puede entrar nadie: esta instalación no tiene operador.",
  "console.not_found": "En esta dirección no hay nada.",
  "console.to_front": "Ir al inicio",
} satisfies Translation<typeof en, "es">;
