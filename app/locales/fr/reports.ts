import type en from "../en/reports";
import type { Translation } from "../translation";

export default {
  "reports.title": "Signaler {{name}}",
  "reports.lead": "Ce que tu vois maintenant est conservé avec ton signalement. {{name}} ne saura pas de qui il vient.",
  "reports.about": "De quoi s’agit-il ?",
  "reports.about.profile": "Tout le profil",
  "reports.about.photo": "Une photo de la conversation",
  "reports.about.photo_with": "Une photo avec « {{text}} »",
  "reports.reason": "Qu’est-ce qui ne va pas ?",
  "reports.reason.spam": "Publicité ou spam",
  "reports.reason.scam": "Demande de l’argent ou cherche à m’escroquer",
  "reports.reason.fake": "N’est pas la personne des photos",
  "reports.reason.underage": "A peut-être moins de 18 ans",
  "reports.reason.harassment": "Insultes, menaces ou pression",
  "reports.reason.nudity": "De la nudité que je n’ai pas demandée",
  "reports.reason.illegal": "Contraire à la loi",
  "reports.reason.other": "Autre chose",
  "reports.words": "Que s’est-il passé ?",
  "reports.words_hint": "Une phrase ou deux nous aident à comprendre.",
  "reports.block": "Bloquer aussi {{name}}",
  "reports.send": "Envoyer le signalement",
  "reports.sent_title": "Merci, nous avons ton signalement",
  "reports.sent_text":
    "Son numéro est {{number}}. Une personne l’examine et décide. Pour ajouter quelque chose, écris-nous en donnant ce numéro.",
  "reports.reason_missing": "Choisis ce qui ne va pas",
  "reports.not_found": "Ce que tu veux signaler n’est pas (ou plus) ici",
  "reports.self": "Tu ne peux pas te signaler toi-même",
  "reports.too_many":
    "Tu as envoyé beaucoup de signalements cette dernière heure. Tu pourras en envoyer un autre dans {{minutes}} min.",
  "reports.rule_missing": "Pour retirer un texte, il faut nommer la règle enfreinte",
  "reports.no_text": "Ce texte n’est pas sur le profil",
  "reports.no_case": "Ce dossier n’existe pas",
  "reports.case_changed": "Quelqu’un d’autre a traité ce dossier entre-temps",
  "reports.same_actor": "C’est à quelqu’un d’autre de trancher ce recours",
} satisfies Translation<typeof en, "fr">;
