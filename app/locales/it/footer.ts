import type en from "../en/footer";
import type { Translation } from "../translation";

export default {
  "footer.label": "Informazioni su questo sito",
  "footer.company": "{{brand}} è un servizio di {{company}}, {{address}}.",
  "footer.trade_names": "Nomi commerciali: {{names}}",
  "footer.kvk": "Registro delle imprese: {{number}}",
  "footer.vat": "Partita IVA: {{numbers}}",
  "footer.phone": "Telefono: {{phone}}",
  "footer.email": "E-mail: {{email}}",
  "footer.message_costs": "Scrivere a chi è iscritto costa almeno {{amount}} a messaggio.",
  "footer.adults": "Dai 18 anni in su",
  "footer.terms": "Condizioni",
  "footer.privacy": "Privacy",
  "footer.cookies": "Cookie",
  "footer.faq": "Domande frequenti",
  "footer.service": "Servizio clienti",
  "footer.return_policy": "Rimborsi",
  "footer.ban": "Regole della casa",
  "footer.pricing": "Prezzi",
  "footer.complaints": "Reclami",
  "footer.imprint": "Note legali",
  "footer.ranking": "Ordine dei risultati",
  "footer.accessibility": "Accessibilità",
} satisfies Translation<typeof en, "it">;
