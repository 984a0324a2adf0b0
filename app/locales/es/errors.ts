import type en from "../en/errors";
import type { Translation } from "../translation";

export default {
  "error.title": "Error",
  "error.signup_for_free": "Crear cuenta gratis",
  "error.members_title": "Mientras tanto, gente que podrías conocer",
  "error.to_home": "Ir a la portada",
  "error.required": "Este campo es obligatorio",
  "error.too_short": "Este campo debe tener al menos {{min}} caracteres",
  "error.too_long": "Este campo puede tener como máximo {{max}} caracteres",
  "error.invalid_choice": "Elige una de las opciones",
  "error.not_found": "Página no encontrada: {{path}}",
  "error.unavailable": "Estamos haciendo cambios en este sitio. Vuelve a intentarlo en unos minutos.",
  "error.moving":
    "Estamos de mudanza unos minutos. Puedes ir echando un vistazo; lo demás volverá a funcionar enseguida.",
  "error.unexpected": "Algo ha fallado por nuestra parte. Prueba otra vez en un momento.",
  "error.offline": "No hay conexión. Revisa tu acceso a Internet y vuelve a intentarlo.",
  "error.form": "Todavía hay algo que corregir. Revisa los campos marcados.",

  "request.cross_site":
    "Esta petición venía de otro sitio, así que no se ha hecho nada. Vuelve atrás e inténtalo aquí.",
  "request.invalid": "No hemos podido entender esta petición.",
  "request.duplicate_field": "Un campo se ha enviado dos veces.",
  "request.too_large": "Es demasiado grande.",
  "request.uri_too_long": "Esta dirección es demasiado larga.",
  "request.method": "Eso no se puede hacer en esta dirección.",
  "request.media_type": "Este tipo de datos no se puede usar aquí.",
  "request.encoding": "Los datos comprimidos de esta forma no se pueden usar aquí.",
  "request.too_many": "Ha sido mucho de golpe. Espera un momento y vuelve a intentarlo.",
  "request.timeout": "Ha tardado demasiado. Vuelve a intentarlo.",
  "request.unknown_host": "No hay ningún sitio en esta dirección.",

  "auth.required": "Primero tienes que entrar",
  "auth.wrong": "El correo y la contraseña no coinciden. Vuelve a intentarlo.",
  "auth.wrong_or_unconfirmed":
    "El correo y la contraseña no coinciden, o el correo aún no está confirmado. ¿Acabas de llegar? Sigue primero el enlace que te hemos enviado.",
  "auth.deleted": "Esta cuenta se ha eliminado. Atención al cliente puede ayudarte.",

  "account.not_confirmed": "Confirma primero tu correo electrónico",

  "signup.closed": "En este momento no se crean cuentas nuevas",
  "signup.bad_token": "No se ha comprobado la dirección, o hace demasiado tiempo. Vuelve a intentarlo.",
  "signup.bad_csrf": "La respuesta de tu navegador no coincide. Recarga la página y vuelve a intentarlo.",
  "signup.consent_required": "Para crear un perfil necesitamos tus dos consentimientos",
  "signup.invalid_email": "Esta dirección de correo no es válida",
  "signup.existing_account_active": "Ya hay una cuenta con esta dirección. Puedes entrar.",
  "signup.deleted_account_exists": "Se eliminó una cuenta con esta dirección. Atención al cliente puede ayudarte.",
  "signup.too_many":
    "Desde tu conexión se han creado demasiadas cuentas en cinco minutos. Puedes volver a probar en {{minutes}} min.",
  "signup.name_starts_with_at": "Un nombre no puede empezar por @",
  "signup.name_equal_to_email": "Elige un nombre que no sea tu correo, para que nadie más lo vea",
  "signup.password_common": "Mucha gente usa esta contraseña, así que es la primera que se prueba. Elige otra.",
  "signup.age_closed":
    "Hoy no es posible crear una cuenta desde este navegador. Este sitio es para personas de 18 años o más.",

  "profile.date_of_birth_error": "Tienes que tener al menos {{min_age}} años",
  "profile.date_of_birth_invalid": "Esto no es una fecha",
  "profile.country_unknown": "Este país no está disponible aquí",
  "profile.region_unknown": "Esta región no está en ese país",
  "profile.field_closed": "Esto no se puede cambiar aquí",
  "profiles.not_found": "Esta persona no está aquí, o ya se ha ido",

  "photos.not_found": "Esta foto (ya) no está aquí",
  "photos.not_an_image": "No es una foto que podamos leer. Sirven JPEG y PNG, se llame como se llame el archivo.",
  "photos.too_large": "El archivo pesa demasiado. Una foto puede tener hasta {{max}} MB.",
  "photos.too_many_pixels": "La foto tiene demasiados píxeles. Caben hasta {{max}} millones.",
  "photos.damaged": "El archivo está dañado. Prueba con otra foto o vuelve a guardar esta.",
  "photos.too_many": "Tienes {{max}} fotos y ya no caben más. Borra una antes.",
  "photos.no_file": "Elige primero una foto",
  "photos.busy": "Ahora mismo llegan muchísimas fotos. Prueba otra vez en unos segundos.",

  "search.members_only": "Solo para miembros: entra o crea una cuenta para ver quién hay",

  "blocks.self": "No puedes bloquear tu propio perfil",

  "likes.self": "Buen intento, pero no puedes dar me gusta a tu propio perfil",

  "chats.not_found": "Esta conversación no está aquí, o ya no existe",
  "chats.self": "No puedes escribir a tu propio perfil",
  "chats.recipient_unavailable": "No es posible escribir a esta persona",
  "chats.empty_message": "Escribe algo primero",
  "chats.key_used": "Este mensaje ya se ha enviado. Recarga la página para verlo.",
  "chats.message_too_long": "Es demasiado largo para un solo mensaje. Caben {{max, number}} caracteres como máximo.",

  "credits.insufficient": "No tienes créditos suficientes para este mensaje",
} satisfies Translation<typeof en, "es">;
