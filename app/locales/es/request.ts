import type en from "../en/request";
import type { Translation } from "../translation";

export default {
  "request.cross_site":
    "Esta petición venía de otro sitio, así que no se ha hecho nada. Vuelve atrás e inténtalo aquí.",
  "request.invalid": "No hemos podido entender esta petición.",
  "request.missing": "Este campo sigue vacío. Rellénalo.",
  "request.missing_name": "Escribe el nombre que verán los demás.",
  "request.missing_email": "Escribe tu dirección de correo.",
  "request.missing_password": "Escribe una contraseña.",
  "request.missing_birth_date": "Indica tu fecha de nacimiento.",
  "request.missing_current": "Escribe tu contraseña actual.",
  "request.missing_code": "Escribe el código.",
  "request.duplicate_field": "Un campo se ha enviado dos veces.",
  "request.too_large": "Es demasiado grande.",
  "request.uri_too_long": "Esta dirección es demasiado larga.",
  "request.method": "Eso no se puede hacer en esta dirección.",
  "request.media_type": "Este tipo de datos no se admite aquí.",
  "request.encoding": "Este tipo de compresión no se admite aquí.",
  "request.too_many": "Ha sido mucho de golpe. Espera un momento y vuelve a intentarlo.",
  "request.timeout": "Ha tardado demasiado. Vuelve a intentarlo.",
} satisfies Translation<typeof en, "es">;
