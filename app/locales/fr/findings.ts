import type en from "../en/findings";
import type { Translation } from "../translation";

export default {
  "findings.none": "Avec tes propres mots, ci-dessous",
  "findings.own_words": "Plus, avec tes propres mots",
  "findings.own_words_hint": "La personne lira exactement ceci. Ne dis rien de qui l’a signalée.",
  "findings.language": "La langue de tes propres mots",
  "findings.their_language": "{{language}}, comme la personne le lit",
  "findings.in_language": "Dans les mots de la modération, en {{language}} : {{text}}",
  "findings.money": "Tu as demandé de l’argent, des cadeaux ou un placement à d’autres membres.",
  "findings.other_person": "Tes photos ou tes informations sont celles de quelqu’un d’autre.",
  "findings.bulk": "Tu as envoyé le même message à beaucoup de personnes qui ne t’avaient pas répondu.",
  "findings.advert": "Ton profil ou tes messages font de la publicité.",
  "findings.insult": "Tu as insulté ou menacé un autre membre, ou fait pression sur lui.",
  "findings.unwanted": "Tu as continué à écrire à quelqu’un qui t’avait demandé d’arrêter.",
  "findings.explicit": "Tu as envoyé des images ou des mots explicites que personne n’avait demandés.",
  "findings.paid": "Tu as proposé ou demandé de la compagnie ou du sexe contre de l’argent.",
  "findings.private": "Tu as transmis des informations, des messages ou des images privés de quelqu’un d’autre.",
  "findings.hate": "Tu as écrit avec mépris sur des personnes à cause de ce qu’elles sont.",
  "findings.minor": "Quelque chose que tu as écrit dit que tu as moins de 18 ans. Ici, tout le monde doit être majeur.",
  "findings.of_rule": "{{rule}} – {{text}}",
  "findings.other_rule": "Ce constat relève d’une autre règle : {{rules}}. Choisis celle-là, ou dis-le avec tes mots.",
} satisfies Translation<typeof en, "fr">;
