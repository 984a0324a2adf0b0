import type en from "../en/footer";
import type { Translation } from "../translation";

export default {
  "footer.label": "Über diese Seite",
  "footer.company": "{{brand}} ist ein Angebot von {{company}}, {{address}}.",
  "footer.trade_names": "Handelsnamen: {{names}}",
  "footer.kvk": "Handelsregister: {{number}}",
  "footer.vat": "USt-IdNr.: {{numbers}}",
  "footer.phone": "Telefon: {{phone}}",
  "footer.email": "E-Mail: {{email}}",
  "footer.message_costs": "Eine Nachricht an ein Mitglied kostet mindestens {{amount}}.",
  "footer.adults": "Ab 18 Jahren",
  "footer.terms": "Nutzungsbedingungen",
  "footer.privacy": "Datenschutz",
  "footer.cookies": "Cookies",
  "footer.faq": "Häufige Fragen",
  "footer.service": "Kundenservice",
  "footer.return_policy": "Widerruf",
  "footer.ban": "Hausregeln",
  "footer.pricing": "Preise",
  "footer.complaints": "Beschwerden",
  "footer.imprint": "Impressum",
  "footer.ranking": "Reihenfolge",
  "footer.accessibility": "Barrierefreiheit",
} satisfies Translation<typeof en, "de">;
