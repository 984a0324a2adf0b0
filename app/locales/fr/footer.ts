import type en from "../en/footer";
import type { Translation } from "../translation";

export default {
  "footer.label": "À propos de ce site",
  "footer.company": "{{brand}} est un service proposé par {{company}}, {{address}}.",
  "footer.trade_names": "Noms commerciaux : {{names}}",
  "footer.kvk": "Immatriculation : {{number}}",
  "footer.vat": "TVA : {{numbers}}",
  "footer.phone": "Téléphone : {{phone}}",
  "footer.email": "E-mail : {{email}}",
  "footer.message_costs": "Un message à un membre coûte au moins {{amount}}.",
  "footer.adults": "18 ans et plus",
  "footer.terms": "Conditions",
  "footer.privacy": "Confidentialité",
  "footer.cookies": "Cookies",
  "footer.faq": "Questions fréquentes",
  "footer.service": "Service client",
  "footer.return_policy": "Remboursements",
  "footer.ban": "Règles de la maison",
  "footer.pricing": "Prix",
  "footer.complaints": "Réclamations",
  "footer.imprint": "Mentions légales",
  "footer.ranking": "Ordre d’affichage",
  "footer.accessibility": "Accessibilité",
} satisfies Translation<typeof en, "fr">;
