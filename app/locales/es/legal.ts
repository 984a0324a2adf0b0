import type en from "../en/legal";
import type { Translation } from "../translation";

export default {
  "legal.updated": "Última modificación: {{date}}",

  "legal.terms.title": "Condiciones",
  "legal.terms.body": `Estas son las reglas entre tú y {{company}}, {{address}}, la empresa que está detrás de {{brand}}. Al crear una cuenta, las aceptas.

## Quién puede unirse
Tienes 18 años o más, creas una sola cuenta, para ti, y lo que dices de ti es verdad. No compartas tu contraseña con nadie.

## Qué es {{brand}}
Un lugar para conocer gente: creas un perfil, buscas a otras personas, les dices que te gustan y os escribís. No prometemos que encuentres a alguien, y no comprobamos si cada persona es quien dice ser. Ten cuidado con el dinero, las direcciones y las primeras citas.

## Perfiles inventados
Algunos perfiles pueden ser inventados. Cada uno de ellos está señalado como ficticio, con todas las letras, allí donde aparezca. Nunca se cuentan como miembros cerca de ti, y escribirles es siempre gratis.

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
- **Cómo llegaste:** la página o el socio que te envió, tu idioma y tu zona horaria, para saber qué funciona (nuestro interés legítimo).
- **Registros técnicos:** direcciones de red y errores, durante poco tiempo, para mantener el sitio seguro (nuestro interés legítimo).
- **Tus consentimientos:** qué aceptaste y cuándo, porque tenemos que poder demostrarlo.

## Quién los ve
Los demás miembros ven tu perfil, nunca tu correo electrónico, tu fecha de nacimiento ni dónde estás exactamente. Una conversación solo la leen las dos personas que la mantienen, salvo que una de ellas la denuncie. No vendemos nada a nadie. Las empresas que gestionan nuestros ordenadores trabajan únicamente siguiendo nuestras instrucciones.

## Cuánto tiempo
Mientras tengas una cuenta. Si nos pides eliminarla, el perfil desaparece al instante; tras un breve plazo en el que puedes cambiar de opinión, se borran tus datos y lo que escribiste. Lo que la ley nos obliga a conservar, como facturas y denuncias abiertas, se queda hasta que se pueda borrar.

## Tus derechos
Puedes ver, corregir, llevarte o borrar tus datos, oponerte a su uso y reclamar ante la autoridad de protección de datos de tu país. Escríbenos y lo hacemos.`,

  "legal.cookies.title": "Cookies",
  "legal.cookies.body": `Una cookie es una pequeña nota que un sitio deja en tu navegador. {{brand}} solo deja las que necesita para funcionar:

- **Tu sesión:** para que no tengas que escribir la contraseña en cada página. Treinta días, o hasta que salgas.
- **Tu idioma:** si eliges uno. Un año.
- **El aviso para adultos:** que ya lo has visto, donde el sitio muestre uno.
- **Un registro rechazado:** si una fecha de nacimiento indica que alguien tiene menos de 18 años, el registro queda cerrado en ese navegador durante 24 horas.
- **De dónde vienes:** cuando de eso depende si puedes crear una cuenta o echar un vistazo, hasta que cierres el navegador. Si el sitio te lo pregunta y dices que sí, treinta días; si dices que no, nada.
- **Tu respuesta a esa pregunta:** para no volver a hacértela. Medio año.
- **Un inicio de sesión a medias:** mientras esperamos tu código, o que decidas si recuperas una cuenta. Diez minutos.

Como el sitio no puede funcionar sin ellas, no pedimos permiso antes. No hay cookies publicitarias ni cookies que te sigan a otros sitios. Si algún día quisiéramos otras, te preguntaríamos antes de ponerlas, y un no es una buena respuesta.

Puedes borrar las cookies en cualquier momento en los ajustes de tu navegador. Tendrás que volver a entrar, y el sitio te preguntará otra vez por tu idioma.

{{brand}} está a cargo de {{company}}, {{address}}. ¿Preguntas? {{contact}}`,

  "legal.faq.title": "Preguntas frecuentes",
  "legal.faq.body": `## ¿Cómo empiezo?
Crea una cuenta con un correo electrónico, un nombre y una contraseña. Añade una foto y unas líneas, echa un vistazo y escribe a alguien.

## ¿Cuesta algo?
Crear una cuenta, mirar y dar me gusta es gratis. Si un mensaje cuesta algo, ves el precio antes de enviarlo.

## ¿Qué es un perfil ficticio?
El perfil de alguien inventado. Siempre se indica con todas las letras: en la tarjeta, en el perfil y en el chat. Escribirle es gratis, y nunca cuenta como un miembro cerca de ti.

## ¿Quién puede verme?
Los miembros, y quienes visitan el sitio cuando este les deja echar un vistazo. Ven tu nombre, edad, ciudad, fotos y textos. Nunca ven tu correo electrónico, tu fecha de nacimiento ni dónde estás exactamente.

## ¿Cómo sé si alguien es de fiar?
Al principio no lo sabes. Tómate tu tiempo, haz preguntas, queda en un lugar público y dile a alguien de confianza dónde estás. Nunca envíes dinero a alguien a quien no conoces en persona.

## Alguien me molesta. ¿Qué hago?
No tienes que responder. Cuéntale a [atención al cliente](/pages/service) quién fue y qué pasó.

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

## ¿Hay peligro?
Si alguien te amenaza o puede estar en peligro, llama primero a la policía o al número de emergencias 112. Después avísanos, para que podamos conservar lo que pueda servir de prueba.

{{brand}} está a cargo de {{company}}, {{address}}.`,

  "legal.return-policy.title": "Reembolsos",
  "legal.return-policy.body": `¿Algo que compraste en {{brand}} no te convence? Así recuperas tu dinero.

## Has cambiado de opinión
Tienes 14 días desde el día de la compra y no necesitas ningún motivo. Te devolvemos lo que aún no hayas usado. Lo que ya usaste a propósito, como un mensaje enviado, no se puede devolver.

## Algo ha fallado
Si se te cobró dos veces, por algo que no funcionó o por un mensaje a un perfil señalado como ficticio, te devolvemos todo, también después de esos 14 días. Escribir a perfiles ficticios es gratis, siempre.

## Cómo pedirlo
Dinos el correo electrónico de tu cuenta, y cuándo y qué compraste: {{contact}}

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
Dínoslo en un plazo de seis meses. Alguien que no tomó la primera decisión volverá a mirarlo: {{contact}}

## Si alguien te hace esto
No respondas, guarda los mensajes y avisa a [atención al cliente](/pages/service). Si hay peligro, llama primero a la policía.

{{company}}, {{address}}`,
} satisfies Translation<typeof en, "es">;
