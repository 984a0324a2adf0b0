import type en from "../en/account";
import type { Translation } from "../translation";

export default {
  "activate.done_title": "Tu dirección está confirmada",
  "activate.done_text": "Gracias. Desde ahora también puedes escribir a los demás.",
  "activate.done_action": "Echar un vistazo",
  "activate.finish_action": "Terminar mi perfil",
  "activate.error_text":
    "Ya se usó o es demasiado antiguo. Si ya confirmaste tu dirección, todo está bien. Si no, pide que te enviemos otro correo.",
  "activate.error_action": "A mi correo electrónico",

  "account.link_spent": "Este enlace ya no funciona",
  "account.resend": "Enviar el correo otra vez",
  "account.wrong_address": "¿La dirección está mal?",
  "account.resend_too_many":
    "Te hemos enviado cinco correos en media hora. Mira en el correo no deseado; puedes volver a pedirlo en {{minutes}} min.",

  "reset.title": "¿Olvidaste tu contraseña?",
  "reset.lead": "Pasa. Dinos tu dirección y te enviamos un enlace para elegir otra.",
  "reset.submit": "Enviarme el enlace",
  "reset.sent_title": "Mira tu correo",
  "reset.sent_text":
    "Si hay una cuenta con esta dirección, un correo con un enlace va de camino. El enlace vale una hora. ¿No hay nada? Mira también en el correo no deseado.",
  "reset.too_many":
    "Lo has pedido cinco veces en media hora. Mira en el correo no deseado; puedes volver a pedirlo en {{minutes}} min.",
  "reset.new_title": "Elige una contraseña nueva",
  "reset.new_lead": "Después se cerrará tu sesión en todas partes y solo valdrá la nueva.",
  "reset.new_password": "Contraseña nueva",
  "reset.save": "Guardar mi contraseña",
  "reset.done_title": "Tu contraseña nueva está lista",
  "reset.done_text": "Tu sesión se ha cerrado en todas partes. Entra con tu contraseña nueva.",
  "reset.spent_text": "Ya se usó o tiene más de una hora. Pide otro; es un momento.",
  "reset.spent_action": "Pedir otro enlace",

  "notifications.lead": "Cómo te localizamos, y para qué.",
  "notifications.email_title": "Tu correo electrónico",
  "notifications.email_confirmed": "Escribimos a {{email}}. Esta dirección está confirmada.",
  "notifications.email_unconfirmed":
    "Hemos enviado un correo a {{email}}. Toca el enlace que lleva para confirmar la dirección. ¿No hay nada? Mira también en el correo no deseado.",
  "notifications.resent": "El correo va de camino a {{email}}.",
  "notifications.change_title": "¿Está mal, o tienes una nueva?",
  "notifications.new_email": "Nuevo correo electrónico",
  "notifications.password": "Tu contraseña",
  "notifications.password_hint": "Para que solo tú puedas cambiar la dirección.",
  "notifications.change": "Cambiar mi dirección",
  "notifications.change_sent":
    "Un correo va de camino a la nueva dirección. Toca el enlace que lleva y el cambio está hecho. Hasta entonces todo sigue igual.",
  "notifications.change_too_many":
    "Lo has pedido cinco veces en media hora. Puedes volver a pedirlo en {{minutes}} min.",
  "notifications.same_address": "Esta ya es tu dirección",
  "notifications.wrong_password": "Esta no es tu contraseña",
  "notifications.preferences_title": "¿De qué podemos avisarte?",
  "notifications.mail_only":
    "Por correo solo te escribimos sobre tu propia cuenta: cuando confirmas una dirección, eliges una contraseña y cosas así. No hay nada de lo que darse de baja.",
  "notifications.push_messages": "Una notificación push cuando alguien me escriba",
  "notifications.push_likes": "Una notificación push cuando le guste a alguien",
  "notifications.saved": "Guardado.",

  "mail_change.done_title": "Tu nueva dirección está lista",
  "mail_change.done_text": "Desde ahora entras con ella y nuestros correos llegan ahí.",
  "mail_change.error_text":
    "Ya se usó o es demasiado antiguo. Tu dirección sigue siendo la misma; puedes volver a pedir el cambio.",
} satisfies Translation<typeof en, "es">;
