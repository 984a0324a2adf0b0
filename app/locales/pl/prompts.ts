import type en from "../en/prompts";
import type { Translation } from "../translation";

export default {
  "prompts.title": "Trzy pytania",
  "prompts.lead":
    "Wybierz najwyżej trzy i odpowiedz własnymi słowami. Dzięki temu innym łatwiej będzie zacząć rozmowę.",
  "prompts.choose": "Wybierz pytanie",
  "prompts.question_n": "Pytanie {{n}}",
  "prompts.answer_n": "Twoja odpowiedź {{n}}",
  "prompts.question_missing": "Wybierz pytanie, na które tu odpowiadasz",
  "prompts.twice": "Każde pytanie tylko raz",
  "prompts.reply": "Odpowiedz",
  "prompts.answer_of": "odpowiedź ({{name}}): {{question}}",
  "prompts.liked": "Lubi twoją odpowiedź: {{question}}",
  "prompts.quote": "„{{question}}: {{answer}}”",

  "prompts.of.sunday": "Moja idealna niedziela",
  "prompts.of.laugh": "Co mnie zawsze rozśmiesza",
  "prompts.of.hours": "Mogę godzinami rozmawiać o",
  "prompts.of.first_date": "Mój pomysł na udaną pierwszą randkę",
  "prompts.of.place": "Miejsce, do którego ciągle wracam",
  "prompts.of.dish": "Danie, które wychodzi mi najlepiej",
  "prompts.of.song": "Piosenka, przy której zawsze tańczę",
  "prompts.of.tried": "Moje ostatnie odkrycie",
  "prompts.of.small": "Drobiazg, który poprawia mi dzień",
  "prompts.of.friends": "Co mówią o mnie znajomi",
  "prompts.of.proud": "Moja cicha duma",
  "prompts.of.together": "Zróbmy to razem",
} satisfies Translation<typeof en, "pl">;
