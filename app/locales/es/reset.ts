import type en from "../en/reset";
import type { Translation } from "../translation";

export default {
  "reset.title": "¿Has olvidado tu contraseña?",
  "reset.lead": "Pasa. Dinos tu dirección y te enviamos un enlace para elegir otra.",
  "reset.submit": "Enviarme el enlace",
  "reset.sent_title": "Mira tu correo",
  "reset.sent_text":
    "Si hay una cuenta con esta dirección, un correo con un enlace va de camino. El enlace vale una hora. ¿No te ha llegado? Mira también en el correo no deseado.",
  "reset.too_many":
    "Lo has pedido cinco veces en media hora. Mira en el correo no deseado; puedes volver a pedirlo en {{minutes}} min.",
  "reset.new_title": "Elige una contraseña nueva",
  "reset.new_lead": "Después se cerrará tu sesión en todas partes y solo valdrá la nueva.",
  "reset.new_password": "Contraseña nueva",
  "reset.save": "Guardar mi contraseña",
  "reset.done_title": "Tu contraseña nueva está lista",
  "reset.done_text": "Tu sesión se ha cerrado en todas partes. Entra con tu contraseña nueva.",
  "reset.spent_text": "Ya se ha usado o tiene más de una hora. Pide otro; es un momento.",
  "reset.spent_action": "Pedir otro enlace",
} satisfies Translation<typeof en, "es">;
