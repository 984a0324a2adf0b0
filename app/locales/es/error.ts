import type en from "../en/error";
import type { Translation } from "../translation";

export default {
  "error.title": "Error",
  "error.try_again": "Intentar de nuevo",
  "error.signup_for_free": "Crear cuenta gratis",
  "error.members_title": "Mientras tanto, gente que podrías conocer",
  "error.required": "Este campo es obligatorio",
  "error.too_short": "Este campo debe tener al menos {{min}} caracteres",
  "error.too_long": "Este campo puede tener como máximo {{max}} caracteres",
  "error.invalid_choice": "Elige una de las opciones",
  "error.not_found": "Página no encontrada: {{path}}",
  "error.unavailable": "Estamos haciendo cambios en este sitio. Vuelve a intentarlo en unos minutos.",
  "error.moving":
    "Estamos de mudanza unos minutos. Puedes ir echando un vistazo; lo demás volverá a funcionar enseguida.",
  "error.not_saved": "No hemos podido guardarlo: algo falla por nuestra parte. Vuelve a intentarlo en unos minutos.",
  "error.unexpected": "Algo ha fallado por nuestra parte. Prueba otra vez en un momento.",
  "error.reference": "Si sigue pasando, dale este código a soporte: {{id}}",
  "error.offline": "No hay conexión. Revisa tu acceso a Internet y vuelve a intentarlo.",
  "error.waiting": "Ahora mismo no hay respuesta. Seguimos intentándolo, y lo que has elegido no se pierde.",
  "error.form_offline": "No tienes conexión, así que no se ha enviado nada. Lo que has rellenado sigue aquí.",
  "error.form_connection": "Se ha cortado la conexión. Lo que has rellenado sigue aquí: vuelve a intentarlo.",
  "error.form_server":
    "Algo ha fallado por nuestra parte. Lo que has rellenado sigue aquí: vuelve a intentarlo en un momento.",
  "error.form": "Todavía hay algo que corregir. Revisa los campos marcados.",
} satisfies Translation<typeof en, "es">;
