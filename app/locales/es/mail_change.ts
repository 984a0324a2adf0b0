import type en from "../en/mail_change";
import type { Translation } from "../translation";

export default {
  "mail_change.done_title": "Tu nueva dirección está lista",
  "mail_change.done_text": "Desde ahora entras con ella y nuestros correos llegan ahí.",
  "mail_change.error_text":
    "Ya se ha usado o ha caducado. Tu dirección sigue siendo la misma; puedes volver a pedir el cambio.",
  "mail_change.confirm_title": "Tu nuevo correo",
  "mail_change.confirm_text":
    "Pulsa el botón: desde ese momento entras con esta dirección y nuestros correos llegan ahí.",
  "mail_change.confirm_action": "Usar esta dirección",
} satisfies Translation<typeof en, "es">;
