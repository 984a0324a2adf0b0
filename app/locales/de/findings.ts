import type en from "../en/findings";
import type { Translation } from "../translation";

export default {
  "findings.none": "In eigenen Worten, unten",
  "findings.own_words": "Mehr dazu, in eigenen Worten",
  "findings.own_words_hint": "Die Person liest das genau so. Schreib nichts darüber, wer sie gemeldet hat.",
  "findings.language": "Die Sprache deiner eigenen Worte",
  "findings.their_language": "{{language}}, wie die Person es liest",
  "findings.in_language": "In den eigenen Worten der Moderation, auf {{language}}: {{text}}",
  "findings.money": "Du hast andere Mitglieder um Geld, Geschenke oder eine Geldanlage gebeten.",
  "findings.other_person": "Deine Fotos oder deine Angaben gehören zu jemand anderem.",
  "findings.bulk": "Du hast dieselbe Nachricht an viele Leute geschickt, die dir nicht geantwortet hatten.",
  "findings.advert": "Dein Profil oder deine Nachrichten werben für etwas.",
  "findings.insult": "Du hast ein anderes Mitglied beleidigt, bedroht oder unter Druck gesetzt.",
  "findings.unwanted": "Du hast jemandem weiter geschrieben, der dich gebeten hatte, aufzuhören.",
  "findings.explicit": "Du hast eindeutige Bilder oder Worte geschickt, um die niemand gebeten hatte.",
  "findings.paid": "Du hast Gesellschaft oder Sex gegen Geld angeboten oder gesucht.",
  "findings.private": "Du hast private Angaben, Nachrichten oder Bilder einer anderen Person weitergegeben.",
  "findings.hate": "Du hast verächtlich über Menschen geschrieben, weil sie sind, wer sie sind.",
  "findings.minor": "Etwas, das du geschrieben hast, sagt, dass du unter 18 bist. Hier müssen alle erwachsen sein.",
  "findings.of_rule": "{{rule}} – {{text}}",
  "findings.other_rule":
    "Diese Feststellung gehört zu einer anderen Regel: {{rules}}. Wähl diese, oder schreib es in eigenen Worten.",
} satisfies Translation<typeof en, "de">;
