import type en from "../en/account";
import type { Translation } from "../translation";

export default {
  "account.logged_out": "Has cerrado la sesión. Hasta pronto.",
  "account.deleted_title": "Tu cuenta se ha eliminado",
  "account.deleted_text":
    "Tu perfil ya no se ve, y lo que escribiste se va con él. ¿Has cambiado de idea? Entra en los próximos días y podrás recuperarlo todo. El correo que te hemos enviado dice hasta cuándo.",
  "account.deleted_action": "Ir al inicio",

  "account.link_spent": "Este enlace ya no funciona",
  "account.resend": "Enviar el correo otra vez",
  "account.wrong_address": "¿La dirección está mal?",
  "account.resend_too_many":
    "Te hemos enviado cinco correos en media hora. Mira en el correo no deseado; puedes volver a pedirlo en {{minutes}} min.",

  "account.not_confirmed": "Confirma primero tu correo electrónico",
  "account.terms_changed": "Primero acepta las nuevas condiciones en tu cuenta",

  "account.no_member": "Ese miembro no existe o su cuenta está cerrada",
  "account.reason_missing": "Di por qué: el motivo se guarda con lo que haces",
  "account.rule_missing": "Di qué norma se ha incumplido",
  "account.address_taken": "Otra cuenta tiene ya esta dirección",
  "account.confirmed": "Esta dirección ya está confirmada",
  "account.note_empty": "Una nota necesita un texto",
  "account.note_too_long": "Una nota tiene como mucho {{max}} caracteres",
} satisfies Translation<typeof en, "es">;
