import type en from "../en/desk_mail";
import type { Translation } from "../translation";

export default {
  "desk_mail.farewell": "Tu consola",
  "desk_mail.reason": "Recibes este correo porque trabajas en la consola de {{host}}.",
  "desk_mail.keep":
    "Guarda este correo donde nadie con acceso a las bases de datos pueda cambiarlo. El archivo adjunto mostrará más adelante si se cortó algo.",
  "desk_mail.surprise": "¿Te sorprende? Entonces habla enseguida con un titular.",
  "desk_mail.to_operators": "Ver el equipo",
  "desk_mail.to_you": "Ver tu cuenta",
  "desk_mail.to_audit": "Ver el registro",
  "desk_mail.way_passkey": "una llave de acceso",
  "desk_mail.way_password": "una contraseña con una app",
  "desk_mail.chain": "Base de datos",
  "desk_mail.hash": "Huella",
  "desk_mail.taken_at": "Creado",
  "desk_mail.key": "Clave",
  "desk_mail.signature": "Firma",

  "desk_mail.operator_added_subject": "Se ha añadido a alguien a la consola",
  "desk_mail.operator_added_text": "{{by}} ha añadido a {{name}} ({{email}}). Rol: {{role}}, {{brand}}.",
  "desk_mail.operator_joined_subject": "Alguien se ha unido a la consola",
  "desk_mail.operator_joined_text":
    "{{name}} ({{email}}) ha entrado por primera vez, desde {{origin}}. Acceso: {{way}}.",
  "desk_mail.operator_removed_subject": "Se ha quitado a alguien de la consola",
  "desk_mail.operator_removed_text":
    "{{by}} ha quitado a {{name}} ({{email}}): ya no tiene ninguna sesión abierta ni puede hacer nada.",
  "desk_mail.role_given_subject": "Se ha dado un rol",
  "desk_mail.role_given_text": "{{by}} ha dado este rol a {{name}} ({{email}}): {{role}}, {{brand}}.",
  "desk_mail.role_taken_subject": "Se ha quitado un rol",
  "desk_mail.role_taken_text": "{{by}} ha quitado este rol a {{name}} ({{email}}): {{role}}, {{brand}}.",
  "desk_mail.recovery_begun_subject": "Se ha dado un nuevo acceso",
  "desk_mail.recovery_begun_text":
    "{{by}} ha dado a {{name}} ({{email}}) un enlace para un nuevo acceso. Funciona a partir del {{from}} y sustituye a todos los anteriores. Para pararlo: abre el equipo y retira el enlace.",
  "desk_mail.recovery_of_yours_subject": "Se ha dado un nuevo acceso a tu cuenta",
  "desk_mail.recovery_of_yours_text":
    "{{by}} ha creado un enlace con el que alguien puede entrar como tú. Funciona a partir del {{from}} y sustituye a todas tus llaves de acceso y tu contraseña. Si no lo has pedido, avisa enseguida a un titular: cualquiera de ellos puede retirar el enlace.",
  "desk_mail.recovery_taken_back_subject": "Se ha retirado un acceso",
  "desk_mail.recovery_taken_back_text":
    "{{by}} ha retirado el enlace para {{name}} ({{email}}). Ya no funciona. Todos los accesos anteriores siguen como estaban.",
  "desk_mail.recovery_used_subject": "Se ha usado un nuevo acceso",
  "desk_mail.recovery_used_text":
    "Alguien ha usado el enlace para {{name}} ({{email}}), desde {{origin}}. El nuevo acceso: {{way}}. Los anteriores ya no existen y se han cerrado todas las sesiones.",
  "desk_mail.way_in_added_subject": "Tu cuenta tiene un nuevo acceso",
  "desk_mail.way_in_added_text":
    "Desde ahora se puede entrar en tu cuenta así: {{way}}. Configurado desde {{origin}}. Si no has sido tú, avisa enseguida a un titular.",
  "desk_mail.wrong_passwords_subject": "Contraseñas erróneas en la consola",
  "desk_mail.wrong_passwords_text":
    "En un día se han probado más de {{count}} contraseñas erróneas para {{name}} ({{email}}), la última desde {{origin}}. En los dispositivos que {{name}} no ha usado antes, entrar con contraseña va ahora más despacio. Las passkeys y los dispositivos conocidos funcionan como siempre.",
  "desk_mail.checkpoint_subject": "Punto de control del registro",
  "desk_mail.checkpoint_text":
    "Hasta aquí había llegado cada registro el {{at}}. El archivo adjunto dice lo mismo, firmado: npx bouquet audit verify --checkpoint <file>",
  "desk_mail.weekly_subject": "Tus colas de la semana pasada",
  "desk_mail.weekly_text":
    "Del {{from}} al {{until}}: lo que llegó, lo que se decidió y lo que seguía abierto al final.",
  "desk_mail.charged_back_subject": "Un banco recuperó un pago",
  "desk_mail.charged_back_text":
    "{{site}}: el {{at}} un banco recuperó {{amount}} del pedido {{order}} (pagado con {{provider}}). Los créditos, la nota de abono y el IVA están registrados. Responde a tiempo al proveedor si quieres oponerte.",
  "desk_mail.dispute_won_subject": "Se ganó una disputa",
  "desk_mail.dispute_won_text":
    "{{site}}: el {{at}} volvieron {{amount}} del pedido {{order}} (pagado con {{provider}}). El pedido vuelve a estar pagado; los créditos, el recibo y el IVA están registrados.",
  "desk_mail.to_payments": "Ver los pagos",
  "desk_mail.unread": "Estas no se pudieron leer: {{brands}}.",
  "desk_mail.to_figures": "Ver las cifras",
  "desk_mail.goals":
    "Un objetivo no se cumple si nadie decide a tiempo. Los titulares y los managers fijan los objetivos en los ajustes.",

  "desk_mail.language": "Idioma de tus correos",
  "desk_mail.language_of_desk": "El de la consola ({{language}})",
  "desk_mail.desks_own": "El idioma de la consola",
  "desk_mail.action_language": "Cambiar el idioma de tus correos",
  "desk_mail.yours": "Los últimos correos para ti",
  "desk_mail.none": "Todavía no hay ninguno.",
  "desk_mail.mail": "Correo",
  "desk_mail.state": "Estado",
  "desk_mail.state_waiting": "En espera",
  "desk_mail.state_trying": "Ha fallado, se reintenta",
  "desk_mail.state_sent": "Enviado",
  "desk_mail.state_failed": "Ha fallado",
  "desk_mail.state_dropped": "No enviado",
  "desk_mail.why": "Qué dijo el servidor",
  "desk_mail.failing": "Correos que no salen",
  "desk_mail.action_retry": "Volver a enviar un correo",
  "desk_mail.again": "Enviar de nuevo",
} satisfies Translation<typeof en, "es">;
