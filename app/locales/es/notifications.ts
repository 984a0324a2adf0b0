import type en from "../en/notifications";
import type { Translation } from "../translation";

export default {
  "notifications.lead": "Cómo te avisamos, y de qué.",
  "notifications.email_title": "Tu correo electrónico",
  "notifications.email_confirmed": "Escribimos a {{email}}. Esta dirección está confirmada.",
  "notifications.email_unconfirmed":
    "Hemos enviado un correo a {{email}}. Pulsa el enlace que lleva para confirmar la dirección. ¿No te ha llegado? Mira también en el correo no deseado.",
  "notifications.resent": "El correo va de camino a {{email}}.",
  "notifications.change_title": "¿Está mal, o tienes una nueva?",
  "notifications.new_email": "Nuevo correo electrónico",
  "notifications.password": "Tu contraseña",
  "notifications.password_hint": "Para que solo tú puedas cambiar la dirección.",
  "notifications.change": "Cambiar mi dirección",
  "notifications.change_sent":
    "Un correo va de camino a la nueva dirección. Pulsa el enlace que lleva y el cambio estará hecho. Hasta entonces todo sigue igual.",
  "notifications.change_too_many":
    "Lo has pedido cinco veces en media hora. Puedes volver a pedirlo en {{minutes}} min.",
  "notifications.same_address": "Esta ya es tu dirección",
  "notifications.wrong_password": "Esta no es tu contraseña",
  "notifications.preferences_title": "¿De qué podemos avisarte?",
  "notifications.mails": "Un correo cuando algo me espera",
  "notifications.mails_daily": "Al cabo de una hora, uno al día como mucho",
  "notifications.mails_mornings": "Por la mañana",
  "notifications.mails_weekly": "Los lunes",
  "notifications.mails_never": "Nunca",
  "notifications.mails_account":
    "Sobre tu propia cuenta te escribimos siempre: para confirmar una dirección, elegir una contraseña y cosas así.",
  "notifications.unsubscribe_title": "¿No quieres más correos de estos?",
  "notifications.unsubscribe_text":
    "Ya no te escribiremos cuando te espere un mensaje o un me gusta. Lo demás sigue igual.",
  "notifications.unsubscribe_newcomers":
    "Ya no te escribiremos cuando haya alguien nuevo en tus búsquedas guardadas. Las búsquedas se quedan.",
  "notifications.unsubscribe": "No enviarme más",
  "notifications.unsubscribed_title": "Ya no recibirás estos correos",
  "notifications.unsubscribed_text": "Puedes volver a activarlos cuando quieras.",
  "notifications.unsubscribe_login": "Entra y elige allí de qué quieres que te escribamos.",
  "notifications.unsubscribe_settings": "Ir a mis notificaciones",
  "notifications.push_messages": "Una notificación push cuando alguien me escriba",
  "notifications.push_likes": "Una notificación push cuando le guste a alguien",
  "notifications.push_visits": "Una notificación push cuando alguien vea mi perfil",
  "notifications.push_names": "Decir en la notificación quién fue",
  "notifications.push_quiet": "De noche no: de 22:00 a 8:00 esperan hasta la mañana",
  "notifications.push_disguised": "Hay algo nuevo para ti",
  "notifications.push_message": "Tienes un mensaje nuevo",
  "notifications.push_like": "Le gustas a alguien",
  "notifications.push_match": "Tienes un match",
  "notifications.push_visit": "Alguien ha visto tu perfil",
  "notifications.push_message_from": "{{name}} te ha escrito",
  "notifications.push_like_from": "Le gustas a {{name}}",
  "notifications.push_match_with": "Tienes un match con {{name}}",
  "notifications.push_visit_from": "{{name}} ha visto tu perfil",
  "notifications.push_here_on": "Las notificaciones están activadas en este navegador.",
  "notifications.push_here_off": "Las notificaciones están desactivadas en este navegador.",
  "notifications.push_here": "Activar las notificaciones aquí",
  "notifications.push_here_stop": "Desactivarlas aquí",
  "notifications.push_here_failed":
    "Tu navegador permite las notificaciones, pero no hemos podido activarlas. Así que aquí no llega ninguna.",
  "notifications.push_here_again": "Volver a intentarlo",
  "notifications.push_here_blocked":
    "Este navegador bloquea nuestras notificaciones. Puedes cambiarlo en sus ajustes para este sitio.",
  "notifications.push_here_unsupported": "Este navegador no puede mostrar notificaciones.",
  "notifications.push_here_ios":
    "Para recibir notificaciones en este dispositivo, añádenos antes a tu pantalla de inicio: toca Compartir y luego «Añadir a pantalla de inicio».",
  "notifications.saved": "Guardado.",
} satisfies Translation<typeof en, "es">;
