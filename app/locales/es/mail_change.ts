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
  "mail_change.keep_title": "Conserva tu correo",
  "mail_change.keep_text":
    "Han pedido a nuestro equipo de atención que cambie tu correo por otro. Pulsa el botón y todo se queda como está.",
  "mail_change.keep_action": "Conservar mi correo",
  "mail_change.kept_title": "Tu correo sigue siendo el mismo",
  "mail_change.kept_text":
    "No se ha cambiado nada. ¿No lo pediste tú? Entonces elige una contraseña nueva, por si acaso.",
  "mail_change.kept_action": "Cambiar mi contraseña",
  "mail_change.keep_error":
    "Ya se ha usado o ha caducado. ¿Ha cambiado tu correo sin que lo pidieras? Entonces escríbenos enseguida.",
  "mail_change.keep_error_action": "Escríbenos",
} satisfies Translation<typeof en, "es">;
