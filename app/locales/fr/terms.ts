import type en from "../en/terms";
import type { Translation } from "../translation";

export default {
  "terms.title": "Nos conditions ont changé",
  "terms.lead": "Tu avais accepté une version plus ancienne. Voici ce qui est différent.",
  "terms.since": "À partir du {{date}}",
  "terms.read": "Lire toutes les conditions",
  "terms.agree": "J’accepte",
  "terms.refuse_title": "Tu préfères refuser ?",
  "terms.refuse_text":
    "Emporte alors tes données et supprime ton compte. Si tu peux encore te rétracter d’un achat, fais-le depuis son reçu.",
  "terms.export": "Télécharger mes données",
  "terms.delete": "Supprimer mon compte",
  "terms.agreed": "Ce que tu as accepté",
  "terms.agreed_row": "Les conditions et la politique de confidentialité de l’époque",
  "terms.agreed_text":
    "Nos conditions et notre politique de confidentialité, telles qu’elles étaient quand tu as dit oui.",
  "terms.agreed_on": "Accepté le {{date}}",
  "terms.agreed_terms": "Lire les conditions de l’époque",
  "terms.agreed_privacy": "Lire la politique de confidentialité de l’époque",
  "terms.agreed_nothing": "Rien n’est noté ici pour ton compte.",
} satisfies Translation<typeof en, "fr">;
