import type en from "../en/prompts";
import type { Translation } from "../translation";

export default {
  "prompts.title": "Tre domande",
  "prompts.lead": "Scegline fino a tre e rispondi con parole tue: per gli altri sarà più facile iniziare a parlarti.",
  "prompts.choose": "Scegli una domanda",
  "prompts.question_n": "Domanda {{n}}",
  "prompts.answer_n": "La tua risposta {{n}}",
  "prompts.question_missing": "Scegli la domanda a cui rispondi",
  "prompts.twice": "Ogni domanda una volta sola",
  "prompts.reply": "Rispondi",
  "prompts.answer_of": "la risposta di {{name}}: {{question}}",
  "prompts.liked": "Apprezza la tua risposta: {{question}}",
  "prompts.quote": "«{{question}}: {{answer}}»",

  "prompts.of.sunday": "La mia domenica perfetta",
  "prompts.of.laugh": "Quello che mi fa ridere ogni volta",
  "prompts.of.hours": "Potrei parlare per ore di",
  "prompts.of.first_date": "La mia idea di un bel primo appuntamento",
  "prompts.of.place": "Un posto in cui torno sempre",
  "prompts.of.dish": "Il piatto che mi viene meglio",
  "prompts.of.song": "La canzone che mi fa sempre ballare",
  "prompts.of.tried": "L’ultima cosa che ho provato per la prima volta",
  "prompts.of.small": "Una piccola cosa che mi cambia la giornata",
  "prompts.of.friends": "Quello che dicono di me gli amici",
  "prompts.of.proud": "Un motivo d’orgoglio di cui parlo poco",
  "prompts.of.together": "Facciamolo insieme",
} satisfies Translation<typeof en, "it">;
