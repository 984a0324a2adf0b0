import type en from "../en/entry";
import type { Translation } from "../translation";

export default {
  "entry.title": "Réservé aux adultes",
  "entry.text":
    "{{brand}} est un site de rencontre pour les personnes de 18 ans et plus. On peut y parler d’amour et de sexe, dans les profils comme dans les conversations. Si tu as l’âge et l’envie, entre.",
  "entry.enter": "J’ai 18 ans ou plus",
  "entry.leave": "Quitter",
} satisfies Translation<typeof en, "fr">;
