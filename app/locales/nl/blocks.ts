import type en from "../en/blocks";
import type { Translation } from "../translation";

export default {
  "blocks.self": "Je kunt jezelf niet blokkeren",
  "blocks.title": "Geblokkeerde mensen",
  "blocks.text": "Mensen die je hier niet wilt tegenkomen.",
  "blocks.lead": "Jij en zij zien elkaar nergens op deze site. Ze krijgen het niet te horen.",
  "blocks.empty": "Je hebt niemand geblokkeerd.",
  "blocks.since": "Sinds {{date}}",
  "blocks.confirm_title": "{{name}} blokkeren?",
  "blocks.confirm":
    "Jullie zien elkaar niet meer: geen profiel, geen likes, geen berichten. {{name}} krijgt het niet te horen. In je account kun je het ongedaan maken.",
  "blocks.done": "{{name}} is geblokkeerd.",
  "blocks.undone": "Klaar. Jullie kunnen elkaar weer zien.",
} satisfies Translation<typeof en, "nl">;
