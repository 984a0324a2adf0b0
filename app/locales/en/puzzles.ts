export default {
  "puzzles.question": "Which of these numbers is the largest: {{numbers}}?",
  "puzzles.hint": "So that no machine sends thousands of these.",
  "puzzles.wrong": "That isn’t the largest of them",
  "puzzles.spent": "You took your time, which is fine. Send it once more.",
  "puzzles.too_many":
    "That’s as many as we take from here in a day without JavaScript. Turn it on, or try again tomorrow.",
};
