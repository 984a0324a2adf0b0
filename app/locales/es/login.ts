import type en from "../en/login";
import type { Translation } from "../translation";

export default {
  "login.title": "Entrar",
  "login.lead": "Qué bien tenerte de vuelta.",
  "login.description": "Entra para leer tus mensajes, ver a quién le gustas y seguir donde lo dejaste.",
  "login.confirmed": "Entra ahora con la contraseña que has elegido.",
  "login.lead_members_only": "Entra primero; después te llevamos adonde ibas.",
  "login.words_kept": "Tu sesión ha terminado. Entra y recuperarás lo que habías escrito.",
  "login.email": "Correo electrónico",
  "login.password": "Contraseña",
  "login.submit": "Entrar",
  "login.submitting": "Un momento…",
  "login.forgot": "¿Has olvidado tu contraseña?",
  "login.no_account": "¿Aún no tienes cuenta?",
  "login.to_signup": "Crear cuenta",

  "login.code_title": "Un paso más",
  "login.code_lead": "Abre tu app de autenticación y escribe el código que muestra para {{brand}}.",
  "login.code_hint": "¿Ya no tienes la app? También vale un código de recuperación.",
  "login.start_over": "Empezar de nuevo",
  "login.restore_title": "Eliminaste esta cuenta",
  "login.restore_lead":
    "El {{date}} se borrará para siempre, con todo lo que escribiste. Hasta entonces puedes recuperarla, tal como estaba.",
  "login.restore_action": "Recuperarla",
  "login.restore_leave": "Dejarla eliminada",
} satisfies Translation<typeof en, "es">;
