import type en from "../en/legal";
import type { Translation } from "../translation";

export default {
  "legal.terms.title": "Condiciones",
  "legal.terms.body": `Estas son las reglas entre tú y {{company}}, {{address}}, la empresa que está detrás de {{brand}}. Al crear una cuenta, las aceptas.
## Quién puede unirse
Tienes 18 años o más, creas una sola cuenta, para ti, y lo que dices de ti es verdad. No compartas tu contraseña con nadie.
## Qué es {{brand}}
Un lugar para conocer gente: creas un perfil, buscas a otras personas, les dices que te gustan y les escribes. No prometemos que encuentres a alguien, y no comprobamos si cada persona es quien dice ser. Ten cuidado con el dinero, las direcciones y las primeras citas.
## Perfiles inventados
Algunos perfiles pueden ser inventados. Cada uno de ellos está señalado como ficticio, con todas las letras, allí donde aparezca. Nunca se cuentan como miembros cerca de ti, y escribirles es siempre gratis.
## Solo aquí
Tu perfil se ve en {{brand}} y en ningún otro lugar: en ningún otro sitio, nuestro o ajeno, y bajo ningún otro nombre.
## Cuánto cuesta
Crear una cuenta, echar un vistazo y dar me gusta es gratis. Si un mensaje cuesta algo, el precio se muestra antes de enviarlo. No se te cobra nada sin que tú hagas algo para ello.
## Lo que escribes
Sigue siendo tuyo. Nos permites mostrarlo a las personas a las que va dirigido. No publiques nada que infrinja la ley, haga daño a otros, sea publicidad o pertenezca a otra persona. En las [normas de la casa](/pages/ban) encontrarás más.
## Irse
Puedes irte en cualquier momento y no necesitas ningún motivo. Nosotros podemos cerrar una cuenta que incumpla estas reglas, y en ese caso decimos por qué.
## Responsabilidad y ley aplicable
Respondemos de los daños que causemos con intención o por negligencia grave, y siempre que lo diga la ley. Se aplica la ley del país en el que estamos establecidos; la protección que tu propio país da a los consumidores la conservas.
¿Preguntas? {{contact}}`,

  "legal.privacy.title": "Privacidad",
  "legal.privacy.body": `{{company}}, {{address}}, decide qué pasa con tus datos en {{brand}} y responde de ello. Aquí nos encuentras: {{contact}}
## Qué guardamos y por qué
- **Tu cuenta:** correo electrónico, fecha de nacimiento, idioma y una forma ilegible de tu contraseña. Sin esto no hay cuenta (contrato).
- **Tu perfil:** nombre, edad, lugar, fotos y lo que cuentas de ti. Un perfil de citas revela cosas íntimas, como quién te atrae. Las usamos solo porque lo aceptaste, por separado y de forma expresa. Puedes retirarlo en cualquier momento; entonces el perfil desaparece.
- **Lo que haces aquí:** me gusta, visitas, mensajes y tu última actividad, para que el sitio funcione (contrato).
- **Cómo llegaste:** la página o el socio que te envió, para saber qué funciona (nuestro interés legítimo).
- **Tu zona horaria:** para mostrarte las horas según tu reloj y dejarte en paz por la noche (contrato).
- **Tus navegadores y cómo pagaste:** como códigos que solo dicen si dos cuentas comparten navegador o tarjeta, para que nadie a quien hayamos expulsado vuelva con otro nombre; el de un navegador, durante un año (nuestro interés legítimo).
- **Registros técnicos:** direcciones de red y errores, durante poco tiempo, para mantener el sitio seguro (nuestro interés legítimo).
- **Tus consentimientos:** qué aceptaste y cuándo, porque tenemos que poder demostrarlo.
## Quién los ve
Los demás miembros ven tu perfil, y los visitantes solo si lo elegiste, pero nunca tu correo electrónico, tu fecha de nacimiento ni dónde estás exactamente. Una conversación solo la leen las dos personas que la mantienen, salvo que una de ellas la denuncie. No vendemos nada a nadie. Las empresas que gestionan nuestros ordenadores trabajan únicamente siguiendo nuestras instrucciones.
## Cuánto tiempo
Mientras tengas una cuenta. Si nos pides eliminarla, el perfil desaparece al instante; tras un breve plazo en el que puedes cambiar de opinión, se borran tus datos y lo que escribiste. Lo que la ley nos obliga a conservar, como facturas y denuncias abiertas, se queda hasta que se pueda borrar.
## Tus derechos
Puedes ver, corregir, llevarte o borrar tus datos, oponerte a su uso y reclamar ante la autoridad de protección de datos de tu país. Escríbenos y lo hacemos.`,

  "legal.cookies.title": "Cookies",
  "legal.cookies.body": `Una cookie es una pequeña nota que un sitio deja en tu navegador. Además de las cookies, un navegador tiene otros lugares donde un sitio puede guardar algo. La tabla de abajo nombra todo lo que {{brand}} guarda en ellos, para qué y durante cuánto tiempo.

Lo que el sitio necesita para funcionar lo guarda sin preguntar: la ley lo permite. Todo lo demás lo guarda solo si has dicho que sí, y un no es una buena respuesta. No hay nada para publicidad ni nada que te siga a otros sitios.

Puedes borrarlo todo en cualquier momento en los ajustes de tu navegador. Tendrás que volver a entrar, y el sitio te preguntará otra vez por tu idioma. En una conexión segura, los nombres de las cookies empiezan por \`__Host-\`.

{{brand}} está a cargo de {{company}}, {{address}}. ¿Preguntas? {{contact}}`,
  "legal.cookies.table": "Todo lo que {{brand}} guarda en tu navegador",
  "legal.cookies.name": "Nombre",
  "legal.cookies.purpose": "Para qué",
  "legal.cookies.lasts": "Cuánto tiempo",
  "legal.cookies.asks": "Pregunta antes",
  "legal.cookies.until_browser": "Hasta que cierres el navegador",
  "legal.cookies.until_tab": "Hasta que cierres la pestaña",
  "legal.cookies.until_permission": "Hasta que retires el permiso",
  "legal.cookies.until_logout": "Hasta que salgas",
  "legal.cookies.until_sent": "Hasta que se envíe",
  "legal.cookies.until_cleared": "Hasta que lo borres",
  "legal.cookies.needed": "No: el sitio lo necesita",
  "legal.cookies.asked": "Sí",
  "legal.cookies.session":
    "Tu sesión, para que no tengas que escribir la contraseña en cada página. Termina cuando sales o si no vuelves en 14 días.",
  "legal.cookies.device":
    "Que ya has entrado desde este navegador: así nadie puede dejarte fuera escribiendo contraseñas equivocadas para tu cuenta, y reconocemos a quien hayamos expulsado aunque vuelva con otro nombre.",
  "legal.cookies.login_step":
    "Un inicio de sesión a medias: mientras esperamos tu código, o que decidas si recuperas una cuenta.",
  "legal.cookies.pending_signup":
    "Que te has registrado y esperas nuestro correo, para que su enlace te deje entrar aquí.",
  "legal.cookies.language": "Tu idioma, si eliges uno.",
  "legal.cookies.entry": "Que ya has visto el aviso para adultos.",
  "legal.cookies.age_refused":
    "Que una fecha de nacimiento indicaba que alguien tiene menos de 18 años. El registro queda entonces cerrado en este navegador.",
  "legal.cookies.choice": "Tu respuesta a la pregunta de si podemos recordar de dónde vienes.",
  "legal.cookies.network":
    "La página o el socio que te trajo, cuando de eso depende si puedes crear una cuenta o echar un vistazo.",
  "legal.cookies.network_granted": "La página o el socio que te trajo, para saber cuáles funcionan.",
  "legal.cookies.position": "Hasta dónde ha guardado el sitio lo último que hiciste, para que lo veas enseguida.",
  "legal.cookies.positions": "Por dónde ibas en la página, para que al volver atrás llegues al mismo sitio.",
  "legal.cookies.reloaded": "Cuándo se recargó una página por última vez tras un error, para que solo pase una vez.",
  "legal.cookies.worker":
    "Un pequeño programa de este sitio. Abre páginas sin red y muestra las notificaciones, si las permites.",
  "legal.cookies.push": "La dirección a la que llegan las notificaciones, si las permites.",
  "legal.cookies.push_off": "Que no quieres notificaciones en este navegador.",
  "legal.cookies.shell":
    "La página que dice que no hay red, la de inicio de sesión y los archivos que necesitan. Una versión más nueva los sustituye.",
  "legal.cookies.files":
    "Scripts, estilos e imágenes ya cargados, para no volver a cargarlos. Los más antiguos se van primero.",
  "legal.cookies.conversations": "Las conversaciones que viste por última vez, para que puedas leerlas sin red.",
  "legal.cookies.owed_logout": "Que saliste sin red, hasta que el sitio lo sepa.",
  "legal.cookies.unsent": "Los mensajes que aún no se han podido enviar.",
  "legal.cookies.unsent_photos": "Las fotos que aún no se han podido enviar, con su texto.",
  "legal.cookies.words": "Lo que habías escrito cuando terminó tu sesión, hasta que vuelvas a entrar.",
  "legal.cookies.dismissed_update": "Qué versión nueva del sitio no has querido todavía, para no volver a ofrecértela.",
  "legal.cookies.install_hint":
    "Que cerraste la sugerencia de instalar el sitio como app, para que no vuelva a aparecer.",

  "legal.faq.title": "Preguntas frecuentes",
  "legal.faq.body": `## ¿Cómo empiezo?
Crea una cuenta con un correo electrónico, un nombre y una contraseña. Añade una foto y unas líneas, echa un vistazo y escribe a alguien.
## ¿Cuesta algo?
Crear una cuenta, mirar y dar me gusta es gratis. Si un mensaje cuesta algo, ves el precio antes de enviarlo.
## ¿Qué es un perfil ficticio?
El perfil de alguien inventado. Siempre se indica con todas las letras: en la tarjeta, en el perfil y en el chat. Escribirle es gratis, y nunca cuenta como un miembro cerca de ti.
## ¿Quién puede verme?
Los miembros. Los visitantes te ven solo si eliges «También visitantes», y en la portada solo si también aceptas eso. Ven tu nombre, edad, ciudad, fotos y textos. Nunca ven tu correo electrónico, tu fecha de nacimiento ni dónde estás exactamente. [Tú eliges](/account/visibility) quién te ve: solo miembros, también visitantes, o nadie por un tiempo.
## ¿Qué decide a quién se me propone?
Solo personas cuyo género y edad buscas y que buscan los tuyos. Después contamos cuántos de tus deseos cumplen (idioma, país, región, edad) de todos los que indicaste, y lo mismo al revés. El orden es la media armónica de ambos, dividida entre uno más que las semanas desde su última visita, y entre uno más que la quinta parte de sus mensajes sin leer de los últimos siete días. Uno de cada cuatro lugares es para miembros de las últimas dos semanas. No hay nada más, y nadie puede comprar un lugar. Está todo en [Cómo se forma el orden](/pages/ranking).
## ¿En qué orden aparece la gente?
Según cuándo estuvo aquí por última vez, lo más reciente primero. También puedes elegir por distancia o por quién es nuevo. Los filtros solo dejan fuera; no cambian el orden. Nadie puede pagar por un puesto.
## ¿Cómo sé si alguien es de fiar?
Al principio no lo sabes. Tómate tu tiempo, haz preguntas, queda en un lugar público y dile a alguien de confianza dónde estás. Nunca envíes dinero a alguien a quien no conoces en persona.
## Alguien me molesta. ¿Qué hago?
No tienes que responder. Bloquea a esa persona, en su perfil o en la conversación: desaparece de tu vista, deja de verte y ya no puede escribirte. Ahí mismo puedes denunciar lo que pasó, y lo mira una persona. Sin cuenta, cuéntanoslo en la página de [reclamaciones](/complaints).
## ¿Cómo cambio el idioma?
Con el menú de idiomas que hay en cada página.
## ¿Cómo me voy?
En la [página de tu cuenta](/account/delete). Tu perfil desaparece al instante, y lo que escribiste se va con él. Durante unos días aún puedes volver.
## He olvidado mi contraseña.
[Pide un enlace](/reset-password) para elegir otra.`,

  "legal.service.title": "Atención al cliente",
  "legal.service.body": `¿Algo no funciona, alguien se porta mal o quieres irte? Cuéntanoslo. Lo leen personas, y responden personas.
**{{contact}}**
## Ayuda que nos digas
- el correo electrónico de tu cuenta,
- qué querías hacer y qué pasó en su lugar,
- el nombre del otro perfil, si se trata de alguien.
No nos digas nunca tu contraseña. No te la pedimos.
## Eliminar tu cuenta
Lo haces tú, en la [página de tu cuenta](/account/delete). Tu perfil desaparece al instante. Durante unos días aún puedes cambiar de idea con solo entrar; después se borran tus datos y lo que escribiste, y la dirección vuelve a quedar libre.
## Tu cuenta se eliminó
¿La eliminaste tú, hace unos días como mucho? Entra y podrás recuperarla. Si se cerró por las [normas de la casa](/pages/ban), te decimos por qué, y puedes decirnos si crees que nos equivocamos.
## ¿Alguien te pide dinero?
Entonces lo más probable es que sea un fraude, por mucho que ya sepas de esa persona. Nunca envíes dinero, tarjetas regalo, contraseñas ni documentos a alguien a quien no has visto en persona. Desconfía de quien pronto quiere escribir en otro sitio, nunca tiene tiempo para una llamada y luego pasa un apuro. Si ya enviaste algo, avisa enseguida a tu banco, después a la policía, y [cuéntanoslo](/complaints). Cuando eliminamos una cuenta por fraude, escribimos a todas las personas que le respondieron y les devolvemos los créditos de esos mensajes.
## ¿Hay peligro?
Si alguien te amenaza o puede estar en peligro, llama primero a la policía o al número de emergencias 112. Después avísanos, para que podamos conservar lo que pueda servir de prueba.
{{brand}} está a cargo de {{company}}, {{address}}.`,

  "legal.return-policy.title": "Reembolsos",
  "legal.return-policy.body": `¿Algo que compraste en {{brand}} no te convence? Así recuperas tu dinero.
## Has cambiado de opinión
Donde la ley de tu país te da derecho a desistir, como en toda la Unión Europea y en el Reino Unido, tienes 14 días desde el día de la compra y no necesitas ningún motivo. El pedido te lo dice antes de pagar. Te devolvemos lo que aún no hayas usado. Lo que ya usaste a propósito, como un mensaje enviado, no se puede devolver.
## Algo ha fallado
Si se te cobró dos veces, por algo que no funcionó o por un mensaje a un perfil señalado como ficticio, te devolvemos todo, también después de esos 14 días. Escribir a perfiles ficticios es gratis, siempre.
Un primer mensaje que nadie lee porque quien lo recibe se va en siete días no te cuesta nada al final: sus créditos vuelven solos y te escribimos.
## Cómo pedirlo
Lo más rápido es la página de la compra: tu recibo lleva allí y un botón basta para desistir. La confirmación llega al momento por correo. O escríbenos: di el correo de tu cuenta, cuándo compraste y qué. {{contact}}

Puedes usar esta frase: *Desisto de mi compra del (fecha), realizada con la cuenta (correo electrónico).*
## Cuándo lo recibes
Respondemos en dos días laborables y pagamos en un plazo de 14 días desde que lo pides, por el mismo medio con el que pagaste. No te cuesta nada.
## Si no nos ponemos de acuerdo
Dilo, y otra persona de aquí lo revisará. También puedes acudir a la autoridad de consumo o a los tribunales de tu propio país; los derechos que te da la ley de consumo siguen siendo tuyos, diga lo que diga esta página.
{{company}}, {{address}}`,

  "legal.ban.title": "Normas de la casa",
  "legal.ban.body": `{{brand}} es para adultos que se tratan bien. Estas cosas acaban con una cuenta, algunas al instante:
- **Tener menos de 18 años,** o implicar de cualquier forma a alguien menor de 18. Aquí no avisamos: cerramos y denunciamos.
- **Presión:** amenazas, chantaje, acoso o insistir después de un no.
- **Odio** por origen, cuerpo, género, creencias, edad o por las personas a las que se ama.
- **Engaño:** fotos o nombre de otra persona, o una vida inventada para sacar dinero. Los perfiles inventados que crea el propio sitio están señalados; los miembros no crean ninguno.
- **Dinero:** pedirlo a otros miembros u ofrecer encuentros de pago.
- **Publicidad:** enlaces, canales y ofertas de cualquier tipo.
- **La privacidad ajena:** compartir fotos, mensajes o direcciones sin su consentimiento.
- **Todo lo que prohíba la ley.**
## Qué pasa entonces
Revisamos cada denuncia, y decide una persona. Según lo que haya pasado, avisamos, quitamos algo o cerramos la cuenta. A quien excluimos le decimos por qué.
## Si crees que nos equivocamos
[Dínoslo](/complaints?about=appeal) en un plazo de seis meses; no necesitas cuenta. Alguien que no tomó la primera decisión volverá a mirarlo: {{contact}}
## Si alguien te hace esto
No respondas, guarda los mensajes y [avísanos](/complaints). Si hay peligro, llama primero a la policía.
{{company}}, {{address}}`,

  "legal.imprint.title": "Aviso legal",
  "legal.imprint.body": `{{brand}} es un servicio de:
{{facts}}
La forma más rápida de contactarnos: {{contact}}

Lo que esté mal en este sitio se puede [denunciar sin cuenta](/complaints). Qué hacemos con tus datos está en [privacidad](/pages/privacy).`,
  "legal.imprint.represented": "Representada por: {{name}}",
  "legal.imprint.register": "Registro: {{register}}",
  "legal.imprint.host": "Alojamiento: {{host}}",

  "legal.ranking.title": "Cómo se forma el orden",
  "legal.ranking.body": `Quien muestra personas en un orden debe decir cómo se forma; también lo quiere la ley (artículo 27 del Reglamento de Servicios Digitales). Aquí está todo. Es igual para todo el mundo y nadie puede comprar un lugar. En cada lista, la primera fila es para quienes tienen foto: de las doce primeras personas suben a esa fila, y las demás conservan su orden.
## La búsqueda
A quién encuentras lo deciden solo tus filtros. El orden lo eliges tú:
- **Última actividad** (si no eliges nada): primero quien estuvo aquí más recientemente.
- **Más cerca**: por tramos amplios de distancia entre las dos ciudades y después por última visita.
- **Más recientes**: primero quien se unió más recientemente.

Quien se queda por poco fuera de tus filtros aparece aparte, más abajo, en el mismo orden.
## Personas para ti y «Buscar un match»
Aquí solo hay personas que buscan tu género y edad y cuyo género y edad buscas tú, a las que no has dado me gusta ni has descartado. De cada género que buscas miramos las 150 que estuvieron aquí más recientemente y hasta 40 nuevas. Se multiplican tres cosas, primero la más importante:
- **Cuánto encaja con lo que buscas.** Cuántos de tus deseos cumple la persona (idioma, país, región, edad) de todos los que indicaste, y cuántos de los suyos cumples tú. Cuenta la media armónica de ambos: si una parte no encuentra nada, los deseos de la otra no ayudan.
- **Cuánto hace que no viene.** Una semana reduce el valor a la mitad; tres semanas, a la cuarta parte.
- **Cuántos mensajes la esperan.** Cinco mensajes sin leer de los últimos siete días reducen el valor a la mitad, para que nadie se vea desbordado.

Uno de cada cuatro lugares es para miembros de los últimos 14 días. En caso de empate decide la suerte, cada día de nuevo. «Buscar un match» muestra las 20 primeras al día.
## Personas parecidas
Personas del mismo género y país, como mucho cinco años mayores o menores; primero quien estuvo aquí más recientemente.
## Qué no cuenta
El dinero, Premium, el aspecto, el número de fotos o de me gusta, lo que escribes y lo que has mirado. Si hay publicidad entre las personas, se indica que lo es, tiene lugares fijos y no mueve a nadie.
## Qué puedes cambiar
Los filtros y el orden de la búsqueda en cualquier momento; lo que buscas, en tu perfil. La búsqueda no usa nada más que lo que ajustas ahí.`,

  "legal.accessibility.title": "Accesibilidad",
  "legal.accessibility.body": `{{brand}} es para cualquier persona de 18 años o más. Lo construimos para que se pueda usar solo con el teclado, con un lector de pantalla, con letra grande y sin movimiento.
## A qué nos atenemos
A las pautas WCAG 2.2, nivel AA, y con ellas al Acta Europea de Accesibilidad. Antes de cada versión, un programa comprueba la estructura de las páginas, los contrastes y los nombres de los controles, y que todo quepa en 320 píxeles de ancho con letra el doble de grande.
## Qué no funciona todavía
- Las fotos de la gente no tienen descripción: solo quien las sube sabe qué se ve. De quién es una foto siempre se dice con palabras.
- Lo que escribe la gente es suyo. Puede costar leerlo, o estar en otro idioma que la página.
- Las páginas de los servicios de pago no son nuestras. Dinos si alguna te cierra el paso y buscamos otra vía.
## ¿Algo te lo impide?
Cuéntanos qué querías hacer y con qué dispositivo: {{contact}}

Respondemos en siete días. Si no basta, [pon una reclamación](/complaints) o acude a la autoridad que vela por los servicios accesibles en tu país.
{{company}}, {{address}}`,

  // Appended to the page of customer service if the Digital Services Act applies.
  "legal.contact_points": `## Puntos de contacto según el Reglamento de Servicios Digitales
Para ti, para las autoridades, para la Comisión y para la Junta Europea de Servicios Digitales hay una sola dirección: {{contact}}

Allí responden personas, no una máquina, en estos idiomas: {{languages}}. Lo que infringe la ley también se puede [denunciar sin cuenta](/complaints).`,
  "legal.since": "En vigor desde el {{date}}.",
  "legal.shown_since": "Con este texto desde el {{date}}.",
  "legal.former": "Versiones anteriores",
  "legal.former_of": "Versión del {{date}}",
  "legal.kept": "Así se leía esta página a partir del {{date}}.",
  "legal.present": "Leer la página como es hoy",
} satisfies Translation<typeof en, "es">;
