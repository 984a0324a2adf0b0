import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.sender": "Tu cuenta",
  "mail.greeting": "Hola, {{name}}:",
  "mail.greeting_unnamed": "Hola:",
  "mail.link_hint": "Si el botón no hace nada, copia esta dirección en tu navegador:",
  "mail.farewell": "¡Hasta pronto!",
  "mail.reason": "Recibes este correo porque alguien dio esta dirección en {{host}}.",

  "mail.activation.subject": "Confirma tu correo electrónico",
  "mail.activation.preview": "Un toque y listo.",
  "mail.activation.text":
    "Qué bien que estés aquí. Toca el botón para que sepamos que esta dirección es de verdad tuya. Después lo tienes todo abierto.",
  "mail.activation.action": "Confirmar mi dirección",
  "mail.activation.note":
    "El enlace sirve una sola vez y vale tres días. ¿No fuiste tú quien dio esta dirección? Entonces olvídate de este correo y no pasará nada.",

  "mail.known.subject": "Ya tienes una cuenta",
  "mail.known.preview": "No ha cambiado nada.",
  "mail.known.text":
    "Alguien, seguramente tú, acaba de intentar registrarse con esta dirección. Ya tienes una cuenta, así que no se ha creado ni cambiado nada. Entra con la contraseña que elegiste entonces. ¿No la recuerdas? En la página de acceso puedes elegir otra.",
  "mail.known.action": "Entrar",
  "mail.known.note": "¿No fuiste tú? Entonces no tienes que hacer nada.",

  "mail.reset.subject": "Elige una contraseña nueva",
  "mail.reset.preview": "Es solo un minuto.",
  "mail.reset.text":
    "Has pedido una contraseña nueva. Elígela aquí y ya estás dentro otra vez. En todos los dispositivos donde siga abierta, la sesión se cerrará.",
  "mail.reset.action": "Elegir contraseña nueva",
  "mail.reset.note":
    "El enlace sirve una sola vez y vale una hora. ¿No fuiste tú? Olvídate de este correo; tu contraseña sigue igual.",

  "mail.address_change.subject": "Confirma tu nuevo correo electrónico",
  "mail.address_change.preview": "Un toque y te escribimos aquí.",
  "mail.address_change.text":
    "Has dado esta como tu nueva dirección. Toca el botón: desde ese momento entras con ella y nuestros correos llegan aquí.",
  "mail.address_change.action": "Usar esta dirección",
  "mail.address_change.note":
    "El enlace sirve una sola vez y vale un día. ¿No fuiste tú? Olvídate de este correo y no cambiará nada.",

  "mail.address_changed.subject": "Tu correo electrónico ha cambiado",
  "mail.address_changed.preview": "Solo para que lo sepas.",
  "mail.address_changed.text":
    "Tu cuenta tiene ahora otra dirección de correo. Desde ahora escribimos a esa, y ya no a esta.",
  "mail.address_changed.action": "No fui yo",
  "mail.address_changed.note": "¿Fuiste tú? Entonces todo está bien y no tienes que hacer nada.",
} satisfies Translation<typeof en, "es">;
