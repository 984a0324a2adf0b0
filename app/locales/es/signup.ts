import type en from "../en/signup";
import type { Translation } from "../translation";

export default {
  "signup.title": "Únete a {{brand}}",
  "signup.lead": "Un correo, un nombre, una contraseña. Lo demás puede esperar.",
  "signup.description":
    "Regístrate con un correo, un nombre y una contraseña. Se tarda un minuto; las fotos y el resto del perfil pueden esperar.",
  "signup.chosen_before": "Lo que has elegido se guarda y va a tu perfil. Allí puedes cambiarlo cuando quieras.",
  "signup.email": "Correo electrónico",
  "signup.email_hint": "No lo ve nadie más.",
  "signup.email_checking": "Comprobando la dirección…",
  "signup.email_ok": "Esta dirección es correcta.",
  "signup.did_you_mean": "¿Querías decir {{email}}?",
  "signup.name": "Nombre",
  "signup.name_hint": "Es lo que ven los demás. Basta un nombre de pila o un apodo.",
  "signup.password": "Contraseña",
  "signup.password_hint": "Varias palabras seguidas: fáciles de recordar, difíciles de adivinar.",
  "signup.date_of_birth": "Fecha de nacimiento",
  "signup.date_of_birth_hint": "Tienes que tener {{min_age}} años o más. Los demás ven tu edad, nunca la fecha.",
  "signup.day": "Día",
  "signup.month": "Mes",
  "signup.months":
    "enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre",
  "signup.year": "Año",
  "signup.consent_terms": "Acepto las condiciones y he leído la política de privacidad.",
  "signup.terms_link": "Leer las condiciones",
  "signup.privacy_link": "Leer la política de privacidad",
  "signup.consent_sensitive_data":
    "Un perfil de citas revela cosas íntimas de mí, como quién me atrae y qué me gusta. Acepto que {{brand}} use lo que decida compartir para mostrar mi perfil a los demás y para encontrar a gente para mí. Puedo retirar este consentimiento en cualquier momento.",
  "signup.submit": "Crear mi cuenta",
  "signup.submitting": "Un momento…",
  "signup.have_account": "¿Ya tienes cuenta?",
  "signup.to_login": "Entrar",
  "signup.to_service": "Atención al cliente",
  "signup.free": "Crear una cuenta es gratis.",
  "signup.invite_only_title": "Solo con invitación",
  "signup.invite_only_text": "En este momento {{brand}} no admite nuevos miembros. Si ya tienes cuenta, puedes entrar.",
  "signup.existing_account_not_confirmed":
    "Ya hay una cuenta con esta dirección; solo falta confirmarla. Entra para seguir.",
  "signup.password_weak": "Fácil de adivinar",
  "signup.password_fair": "Puede valer",
  "signup.password_good": "Buena contraseña",

  "signup.closed": "En este momento no se crean cuentas nuevas",
  "signup.bad_token": "No se ha comprobado la dirección, o hace demasiado tiempo. Vuelve a intentarlo.",
  "signup.bad_csrf": "La respuesta de tu navegador no coincide. Recarga la página y vuelve a intentarlo.",
  "signup.consent_required": "Para crear un perfil necesitamos tus dos consentimientos",
  "signup.invalid_email": "Esta dirección de correo no es válida",
  "signup.existing_account_active": "Ya hay una cuenta con esta dirección. Puedes entrar.",
  "signup.deleted_account_exists": "Se eliminó una cuenta con esta dirección. Atención al cliente puede ayudarte.",
  "signup.too_many":
    "Desde tu conexión se han creado demasiadas cuentas en cinco minutos. Puedes volver a probar en {{minutes}} min.",
  "signup.name_contact": "Un nombre no puede llevar un teléfono ni una dirección: lo vería todo el mundo",
  "signup.name_starts_with_at": "Un nombre no puede empezar por @",
  "signup.name_equal_to_email": "Elige un nombre que no sea tu correo, para que nadie más lo vea",
  "signup.password_common": "Mucha gente usa esta contraseña, así que es la primera que se prueba. Elige otra.",
  "signup.age_closed":
    "Hoy no es posible crear una cuenta desde este navegador. Este sitio es para personas de 18 años o más.",
  "signup.came_for": "Has venido por {{name}}",
} satisfies Translation<typeof en, "es">;
