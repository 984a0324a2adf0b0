import type en from "../en/reports";
import type { Translation } from "../translation";

export default {
  "reports.title": "{{name}} melden",
  "reports.lead": "Wat je nu ziet, bewaren we bij je melding. {{name}} krijgt niet te horen van wie die komt.",
  "reports.about": "Waar gaat het over?",
  "reports.about.profile": "Het hele profiel",
  "reports.about.photo": "Een foto uit het gesprek",
  "reports.about.photo_with": "Een foto met ‘{{text}}’",
  "reports.reason": "Wat is er mis?",
  "reports.reason.spam": "Reclame of spam",
  "reports.reason.scam": "Vraagt om geld of wil me oplichten",
  "reports.reason.fake": "Is niet de persoon op de foto’s",
  "reports.reason.underage": "Is misschien nog geen 18",
  "reports.reason.harassment": "Beledigt, bedreigt of zet me onder druk",
  "reports.reason.nudity": "Naakt waar ik niet om vroeg",
  "reports.reason.illegal": "Is in strijd met de wet",
  "reports.reason.other": "Iets anders",
  "reports.words": "Wat is er gebeurd?",
  "reports.words_hint": "Een of twee zinnen helpen ons het te begrijpen.",
  "reports.block": "Ook {{name}} blokkeren",
  "reports.send": "Melding versturen",
  "reports.sent_title": "Bedankt, we hebben je melding",
  "reports.sent_text":
    "Het nummer is {{number}}. Een mens bekijkt je melding en beslist. Wil je iets toevoegen? Schrijf ons en noem dit nummer.",
  "reports.reason_missing": "Kies wat er mis is",
  "reports.not_found": "Wat je wilt melden, staat hier niet (meer)",
  "reports.self": "Je kunt jezelf niet melden",
  "reports.too_many":
    "Je hebt het afgelopen uur veel meldingen verstuurd. Over {{minutes}} min. kun je er weer een versturen.",
  "reports.rule_missing": "Bij een verwijderde tekst hoort de regel die is overtreden",
  "reports.no_text": "Deze tekst staat niet op het profiel",
  "reports.no_case": "Deze zaak bestaat niet",
  "reports.case_changed": "Iemand anders heeft intussen aan deze zaak gewerkt",
  "reports.same_actor": "Over dit bezwaar moet iemand anders beslissen",
} satisfies Translation<typeof en, "nl">;
