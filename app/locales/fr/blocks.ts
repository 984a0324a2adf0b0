import type en from "../en/blocks";
import type { Translation } from "../translation";

export default {
  "blocks.self": "Tu ne peux pas te bloquer toi-même",
  "blocks.title": "Personnes bloquées",
  "blocks.text": "Celles que tu ne veux pas croiser ici.",
  "blocks.lead": "Vous ne vous voyez plus nulle part sur ce site. Ces personnes n’en sont pas averties.",
  "blocks.empty": "Tu n’as bloqué personne.",
  "blocks.since": "Depuis le {{date}}",
  "blocks.confirm_title": "Bloquer {{name}} ?",
  "blocks.confirm":
    "Vous ne vous verrez plus : ni profil, ni likes, ni messages. {{name}} n’en saura rien. Tu peux revenir dessus dans ton compte.",
  "blocks.done": "Tu as bloqué {{name}}.",
  "blocks.undone": "C’est fait. Vous pouvez de nouveau vous voir.",
} satisfies Translation<typeof en, "fr">;
