import type en from "../en/notice";
import type { Translation } from "../translation";

export default {
  "notice.demo":
    "Las personas de este sitio son inventadas. Es una muestra de cómo puede ser un sitio; aquí nadie espera respuesta.",
  "notice.demo_label": "Sobre este sitio",
} satisfies Translation<typeof en, "es">;
