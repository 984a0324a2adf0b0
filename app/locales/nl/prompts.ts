import type en from "../en/prompts";
import type { Translation } from "../translation";

export default {
  "prompts.title": "Drie vragen",
  "prompts.lead":
    "Kies er hoogstens drie en antwoord in je eigen woorden. Zo maak je het anderen makkelijk om een gesprek te beginnen.",
  "prompts.choose": "Kies een vraag",
  "prompts.question_n": "Vraag {{n}}",
  "prompts.answer_n": "Je antwoord {{n}}",
  "prompts.question_missing": "Kies de vraag waar dit het antwoord op is",
  "prompts.twice": "Elke vraag maar één keer",
  "prompts.reply": "Reageren",
  "prompts.answer_of": "antwoord van {{name}}: {{question}}",
  "prompts.liked": "Vindt je antwoord leuk: {{question}}",
  "prompts.quote": "‘{{question}}: {{answer}}’",

  "prompts.of.sunday": "Mijn ideale zondag",
  "prompts.of.laugh": "Waar ik altijd om moet lachen",
  "prompts.of.hours": "Ik kan urenlang praten over",
  "prompts.of.first_date": "Mijn idee van een goede eerste date",
  "prompts.of.place": "Een plek waar ik steeds weer naartoe ga",
  "prompts.of.dish": "Wat ik het best kook",
  "prompts.of.song": "Het nummer waarop ik altijd ga dansen",
  "prompts.of.tried": "Wat ik laatst voor het eerst deed",
  "prompts.of.small": "Iets kleins dat mijn dag goedmaakt",
  "prompts.of.friends": "Wat mijn vrienden over me zeggen",
  "prompts.of.proud": "Waar ik stiekem trots op ben",
  "prompts.of.together": "Laten we dit samen doen",
} satisfies Translation<typeof en, "nl">;
