import type en from "../en/footer";
import type { Translation } from "../translation";

export default {
  "footer.label": "O tej stronie",
  "footer.company": "Serwis {{brand}} prowadzi {{company}}, {{address}}.",
  "footer.trade_names": "Nazwy handlowe: {{names}}",
  "footer.kvk": "Numer w rejestrze: {{number}}",
  "footer.vat": "NIP/VAT: {{numbers}}",
  "footer.phone": "Telefon: {{phone}}",
  "footer.email": "E-mail: {{email}}",
  "footer.message_costs": "Wiadomość do innej osoby kosztuje co najmniej {{amount}}.",
  "footer.adults": "Od 18 lat",
  "footer.terms": "Regulamin",
  "footer.privacy": "Prywatność",
  "footer.cookies": "Pliki cookie",
  "footer.faq": "Pytania i odpowiedzi",
  "footer.service": "Obsługa klienta",
  "footer.return_policy": "Zwroty",
  "footer.ban": "Zasady",
  "footer.pricing": "Ceny",
  "footer.complaints": "Skargi",
  "footer.imprint": "Dane firmy",
  "footer.ranking": "Kolejność wyników",
  "footer.accessibility": "Dostępność",
} satisfies Translation<typeof en, "pl">;
