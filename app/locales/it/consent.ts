import type en from "../en/consent";
import type { Translation } from "../translation";

export default {
  "consent.link": "Scelta dei cookie",
  "consent.short": "Possiamo ricordare per trenta giorni, e con il tuo account, quale sito ti ha mandato qui?",
  "consent.more": "A che serve?",
  "consent.text":
    "Possiamo ricordare per trenta giorni quale sito ti ha mandato qui, e tenerlo con il tuo account se ti iscrivi? Così sappiamo chi ringraziare. Non lo usiamo per altro, e se dici di no tutto funziona lo stesso.",
  "consent.refuse": "No, grazie",
  "consent.grant": "Sì, va bene",
  "consent.granted": "Il {{date}} hai detto di sì. Puoi cambiare idea in ogni momento.",
  "consent.refused": "Il {{date}} hai detto di no. Puoi cambiare idea in ogni momento.",
} satisfies Translation<typeof en, "it">;
