import type en from "../en/entry";
import type { Translation } from "../translation";

export default {
  "entry.title": "Solo para adultos",
  "entry.text":
    "{{brand}} es un sitio de citas para personas de 18 años o más. En los perfiles y en las conversaciones se puede hablar de amor y de sexo. Si tienes edad y te apetece, adelante.",
  "entry.enter": "Tengo 18 años o más",
  "entry.leave": "Salir",
} satisfies Translation<typeof en, "es">;
