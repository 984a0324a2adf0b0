import type en from "../en/views";
import type { Translation } from "../translation";

export default {
  "views.title": "Vistas guardadas",
  "views.save_this": "Guardar esta vista",
  "views.name": "Nombre de la vista",
  "views.save": "Guardar",
  "views.remove": "Quitar «{{name}}»",
  "views.name_missing": "Ponle un nombre a la vista.",
  "views.name_too_long": "Un nombre tiene como mucho 40 caracteres.",
  "views.path_wrong": "Esta página no se puede guardar.",
  "views.too_many": "Ya tienes {{max}} vistas. Quita una primero.",
} satisfies Translation<typeof en, "es">;
