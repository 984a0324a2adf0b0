import type en from "../en/offline";
import type { Translation } from "../translation";

export default {
  "offline.title": "Estás sin conexión",
  "offline.text": "Esta página necesita conexión. Se abre sola en cuanto vuelvas a tenerla.",
  "offline.conversations": "Leer mis últimas conversaciones",
} satisfies Translation<typeof en, "es">;
