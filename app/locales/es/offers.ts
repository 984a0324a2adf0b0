import type en from "../en/offers";
import type { Translation } from "../translation";

export default {
  "offers.label": "Publicidad",
  "offers.cam_text": "{{name}} chatea en directo en la web de un socio nuestro y no es miembro de este sitio.",
  "offers.cam_action": "Ver a {{name}}",
  "offers.ad_action": "Echa un vistazo",
  "offers.new_window": "abre la web de nuestro socio en una ventana nueva",
  "offers.not_found": "Esta oferta ya no está disponible.",
} satisfies Translation<typeof en, "es">;
