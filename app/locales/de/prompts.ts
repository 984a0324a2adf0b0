import type en from "../en/prompts";
import type { Translation } from "../translation";

export default {
  "prompts.title": "Drei Fragen",
  "prompts.lead":
    "Such dir bis zu drei aus und antworte in deinen eigenen Worten. So fällt es anderen leicht, ein Gespräch zu beginnen.",
  "prompts.choose": "Wähl eine Frage",
  "prompts.question_n": "Frage {{n}}",
  "prompts.answer_n": "Deine Antwort {{n}}",
  "prompts.question_missing": "Wähl die Frage aus, die du hier beantwortest",
  "prompts.twice": "Jede Frage bitte nur einmal",
  "prompts.reply": "Antworten",
  "prompts.answer_of": "Antwort von {{name}}: {{question}}",
  "prompts.liked": "Mag deine Antwort: {{question}}",
  "prompts.quote": "„{{question}}: {{answer}}“",

  "prompts.of.sunday": "Mein perfekter Sonntag",
  "prompts.of.laugh": "Was mich jedes Mal zum Lachen bringt",
  "prompts.of.hours": "Stundenlang reden kann ich über",
  "prompts.of.first_date": "So stelle ich mir ein gutes erstes Date vor",
  "prompts.of.place": "Ein Ort, an den ich immer wieder fahre",
  "prompts.of.dish": "Was ich am besten koche",
  "prompts.of.song": "Das Lied, bei dem ich immer tanze",
  "prompts.of.tried": "Das habe ich zuletzt zum ersten Mal gemacht",
  "prompts.of.small": "Eine Kleinigkeit, die mir den Tag rettet",
  "prompts.of.friends": "Was meine Freunde über mich sagen",
  "prompts.of.proud": "Worauf ich im Stillen stolz bin",
  "prompts.of.together": "Lass uns das zusammen machen",
} satisfies Translation<typeof en, "de">;
