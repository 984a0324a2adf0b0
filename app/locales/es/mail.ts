import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.greeting": "Hola, {{name}}:",
  "mail.greeting_unnamed": "Hola:",
  "mail.link_hint": "Si el botón no funciona, copia esta dirección en tu navegador:",
  "mail.farewell": "¡Hasta pronto!",
  "mail.signed": "El equipo de {{brand}}",
  "mail.reason": "Recibes este correo porque alguien dio esta dirección en {{host}}.",

  "mail.activation.subject": "Confirma tu correo electrónico",
  "mail.activation.preview": "Un toque y listo.",
  "mail.activation.text":
    "Qué bien que estés aquí. Toca el botón para que sepamos que esta dirección es tuya de verdad. Después ya puedes usarlo todo.",
  "mail.activation.action": "Confirmar mi dirección",
  "mail.activation.note":
    "El enlace sirve una sola vez y vale tres días. ¿No nos has dado tú esta dirección? Entonces ignora este correo y no pasará nada.",

  "mail.known.subject": "Ya tienes una cuenta",
  "mail.known.preview": "No ha cambiado nada.",
  "mail.known.text":
    "Alguien, seguramente tú, acaba de intentar registrarse con esta dirección. Ya tienes una cuenta, así que no se ha creado ni cambiado nada. Entra con la contraseña que elegiste entonces. ¿No la recuerdas? En la página de acceso puedes elegir otra.",
  "mail.known.action": "Entrar",
  "mail.known.note": "¿No has sido tú? Entonces no tienes que hacer nada.",

  "mail.reset.subject": "Elige una contraseña nueva",
  "mail.reset.preview": "Es solo un minuto.",
  "mail.reset.text":
    "Has pedido una contraseña nueva. Elígela aquí y ya estás dentro otra vez. Se cerrará la sesión en todos los dispositivos donde siga abierta.",
  "mail.reset.action": "Elegir contraseña nueva",
  "mail.reset.note":
    "El enlace sirve una sola vez y vale una hora. ¿No has sido tú? Ignora este correo; tu contraseña sigue igual.",

  "mail.address_change.subject": "Confirma tu nuevo correo electrónico",
  "mail.address_change.preview": "Un toque y te escribimos aquí.",
  "mail.address_change.text":
    "Nos has dado esta nueva dirección. Toca el botón: desde ese momento entras con ella y nuestros correos llegan aquí.",
  "mail.address_change.action": "Usar esta dirección",
  "mail.address_change.note":
    "El enlace sirve una sola vez y vale un día. ¿No has sido tú? Ignora este correo y no cambiará nada.",

  "mail.address_changed.subject": "Tu correo electrónico ha cambiado",
  "mail.address_changed.preview": "Solo para que lo sepas.",
  "mail.address_changed.text":
    "Tu cuenta tiene ahora otra dirección de correo. Desde ahora escribimos a esa, y ya no a esta.",
  "mail.address_changed.action": "No he sido yo",
  "mail.address_changed.note": "¿Has sido tú? Entonces todo en orden: no tienes que hacer nada.",

  "mail.address_correction.subject": "Tu correo electrónico está a punto de cambiar",
  "mail.address_correction.preview": "¿Has sido tú? Entonces no tienes que hacer nada.",
  "mail.address_correction.text":
    "Han pedido a nuestro equipo de atención que ponga otro correo en tu cuenta. Se cambiará el {{date}}. Hasta entonces todo sigue como está.",
  "mail.address_correction.action": "Conservar mi correo",
  "mail.address_correction.note":
    "¿Has sido tú? Entonces no tienes que hacer nada. Si no, pulsa el botón y no se cambia nada.",

  "mail.deleted.subject": "Tu cuenta se ha eliminado",
  "mail.deleted.preview": "Todavía puedes cambiar de idea.",
  "mail.deleted.text":
    "Como pediste, tu cuenta está eliminada: ya nadie la ve. Hasta el {{date}} puedes recuperarla, tal como estaba, con solo entrar. Después se borra para siempre todo lo personal.",
  "mail.deleted.action": "Quiero recuperarla",
  "mail.deleted.note": "¿No has sido tú? Entra, recupérala y elige otra contraseña.",

  "mail.export.subject": "Tu archivo está listo",
  "mail.export.preview": "Te espera siete días.",
  "mail.export.text":
    "Pediste una copia de todo lo que guardamos de ti. Entra para descargarla. A los siete días se borra.",
  "mail.export.action": "Ir a mi archivo",
  "mail.export.note": "¿No has sido tú? Elige otra contraseña: puede que alguien haya entrado en tu cuenta.",
  "mail.export.readme":
    "Esto es todo lo que guardamos de ti, tal como estaba cuando lo pediste.\n\nCada archivo .json contiene un tipo de datos, en texto sin formato: tu cuenta, tu perfil, tus consentimientos, los mensajes de tus conversaciones, etcétera. Las horas están en UTC. Tus fotos están en la carpeta photos, en el orden de tu perfil; las que enviaste a alguien están en chat_photos, cada una con el id de su mensaje.\n\nSolo falta lo que protege tu cuenta: la contraseña cifrada y las claves de acceso.",

  "mail.second_factor_off.subject": "Ha cambiado tu forma de entrar",
  "mail.second_factor_off.preview": "Solo para que lo sepas.",
  "mail.second_factor_off.text":
    "Se ha desactivado el acceso con un código de tu app. Desde ahora basta con tu contraseña.",
  "mail.second_factor_off.action": "Ir a mi cuenta",
  "mail.second_factor_off.note":
    "¿Has sido tú? Entonces todo en orden. Si no, elige enseguida otra contraseña y vuelve a activarlo.",

  "mail.second_factor_on.subject": "Ha cambiado tu forma de entrar",
  "mail.second_factor_on.preview": "Solo para que lo sepas.",
  "mail.second_factor_on.text":
    "Desde ahora, para entrar hace falta un código de tu app además de la contraseña. Se ha cerrado la sesión en tus demás dispositivos.",
  "mail.second_factor_on.action": "No he sido yo",
  "mail.second_factor_on.note":
    "¿Has sido tú? Entonces todo en orden. Guarda tus códigos de recuperación donde puedas encontrarlos.",

  "mail.wrong_passwords.subject": "Contraseñas incorrectas en tu cuenta",
  "mail.wrong_passwords.preview": "Solo para que lo sepas.",
  "mail.wrong_passwords.text":
    "En un día se han probado muchas contraseñas incorrectas en tu cuenta. Ahora frenamos a quien lo intente desde un dispositivo que no conocemos. En los que ya has usado antes no notarás nada.",
  "mail.wrong_passwords.action": "Ir a mi cuenta",
  "mail.wrong_passwords.note":
    "¿Has sido tú? Entonces elige una contraseña nueva en la página de acceso. Si no, una contraseña que no uses en ningún otro sitio protege tu cuenta, y un código de una app, todavía más.",

  "mail.receipt.subject": "Tu recibo",
  "mail.receipt.preview": "Para tus archivos.",
  "mail.receipt.text":
    "Gracias por tu pago. Recibo {{number}}: {{item}}, {{total}}, de los que {{vat}} son IVA al {{rate}} %.",
  "mail.receipt.action": "Ver mi pago",
  "mail.receipt.note": "El recibo va adjunto en PDF, y también puedes descargarlo en la página del pago.",

  "mail.refund.subject": "Te devolvemos dinero",
  "mail.refund.preview": "Va adjunta la nota de abono.",
  "mail.refund.text":
    "De lo que pagaste por {{item}} te devolvemos {{amount}} por el mismo medio de pago. Esta es la nota de abono {{number}}.",
  "mail.refund.action": "Ver mi pago",
  "mail.refund.note": "La nota de abono va adjunta en PDF. Tu banco puede tardar unos días en mostrar el dinero.",
  "mail.dispute_won.subject": "Tu pago vuelve a ser válido",
  "mail.dispute_won.preview": "Tu recibo va adjunto.",
  "mail.dispute_won.text":
    "Tu banco había recuperado {{amount}} de lo que pagaste por {{item}} y ahora nos lo ha devuelto. Así que tu pedido vuelve a ser válido, y lo que habíamos retirado está otra vez en tu cuenta. Este es el recibo {{number}}; sustituye a la nota de abono.",
  "mail.dispute_won.action": "Ver mi pago",
  "mail.dispute_won.note": "Va adjunto en PDF. Si no reconoces este pago, escríbenos.",

  "mail.withdrawal.subject": "Hemos recibido tu desistimiento",
  "mail.withdrawal.preview": "Está confirmado.",
  "mail.withdrawal.text":
    "{{name}}, el {{at}} desististe del contrato de {{item}} (recibo {{number}}). {{amount}} vuelve por el mismo medio con el que pagaste, como muy tarde en catorce días.",
  "mail.withdrawal.action": "Ver mi pago",
  "mail.withdrawal.note": "Guarda este correo: confirma tu desistimiento con fecha y hora.",
  "mail.withdrawal_late.subject": "Sobre tu desistimiento",
  "mail.withdrawal_late.preview": "Lo hemos recibido.",
  "mail.withdrawal_late.text":
    "El {{at}} nos comunicaste que desistes del contrato sobre {{item}} (recibo {{number}}). Queda constancia de ello. Por este pedido no queda nada que devolver: el plazo ha terminado, todo se ha usado, o el dinero ya volvió.",
  "mail.withdrawal_late.action": "Ver mi pago",
  "mail.withdrawal_late.note": "Si lo ves de otra manera, escríbenos.",

  "mail.premium_ends.subject": "Algo termina pronto",
  "mail.premium_ends.preview": "No se renueva solo.",
  "mail.premium_ends.text":
    "Tu Premium termina el {{date}}. No se renueva solo y no se te cobra nada. Si te ha gustado, puedes comprar otro periodo; si no, no tienes que hacer nada.",
  "mail.premium_ends.action": "Ver qué opciones hay",
  "mail.premium_ends.note": "Recibes este correo una sola vez, antes de que termine cada periodo.",

  "mail.credits_back.subject": "Has recuperado algo",
  "mail.credits_back.preview": "Solo para que lo sepas.",
  "mail.credits_back.text":
    "Una persona a la que escribiste ya no está aquí y nunca leyó tu primer mensaje. Lo que te costó vuelve a estar en tu cuenta. Créditos: {{credits}}.",
  "mail.credits_back.action": "Ver mis créditos",
  "mail.credits_back.note": "No tienes que hacer nada.",
  "mail.premium_cancelled.subject": "Hemos recibido tu cancelación",
  "mail.premium_cancelled.preview": "Está confirmada.",
  "mail.premium_cancelled.text":
    "{{name}}, el {{at}} cancelaste tu Premium. Termina el {{end}}. No se renueva ni se te cobra nada más.",
  "mail.premium_cancelled.action": "Ver mi Premium",
  "mail.premium_cancelled.note": "Guarda este correo: confirma tu cancelación con fecha y hora.",

  "mail.unsubscribe": "No quiero más correos de estos",
  "mail.unseen.subject": "Algo te espera",
  "mail.unseen.preview": "Cuando tengas un momento.",
  "mail.unseen.text": "{{what}} Entra y lo verás.",
  "mail.unseen.action": "Echar un vistazo",
  "mail.unseen.note":
    "Escribimos una vez al día como mucho, y solo si algo te espera desde hace una hora. En tus notificaciones eliges cada cuánto, o que no te escribamos.",
  "mail.unseen.message": "Alguien te ha escrito.",
  "mail.unseen.like": "Le gustas a alguien.",
  "mail.unseen.match": "Le gustas a alguien que también te gusta.",

  "mail.newcomers.subject": "Tu semana en resumen",
  "mail.newcomers.preview": "Como nos pediste.",
  "mail.newcomers.text": "Hay alguien nuevo que encaja con lo que buscas. {{what}}",
  "mail.newcomers.each": "{{search}}: {{people}}.",
  "mail.newcomers.action": "Echar un vistazo",
  "mail.newcomers.note":
    "Recibes este correo los lunes, y solo si hay alguien nuevo. En cada búsqueda guardada eliges si quieres que te escribamos.",

  "mail.photo_rejected.subject": "Una de tus fotos no se muestra",
  "mail.photo_rejected.preview": "Por qué, y qué puedes hacer.",
  "mail.photo_rejected.text":
    "Una persona de nuestro equipo ha decidido que una foto tuya va contra las normas de la casa ({{rules}}). A partir de ahora solo la ves tú. Qué hemos visto: {{reason}}",
  "mail.photo_rejected.action": "Pedir otra revisión",
  "mail.photo_rejected.note": "Tienes seis meses para recurrir, sin coste, y decidirá otra persona. {{redress}}",

  "mail.text_removed.subject": "Se ha quitado un texto de tu perfil",
  "mail.text_removed.preview": "Por qué, y qué puedes hacer.",
  "mail.text_removed.text":
    "Una persona de nuestro equipo ha quitado esto de tu perfil: {{texts}}. Qué hemos visto: {{facts}} La norma que incumple: {{rule}} Todas las normas de la casa: {{rules}}. Lo demás sigue como estaba, y puedes escribir otra cosa en su lugar.",
  "mail.text_removed.action": "Pedir otra revisión",
  "mail.text_removed.note": "Tienes seis meses para recurrir, sin coste, y decidirá otra persona. {{redress}}",

  "mail.fraud.subject": "Algo importante para tu seguridad",
  "mail.fraud.preview": "Léelo pronto, por favor.",
  "mail.fraud.text":
    "{{name}}, con quien intercambiaste mensajes hasta el {{date}}, ya no está aquí: hemos eliminado la cuenta por fraude o identidad falsa. Nunca envíes a esta persona dinero, tarjetas regalo, contraseñas ni documentos, te cuente lo que te cuente y te escriba donde te escriba. Si ya le enviaste algo, avisa enseguida a tu banco y después a la policía.{{back}}",
  "mail.fraud.back": "Lo que te costaron tus mensajes a esta cuenta vuelve a estar en la tuya. Créditos: {{credits}}.",
  "mail.fraud.action": "Cómo protegerte",
  "mail.fraud.note":
    "Nada de esto es culpa tuya: hay quien hace de ello un oficio. Si algo te preocupa, escríbenos. También encuentras este aviso en tu cuenta, en «Decisiones y avisos».",
  "mail.fraud_retracted.subject": "Tenemos que corregir algo que te dijimos",
  "mail.fraud_retracted.preview": "Es una buena noticia.",
  "mail.fraud_retracted.text":
    "El {{date}} te escribimos que la cuenta de {{name}} se había eliminado por fraude o identidad falsa. La hemos revisado de nuevo y esa decisión no se sostiene: la cuenta vuelve a estar abierta. Por favor, no se lo tengas en cuenta a {{name}}.",
  "mail.fraud_retracted.action": "Ver todos los avisos",
  "mail.fraud_retracted.note": "Si entonces se te devolvieron créditos, siguen siendo tuyos. Perdona el susto.",

  "mail.profile_hidden.subject": "Tu perfil está oculto",
  "mail.profile_hidden.preview": "Por qué, y qué puedes hacer.",
  "mail.profile_hidden.text":
    "A partir de ahora nadie más que tú ve tu perfil. Puedes entrar como antes, y tus conversaciones siguen ahí. Qué hemos visto: {{facts}} La norma que incumple: {{rule}} Lo decidió una persona de nuestro equipo.",
  "mail.profile_hidden.action": "Pedir otra revisión",
  "mail.profile_hidden.note": "Tienes seis meses para recurrir, sin coste, y decidirá otra persona. {{redress}}",

  "mail.profile_shown.subject": "Tu perfil vuelve a verse",
  "mail.profile_shown.preview": "Todo está como antes.",
  "mail.profile_shown.text": "Habíamos ocultado tu perfil. Ahora lo vuelve a ver quien tú quieras.",
  "mail.profile_shown.action": "Abrir tu perfil",
  "mail.profile_shown.note": "Nos alegra tenerte aquí.",

  "mail.decision_reversed.subject": "Hemos cambiado nuestra decisión",
  "mail.decision_reversed.preview": "Hiciste bien en preguntar.",
  "mail.decision_reversed.text":
    "Una persona que no tomó la primera decisión la ha revisado y la ha cambiado. Esto vuelve a ser tuyo: {{items}}. Qué hemos visto esta vez: {{facts}}",
  "mail.decision_reversed.premium":
    "Tu premium dura ahora hasta el {{date}}: hemos añadido el tiempo en que no pudiste usarlo.",
  "mail.decision_reversed.action": "Ver todas las decisiones",
  "mail.decision_reversed.note": "Gracias por preguntar, y perdona las molestias.",

  "mail.warned.subject": "Unas palabras sobre tu cuenta",
  "mail.warned.preview": "Qué hemos visto y qué puedes hacer.",
  "mail.warned.text":
    "Una persona de nuestro equipo ha mirado algo que hiciste, y va contra las normas de la casa. Qué hemos visto: {{facts}} La norma incumplida: {{rule}} De momento no cambia nada: tu perfil sigue a la vista y puedes seguir como siempre. Pero, por favor, respeta las normas a partir de ahora. Si vuelve a pasar, puede que tengamos que cerrar tu cuenta.",
  "mail.warned.action": "Leer las normas de la casa",
  "mail.warned.note": "¿Lo ves de otra manera? Escríbenos y lo miramos otra vez.",

  "mail.muted.subject": "Por ahora no puedes escribir mensajes",
  "mail.muted.preview": "Por qué, cuánto tiempo y qué puedes hacer.",
  "mail.muted.text":
    "Puedes leerlo todo como antes, pero no puedes escribir mensajes {{period}}. Qué hemos visto: {{facts}} La norma incumplida: {{rule}} Lo decidió una persona de nuestro equipo.",
  "mail.muted.action": "Pedir otra revisión",
  "mail.muted.note": "Tienes seis meses para recurrir, sin coste, y decidirá otra persona. {{redress}}",

  "mail.mute_ended.subject": "Ya puedes volver a escribir mensajes",
  "mail.mute_ended.preview": "Todo sigue como antes.",
  "mail.mute_ended.text": "Ya puedes volver a escribir mensajes. No ha cambiado nada más.",
  "mail.mute_ended.action": "Ir a mis mensajes",
  "mail.mute_ended.note": "Qué bien que hayas vuelto.",

  "mail.details_changed.subject": "Se han cambiado tus datos",
  "mail.details_changed.preview": "Solo para que lo sepas.",
  "mail.details_changed.text": "Se ha cambiado algo en tu cuenta: {{what}}. Cuándo: {{when}}.",
  "mail.details_changed.action": "No he sido yo",
  "mail.details_changed.note":
    "¿Has sido tú? Entonces todo en orden: no tienes que hacer nada. Si no, elige ahora mismo otra contraseña y escríbenos.",
  "mail.details_changed.password": "tu contraseña",
  "mail.details_changed.email": "tu dirección de correo",

  "mail.erased.subject": "Tu cuenta está eliminada",
  "mail.erased.preview": "Todo lo personal desaparece para siempre.",
  "mail.erased.text":
    "Como pediste, tu cuenta está eliminada y todo lo personal se borra para siempre. Ya no se puede recuperar. Solo guardamos lo que la ley nos obliga a guardar, como los recibos.",
  "mail.erased.action": "A la página de inicio",
  "mail.erased.note": "Que te vaya muy bien.",

  "mail.suspended.subject": "Tu cuenta está suspendida",
  "mail.suspended.preview": "Por qué, cuánto tiempo y qué puedes hacer.",
  "mail.suspended.text":
    "Tu cuenta está cerrada {{period}}: nadie ve tu perfil y no puedes entrar. Qué hemos visto: {{facts}} La norma incumplida: {{rule}} Lo decidió una persona de nuestro equipo.",
  "mail.suspended.action": "Pedir otra revisión",
  "mail.suspended.note": "Tienes seis meses para recurrir, sin coste, y decidirá otra persona. {{redress}}",

  "mail.suspension_ended.subject": "Tu cuenta vuelve a estar abierta",
  "mail.suspension_ended.preview": "Puedes entrar como antes.",
  "mail.suspension_ended.text":
    "La suspensión de tu cuenta ha terminado. Tu perfil está como estaba, y también tus mensajes y créditos.",
  "mail.suspension_ended.action": "Entrar",
  "mail.suspension_ended.note": "Qué bien tenerte de vuelta.",

  "mail.complaint_received.subject": "Tenemos tu mensaje",
  "mail.complaint_received.preview": "Tiene un número.",
  "mail.complaint_received.text":
    "Gracias por contárnoslo. Tu mensaje tiene el número {{number}}. Lo mira una persona, y tendrás nuestra respuesta el {{date}} como muy tarde.",
  "mail.complaint_received.action": "Ver cómo va",
  "mail.complaint_received.note":
    "Allí también puedes añadir fotos. Guarda este correo: nadie más conoce la dirección de esa página.",

  "mail.complaint_answered.subject": "Aquí está nuestra respuesta",
  "mail.complaint_answered.preview": "Es sobre tu mensaje.",
  "mail.complaint_answered.text":
    "Hemos mirado tu mensaje número {{number}} y hemos decidido. Nuestra respuesta, y lo que puedes hacer si no te convence, está en su página.",
  "mail.complaint_answered.action": "Leer la respuesta",
  "mail.complaint_answered.note": "La dirección de esa página solo está en este correo.",
  "mail.report_answered.subject": "Qué pasó con tu denuncia",
  "mail.report_answered.preview": "La hemos revisado.",
  "mail.report_answered.text":
    "Gracias por avisarnos. Es sobre lo que denunciaste con el número {{numbers}}. {{outcome}}",
  "mail.report_answered.acted":
    "Una persona de nuestro equipo lo ha revisado: se incumplió una de nuestras normas y hemos actuado. Qué hicimos exactamente queda entre nosotros y esa persona, igual que nadie sabe quién denunció.",
  "mail.report_answered.found":
    "Una persona de nuestro equipo lo ha revisado: se incumplió una de nuestras normas. Esta vez no hacía falta ninguna medida; lo tendremos en cuenta si vuelve a pasar.",
  "mail.report_answered.reversed":
    "Tenemos que corregir nuestra respuesta. Tras un recurso, una persona que no tomó la primera decisión lo ha revisado y no ha encontrado ningún incumplimiento de nuestras normas. Lo que habíamos hecho se ha anulado.",
  "mail.report_answered.nothing":
    "Una persona de nuestro equipo lo ha revisado y no ha encontrado ningún incumplimiento de nuestras normas, así que todo sigue igual. Si prefieres no cruzarte con alguien aquí, puedes bloquearlo: no volverá a aparecer, y tampoco verá tu perfil.",
  "mail.report_answered.discarded":
    "Esta vez no encontramos nada sobre lo que pudiéramos actuar, así que la hemos dejado a un lado. Una denuncia ayuda más cuando trata de algo que alguien hizo de verdad, con una frase sobre lo que pasó. Para ti no cambia nada.",
  "mail.report_answered.action": "Ver todas mis denuncias",
  "mail.report_answered.note":
    "¿Lo ves de otra manera, o había algo más? Escríbenos con el número. Gracias por cuidar de los demás.",
} satisfies Translation<typeof en, "es">;
