import type en from "../en/landers";
import type { Translation } from "../translation";

export default {
  "landers.begin": "Empezar",
  "landers.next":
    "Apuntarse es gratis. Después vienen un nombre, una contraseña y tu fecha de nacimiento: aquí todo el mundo tiene 18 años o más.",
  "landers.where": "Vivo en",
  "landers.whole_country": "En algún lugar de {{country}}",
  "landers.drawn": "Dibujadas, no fotografiadas: no representan a nadie en particular.",
  "landers.pause": "Parar la animación",
  "landers.play": "Ver la animación",
  "landers.points_title": "Con qué puedes contar",
  "landers.video.title": "Aquí toda historia empieza con una frase.",
  "landers.video.lead":
    "Alguien tiene que escribir primero. Para empezar basta una dirección, y después nadie te mete prisa.",
  "landers.video.film":
    "Una calle dibujada al anochecer: un avión de papel vuela de una ventana iluminada a otra, y otro regresa.",
  "landers.gallery.title": "Primero, las caras.",
  "landers.gallery.lead":
    "Echa un vistazo antes de decir nada. En {{brand}} la gente se muestra como quiere que la vean.",
  "landers.maplanding.title": "¿Dónde buscamos?",
  "landers.maplanding.lead":
    "Elige tu región y la gente de allí saldrá primero. Los demás ven tu ciudad o tu región, nunca dónde estás.",
  "landers.maplanding.map":
    "{{country}}, en un dibujo hecho con sus ciudades. En este mapa no hay personas, ni la posición de nadie.",
  "landers.alonetonight.title": "¿Sin plan esta noche?",
  "landers.alonetonight.lead": "Buena noche para escribirle a alguien. Unas pocas preguntas, de una en una.",
  "landers.alonetonight.who": "¿Quién eres?",
  "landers.alonetonight.whom": "¿A quién te gustaría conocer?",
  "landers.alonetonight.where": "¿Por dónde vives?",
  "landers.alonetonight.count": "Pregunta {{step}} de {{steps}}",
  "landers.alonetonight.next": "Siguiente",
  "landers.alonetonight.back": "Atrás",
  "landers.iconslanding.title": "¿Qué te gusta hacer?",
  "landers.iconslanding.lead": "Elige unas cuantas cosas. Irán a tu perfil, y así será más fácil escribirte.",
  "landers.iconslanding.legend": "Cosas que disfrutas",
  "landers.iconslanding.chosen": "en tu perfil. Puedes cambiarlas más tarde.",
  "landers.socialnetwork.title": "Un primer vistazo.",
  "landers.socialnetwork.lead": "Así se presenta la gente aquí: unas palabras propias y sitio para una respuesta.",
  "landers.socialnetwork.feed": "Cómo se presenta la gente",
  "landers.socialnetwork.example": "Ejemplo",
  "landers.socialnetwork.post_1": "Busco a alguien con quien cocinar. Yo pongo el vino y tú las ganas.",
  "landers.socialnetwork.post_2":
    "Los domingos son para los museos, y después para un trozo de tarta. Se admite compañía.",
  "landers.socialnetwork.post_3": "En el cine, la risa más fuerte es la mía. ¿Vienes igualmente?",
  "landers.collagelanding.title": "Trocitos de una buena noche.",
  "landers.collagelanding.lead":
    "Nadie cabe en un formulario. Empieza con una dirección y cuenta el resto con tus palabras.",
  "landers.collagelanding.scraps": "De qué está hecha una noche",
  "landers.collagelanding.scrap_1": "volver por el camino largo",
  "landers.collagelanding.scrap_2": "una historia más",
  "landers.collagelanding.scrap_3": "demasiado postre",
  "landers.collagelanding.scrap_4": "el último tranvía",
  "landers.transitionsvideolanding.title": "Leer. Escribir. Quedar.",
  "landers.transitionsvideolanding.lead": "Sin juegos de por medio y sin prisas.",
  "landers.transitionsvideolanding.film":
    "Tres escenas dibujadas: un perfil, una conversación, dos personas tomando café.",
  "landers.transitionsvideolanding.scene_1": "Lee para saber quién es",
  "landers.transitionsvideolanding.scene_2": "Escribe lo que solo dirías tú",
  "landers.transitionsvideolanding.scene_3": "Quedad cuando las ganas sean mutuas",
  "landers.landing.title": "Saluda a {{name}}.",
  "landers.landing.lead":
    "Primero tu correo electrónico, luego unas preguntas. Después, la primera palabra es tuya: así funciona {{brand}}.",
  "landers.landing2.title": "Te presentamos a {{name}}.",
  "landers.landing2.lead": "Escribe la primera línea: todo empieza con tu correo electrónico.",
  "landers.landing2.from": "Del perfil de {{name}}",
  "landers.landing2.silent": "Esta hoja sigue en blanco. Hay quien cuenta más cuando se le pregunta.",
  "landers.landing3.title": "Mesa para dos: ¿{{name}} y tú?",
  "landers.landing3.lead":
    "Elige de qué podrías hablar durante horas. Va a tu perfil, y así la primera frase sale sola.",
  "landers.landing3.you": "Tú",
  "landers.landing3.topics": "De esto hablaría durante horas",
} satisfies Translation<typeof en, "es">;
