import type en from "../en/findings";
import type { Translation } from "../translation";

export default {
  "findings.none": "Con parole tue, qui sotto",
  "findings.own_words": "Altro, con parole tue",
  "findings.own_words_hint": "La persona lo leggerà così come lo scrivi. Non dire chi ha segnalato.",
  "findings.language": "La lingua delle tue parole",
  "findings.their_language": "{{language}}, come lo legge la persona",
  "findings.in_language": "Con le parole della moderazione, in {{language}}: {{text}}",
  "findings.money": "Hai chiesto ad altri membri soldi, regali o un investimento.",
  "findings.other_person": "Le tue foto o i tuoi dati sono di qualcun altro.",
  "findings.bulk": "Hai mandato lo stesso messaggio a molte persone che non ti avevano risposto.",
  "findings.advert": "Il tuo profilo o i tuoi messaggi fanno pubblicità a qualcosa.",
  "findings.insult": "Hai insultato, minacciato o messo sotto pressione un’altra persona.",
  "findings.unwanted": "Hai continuato a scrivere a qualcuno che ti aveva chiesto di smettere.",
  "findings.explicit": "Hai mandato immagini o parole esplicite che nessuno aveva chiesto.",
  "findings.paid": "Hai offerto o chiesto compagnia o sesso in cambio di soldi.",
  "findings.private": "Hai diffuso dati, messaggi o immagini privati di qualcun altro.",
  "findings.hate": "Hai scritto con disprezzo di persone per quello che sono.",
  "findings.minor": "Qualcosa che hai scritto dice che hai meno di 18 anni. Qui devono essere tutti maggiorenni.",
  "findings.of_rule": "{{rule}} – {{text}}",
  "findings.other_rule":
    "Questa constatazione riguarda un’altra regola: {{rules}}. Scegli quella, o dillo con parole tue.",
} satisfies Translation<typeof en, "it">;
