import type en from "../en/puzzles";
import type { Translation } from "../translation";

export default {
  "puzzles.question": "Która z tych liczb jest największa: {{numbers}}?",
  "puzzles.hint": "Żeby żadna maszyna nie wysyłała ich tysiącami.",
  "puzzles.wrong": "To nie jest największa z nich",
  "puzzles.spent": "Nie spieszysz się i dobrze. Wyślij jeszcze raz.",
  "puzzles.too_many":
    "Bez JavaScriptu nie przyjmujemy stąd więcej w ciągu jednego dnia. Włącz go albo spróbuj ponownie jutro.",
} satisfies Translation<typeof en, "pl">;
