import type en from "../en/index";
import type { Translation } from "../translation";

export default {
  "index.headline": "Conoce a alguien por quien valga la pena trasnochar.",
  "index.promise": "Echa un vistazo, di quién te gusta y empezad a escribiros. Con tus palabras, a tu ritmo.",
  "index.point_1_title": "Sabes quién es de verdad",
  "index.point_1_text":
    "Un perfil inventado lo dice con todas las letras, allí donde aparezca, y escribirle no cuesta nada. Detrás de los demás siempre hay alguien.",
  "index.point_2_title": "Sin trucos para meterte prisa",
  "index.point_2_text": "Ni cuentas atrás ni me gusta de mentira. Si pone que le gustas a alguien, es que le gustas.",
  "index.point_3_title": "Tú decides, hasta el final",
  "index.point_3_text": "Cuenta tanto o tan poco como quieras. Si te vas, lo que escribiste se va contigo.",
  "index.members_title": "Gente que podrías conocer",
  "index.login_prompt": "¿Ya tienes cuenta?",
  "index.how_title": "Cómo funciona",
  "index.how_1_title": "Di quién eres",
  "index.how_1_text": "Un nombre, unas líneas, fotos si quieres. Todo se puede cambiar después.",
  "index.how_2_title": "Echa un vistazo",
  "index.how_2_text":
    "Busca por lugar, edad y lo que le gusta hacer a la gente. Si hay poca, la página te dice qué criterio deja fuera a más personas.",
  "index.how_3_title": "Escribe",
  "index.how_3_text": "Con una buena frase basta. Responde cuando te apetezca, o no respondas.",
  "index.safety_title": "Con seguridad y discreción",
  "index.safety_1":
    "Puedes bloquear o denunciar a cualquiera, desde su perfil y desde la conversación. Cada denuncia la lee una persona.",
  "index.safety_2": "Nadie sabe dónde estás: los demás ven como mucho tu ciudad o tu región.",
  "index.safety_3": "Tu perfil se ve en {{brand}} y en ningún otro sitio.",
  "index.safety_4": "El asunto de un correo nunca dice de qué tipo de sitio viene.",
  "index.prices_title": "Cuánto cuesta",
  "index.prices_free": "Apuntarse, buscar, dar me gusta y leer es gratis.",
  "index.prices_paid": "Cuando escribir cuesta algo, el precio está junto al botón, antes de enviar.",
  "index.prices_back": "Tienes 14 días para devolver lo que no hayas usado.",
  "index.prices_none": "Y todo lo demás también.",
  "index.prices_link": "Todos los precios",
  "index.questions_title": "Preguntas",
  "index.question_1": "¿Quién hay aquí?",
  "index.answer_1":
    "Solo personas adultas. Algunos perfiles pueden ser inventados: entonces lo dicen con todas las letras, y escribirles no cuesta nada.",
  "index.question_2": "¿Quién ve mi perfil?",
  "index.answer_2": "Lo decides tú: solo miembros, también visitantes, o nadie durante un tiempo.",
  "index.question_3": "¿Cómo me voy?",
  "index.answer_3":
    "En una página de tus ajustes, sin dar motivos. Tu perfil desaparece al momento, y unos días después también lo que escribiste.",
  "index.questions_more": "Más preguntas",
} satisfies Translation<typeof en, "es">;
