import type en from "../en/prompts";
import type { Translation } from "../translation";

export default {
  "prompts.title": "Trois questions",
  "prompts.lead": "Choisis-en jusqu’à trois et réponds avec tes mots : les autres sauront par où commencer.",
  "prompts.choose": "Choisis une question",
  "prompts.question_n": "Question n° {{n}}",
  "prompts.answer_n": "Ta réponse {{n}}",
  "prompts.question_missing": "Choisis la question à laquelle tu réponds",
  "prompts.twice": "Chaque question une seule fois",
  "prompts.reply": "Répondre",
  "prompts.answer_of": "la réponse donnée par {{name}} : {{question}}",
  "prompts.liked": "Aime ta réponse : {{question}}",
  "prompts.quote": "« {{question}} : {{answer}} »",

  "prompts.of.sunday": "Mon dimanche parfait",
  "prompts.of.laugh": "Ce qui me fait rire à tous les coups",
  "prompts.of.hours": "Je peux parler pendant des heures de",
  "prompts.of.first_date": "Mon idée d’un bon premier rendez-vous",
  "prompts.of.place": "Un endroit où je retourne toujours",
  "prompts.of.dish": "Le plat que je réussis le mieux",
  "prompts.of.song": "La chanson qui me fait toujours danser",
  "prompts.of.tried": "Ma dernière découverte",
  "prompts.of.small": "Un petit rien qui fait ma journée",
  "prompts.of.friends": "Ce que mes amis disent de moi",
  "prompts.of.proud": "Une petite fierté dont je parle peu",
  "prompts.of.together": "Et si on faisait ça ensemble",
} satisfies Translation<typeof en, "fr">;
