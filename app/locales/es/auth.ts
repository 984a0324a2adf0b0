import type en from "../en/auth";
import type { Translation } from "../translation";

export default {
  "auth.code_required": "También necesitas un código de tu app",
  "auth.suspended": "Esta cuenta está suspendida. Entra en el sitio para leer por qué.",
  "auth.restorable": "Esta cuenta está eliminada. Entra en el sitio para recuperarla.",
  "auth.step_over": "Has tardado demasiado, o algo ha cambiado entretanto. Entra otra vez.",
  "auth.too_many":
    "Desde tu conexión ha habido 25 intentos de entrar en cinco minutos. Puedes volver a probar en {{minutes}} min.",
  "auth.too_many_codes": "Demasiados códigos incorrectos. Puedes volver a probar en {{minutes}} min.",
  "auth.too_many_passwords": "Demasiadas contraseñas incorrectas. Puedes volver a probar en {{minutes}} min.",

  "auth.required": "Primero tienes que entrar",
  "auth.wrong": "Correo o contraseña incorrectos. Vuelve a intentarlo.",
  "auth.wrong_or_unconfirmed":
    "Correo o contraseña incorrectos, o el correo aún no está confirmado. ¿Acabas de llegar? Sigue primero el enlace que te hemos enviado.",
  "auth.deleted": "Esta cuenta se ha eliminado. Atención al cliente puede ayudarte.",
  "auth.slowed":
    "Se han probado muchas contraseñas incorrectas en esta cuenta. Espera un minuto y vuelve a intentarlo, o elige una nueva por correo, que siempre funciona.",
} satisfies Translation<typeof en, "es">;
