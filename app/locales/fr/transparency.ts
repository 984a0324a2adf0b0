import type en from "../en/transparency";
import type { Translation } from "../translation";

export default {
  "transparency.title": "Rapport de transparence",
  "transparency.lead":
    "Ce qui nous a été signalé, ce que nous avons fait et ce que les recours ont donné. Aucun chiffre ne concerne une personne en particulier.",
  "transparency.none": "Aucune année n’est encore écoulée : le premier rapport suivra.",
  "transparency.period": "Du {{from}} au {{to}}",
  "transparency.years": "Autres années",
  "transparency.notices": "Signalements de contenus illicites",
  "transparency.notices_trusted": "dont de signaleurs de confiance",
  "transparency.median": "Délai médian avant une décision, en heures",
  "transparency.measures": "Restrictions",
  "transparency.measures_law": "en raison de la loi",
  "transparency.measures_terms": "en raison des règles de la maison",
  "transparency.measures_automated": "décidées par un programme seul",
  "transparency.accuracy": "Les programmes avaient raison (exactitude)",
  "transparency.precision": "De ce qu’ils ont signalé, à raison (précision)",
  "transparency.recall": "De ce qui enfreignait une règle, signalé (rappel)",
  "transparency.share": "{{percent}} de {{base}}",
  "transparency.too_few": "trop peu pour le dire",
  "transparency.accounts": "Comptes fermés, pour un temps ou définitivement",
  "transparency.appeals": "Recours tranchés",
  "transparency.appeals_reversed": "dont acceptés en tout ou en partie",
  "transparency.orders": "Injonctions des autorités",
  "transparency.misuse": "Suspensions pour abus",
  "transparency.figure": "Chiffre",
  "transparency.what": "Quoi",
  "transparency.files": "Toutes les parties en fichiers",
  "transparency.files_text": "Ce sont les onze parties que demande le règlement (UE) 2024/2835, et le tout en JSON.",
  "transparency.part": "Partie {{n}}",
} satisfies Translation<typeof en, "fr">;
