import type en from "../en/finder";
import type { Translation } from "../translation";

export default {
  "finder.title": "Buscar un match",
  "finder.left_one": "Queda {{count, number}} persona hoy",
  "finder.left_other": "Quedan {{count, number}} personas hoy",
  "finder.through": "Eso es todo por hoy. Mañana te espera una nueva selección.",
  "finder.undo": "Deshacer la última elección",
  "finder.pass": "Pasar",
  "finder.keys": "Desliza o usa las flechas: izquierda para pasar, derecha para me gusta.",
  "finder.left_many": "Quedan {{count, number}} de personas hoy",
} satisfies Translation<typeof en, "es">;
