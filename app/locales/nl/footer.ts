import type en from "../en/footer";
import type { Translation } from "../translation";

export default {
  "footer.label": "Over deze site",
  "footer.company": "{{brand}} is een dienst van {{company}}, {{address}}.",
  "footer.trade_names": "Handelsnamen: {{names}}",
  "footer.kvk": "KvK-nummer: {{number}}",
  "footer.vat": "Btw-nummer: {{numbers}}",
  "footer.phone": "Telefoon: {{phone}}",
  "footer.email": "E-mail: {{email}}",
  "footer.message_costs": "Een bericht aan een lid kost minstens {{amount}}.",
  "footer.adults": "18 jaar en ouder",
  "footer.terms": "Voorwaarden",
  "footer.privacy": "Privacy",
  "footer.cookies": "Cookies",
  "footer.faq": "Veelgestelde vragen",
  "footer.service": "Klantenservice",
  "footer.return_policy": "Geld terug",
  "footer.ban": "Huisregels",
  "footer.pricing": "Prijzen",
  "footer.complaints": "Klachten",
  "footer.imprint": "Colofon",
  "footer.ranking": "Volgorde",
  "footer.accessibility": "Toegankelijkheid",
} satisfies Translation<typeof en, "nl">;
