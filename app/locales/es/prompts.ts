import type en from "../en/prompts";
import type { Translation } from "../translation";

export default {
  "prompts.title": "Tres preguntas",
  "prompts.lead":
    "Elige hasta tres y responde con tus palabras: así a los demás les será fácil empezar a hablar contigo.",
  "prompts.choose": "Elige una pregunta",
  "prompts.question_n": "Pregunta {{n}}",
  "prompts.answer_n": "Tu respuesta {{n}}",
  "prompts.question_missing": "Elige la pregunta que respondes aquí",
  "prompts.twice": "Cada pregunta solo una vez",
  "prompts.reply": "Responder",
  "prompts.answer_of": "la respuesta de {{name}}: {{question}}",
  "prompts.liked": "Le gusta tu respuesta: {{question}}",
  "prompts.quote": "«{{question}}: {{answer}}»",

  "prompts.of.sunday": "Mi domingo perfecto",
  "prompts.of.laugh": "Lo que siempre me hace reír",
  "prompts.of.hours": "Puedo hablar durante horas de",
  "prompts.of.first_date": "Mi idea de una buena primera cita",
  "prompts.of.place": "Un sitio al que siempre vuelvo",
  "prompts.of.dish": "El plato que mejor me sale",
  "prompts.of.song": "La canción con la que siempre bailo",
  "prompts.of.tried": "Lo último que probé por primera vez",
  "prompts.of.small": "Un pequeño detalle que me alegra el día",
  "prompts.of.friends": "Lo que mis amigos dicen de mí",
  "prompts.of.proud": "Algo que me enorgullece en silencio",
  "prompts.of.together": "Esto me gustaría hacerlo contigo",
} satisfies Translation<typeof en, "es">;
