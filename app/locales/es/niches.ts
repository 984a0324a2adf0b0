import type en from "../en/niches";
import type { Translation } from "../translation";

export default {
  "she-index.headline": "Ella marca el ritmo.",
  "she-index.promise": "Un lugar donde las mujeres saben lo que quieren y lo dicen. Ahí está toda la gracia.",
  "she-index.point_1_title": "Sabes quién es de verdad",
  "she-index.point_1_text":
    "Un perfil inventado lo dice siempre con todas las letras, y escribirle es gratis. Con los demás, son solo dos personas que hablan.",
  "she-index.point_2_title": "Primero, una conversación",
  "she-index.point_2_text": "Aquí no se descarta a nadie de un manotazo. Lee lo que ha escrito y sigue por ahí.",
  "she-index.point_3_title": "Un no también es una respuesta",
  "she-index.point_3_text":
    "Las palabras claras son bienvenidas, también las tuyas. Nadie le debe una respuesta a nadie.",
  "she-signup.title": "Pasa",
  "she-signup.lead": "Un correo, un nombre, una contraseña. Lo que cuentes después, lo decides tú.",
  "she-home.greeting": "Qué alegría verte, {{name}}",
  "she-home.new_people": "Caras nuevas, por descubrir",
  "she-chats.no_messages_text": "Lee el perfil de {{name}} y empieza con algo que solo dirías tú.",

  "bdsm-index.headline": "Primero, confianza. Después, todo lo demás.",
  "bdsm-index.promise":
    "Conoce a adultos que saben lo que les gusta, lo dicen con palabras y se toman un límite tan en serio como un deseo.",
  "bdsm-index.point_1_title": "Consentimiento, con todas las letras",
  "bdsm-index.point_1_text":
    "Habladlo antes de veros: deseos, límites, lo que viene después. Justo ahí empieza la tensión.",
  "bdsm-index.point_2_title": "Sabes quién es de verdad",
  "bdsm-index.point_2_text":
    "Los perfiles inventados están señalados siempre con todas las letras, y escribirles no cuesta nada. Sin más máscaras que las elegidas.",
  "bdsm-index.point_3_title": "Discreción a tu medida",
  "bdsm-index.point_3_text": "Basta un apodo. Tú decides qué muestras, a quién escribes y cuándo te vas.",
  "bdsm-signup.title": "Entra con tus condiciones",
  "bdsm-signup.lead": "Un correo, un apodo, una contraseña. A partir de ahí, los límites los pones tú.",
  "bdsm-home.greeting": "Qué bien tenerte aquí, {{name}}",
  "bdsm-home.new_people": "Gente que habla tu idioma",
  "bdsm-profile.looking_for": "Lo que deseo y mis límites",
  "bdsm-profile.personal_hint":
    "¿Qué te atrae, qué te calma, qué no se negocia nunca? Sin números de teléfono ni direcciones, por favor.",
  "bdsm-chats.no_messages_text": "Empieza con una pregunta. {{name}} te dirá dónde están los límites.",

  "bbw-index.headline": "Más para querer. Nada que esconder.",
  "bbw-index.promise":
    "Mujeres con curvas y gente que las adora tal como son: con su cuerpo, su humor y todo lo demás.",
  "bbw-index.point_1_title": "Ven como eres",
  "bbw-index.point_1_text": "No hace falta buscar el ángulo bueno. Aquí te buscan a ti, no a menos de ti.",
  "bbw-index.point_2_title": "Sabes quién es de verdad",
  "bbw-index.point_2_text":
    "Un perfil inventado lo dice siempre con todas las letras, y escribirle es gratis. Detrás de los demás siempre hay alguien.",
  "bbw-index.point_3_title": "Con cariño, o aquí no",
  "bbw-index.point_3_text": "Un piropo es bienvenido; una pulla, no. Y no tienes que responder ni a uno ni a otra.",
  "bbw-signup.title": "Ocupa tu sitio",
  "bbw-signup.lead": "Un correo, un nombre, una contraseña. Aquí te recibimos con los brazos abiertos.",
  "bbw-home.greeting": "Qué bien que estés aquí, {{name}}",
  "bbw-home.new_people": "Gente a la que adorar",

  "gilf-index.headline": "Las mejores historias están por llegar.",
  "gilf-index.promise":
    "Mujeres con mucha vida vivida y muchas ganas de lo que viene. Conoce a alguien que sepa verlo.",
  "gilf-index.point_1_title": "La edad es una ventaja",
  "gilf-index.point_1_text": "Sabes lo que disfrutas y lo que ya no te va. Así da gusto hablar.",
  "gilf-index.point_2_title": "Con calma y claridad",
  "gilf-index.point_2_text": "Ni corazones que parpadean ni prisas. Lee, piénsatelo y tómate tu tiempo.",
  "gilf-index.point_3_title": "Sabes quién es de verdad",
  "gilf-index.point_3_text":
    "Un perfil inventado lo dice siempre con todas las letras, y escribirle es gratis. Y nunca envíes dinero a alguien a quien no conoces en persona.",
  "gilf-signup.title": "Empieza algo nuevo",
  "gilf-signup.lead": "Un correo, un nombre, una contraseña. Para lo demás no hay prisa.",
  "gilf-home.greeting": "Qué gusto verte, {{name}}",
  "gilf-home.new_people": "Gente con algo que contar",

  "milf-index.headline": "Días a tope. Noches para ti.",
  "milf-index.promise":
    "Mujeres seguras de sí mismas, en lo mejor de la vida, y gente a la que eso le resulta irresistible.",
  "milf-index.point_1_title": "Para agendas llenas",
  "milf-index.point_1_text":
    "Escribe cuando la casa quede en silencio. Aquí una conversación te espera; no te persigue.",
  "milf-index.point_2_title": "Sabes quién es de verdad",
  "milf-index.point_2_text":
    "Un perfil inventado lo dice siempre con todas las letras, y escribirle es gratis. Detrás de los demás siempre hay alguien.",
  "milf-index.point_3_title": "Tu vida sigue siendo tuya",
  "milf-index.point_3_text": "Basta un apodo, y solo se ve tu ciudad. Ya contarás más cuando te apetezca.",
  "milf-signup.title": "Un rato para ti",
  "milf-signup.lead": "Un correo, un nombre, una contraseña. Acabas antes de que se enfríe el café.",
  "milf-home.greeting": "Por fin un momento para ti, {{name}}",
  "milf-home.new_people": "Con quién pasar la velada",

  "gay-index.headline": "Hombres a los que les gustan los hombres. Así de sencillo.",
  "gay-index.promise":
    "Para esta noche, para el fin de semana o para siempre: di lo que buscas y conoce a hombres que también lo dicen.",
  "gay-index.point_1_title": "Las cosas claras",
  "gay-index.point_1_text": "¿Buscas amor, una cita o algo entre medias? Escríbelo, y que nadie tenga que adivinar.",
  "gay-index.point_2_title": "Sabes quién es de verdad",
  "gay-index.point_2_text":
    "Un perfil inventado lo dice siempre con todas las letras, y escribirle es gratis. Detrás de los demás siempre hay alguien.",
  "gay-index.point_3_title": "Tan visible como quieras",
  "gay-index.point_3_text": "Bastan un apodo y una ciudad. Quién sabe más lo decides tú.",
  "gay-signup.title": "Únete a los hombres de {{brand}}",
  "gay-signup.lead": "Un correo, un nombre, una contraseña. Después, a hablar.",
  "gay-home.greeting": "Hola, {{name}}, qué bien verte",
  "gay-home.new_people": "Hombres para ti",
  "gay-index.members_title": "Hombres que podrías conocer",
} satisfies Translation<typeof en, "es">;
