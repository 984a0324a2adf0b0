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

  "mail.deleted.subject": "Tu cuenta se ha eliminado",
  "mail.deleted.preview": "Todavía puedes cambiar de idea.",
  "mail.deleted.text":
    "Como pediste, tu cuenta está eliminada: ya nadie la ve. Hasta el {{date}} puedes recuperarla, tal como estaba, con solo entrar. Después se borra para siempre todo lo personal.",
  "mail.deleted.action": "Quiero recuperarla",
  "mail.deleted.note": "¿No has sido tú? Entra, recupérala y elige otra contraseña.",

  "mail.export.subject": "Tu archivo está listo",
  "mail.export.preview": "Te espera siete días.",
  "mail.export.text":
    "Pediste una copia de todo lo que guardamos de ti. Entra para llevártela; nadie más que tú puede. A los siete días se retira.",
  "mail.export.action": "A mi archivo",
  "mail.export.note": "¿No has sido tú? Elige otra contraseña: puede que alguien haya entrado en tu lugar.",
  "mail.export.readme":
    "Esto es todo lo que guardamos de ti, tal como estaba cuando lo pediste.\n\nCada archivo .json contiene un tipo de datos, como texto sencillo: tu cuenta, tu perfil, tus consentimientos, los mensajes de tus conversaciones, etcétera. Las horas están en UTC. Tus fotos están en la carpeta photos, en el orden de tu perfil.\n\nSolo falta lo que protege tu cuenta: la contraseña cifrada y las claves de acceso.",

  "mail.second_factor_off.subject": "Ha cambiado tu forma de entrar",
  "mail.second_factor_off.preview": "Solo para que lo sepas.",
  "mail.second_factor_off.text":
    "Se ha desactivado la entrada con un código de tu app. Desde ahora basta con tu contraseña.",
  "mail.second_factor_off.action": "Ir a mi cuenta",
  "mail.second_factor_off.note":
    "¿Has sido tú? Entonces todo va bien. Si no, elige enseguida otra contraseña y vuelve a activarlo.",
} satisfies Translation<typeof en, "es">;
