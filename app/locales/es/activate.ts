import type en from "../en/activate";
import type { Translation } from "../translation";

export default {
  "activate.done_title": "Tu dirección está confirmada",
  "activate.done_text": "Gracias. Desde ahora también puedes escribir a los demás.",
  "activate.done_action": "Echar un vistazo",
  "activate.finish_action": "Terminar mi perfil",
  "activate.error_text":
    "Ya se ha usado o ha caducado. Si ya confirmaste tu dirección, todo en orden. Si no, pide que te enviemos otro correo.",
  "activate.error_action": "A mi correo electrónico",
  "activate.confirm_title": "Un toque más",
  "activate.confirm_text": "Pulsa el botón y tu correo queda confirmado.",
  "activate.confirm_action": "Confirmar mi dirección",
} satisfies Translation<typeof en, "es">;
