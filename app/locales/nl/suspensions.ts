import type en from "../en/suspensions";
import type { Translation } from "../translation";

export default {
  "suspensions.title": "Je account is geblokkeerd",
  "suspensions.until": "tot {{date}}",
  "suspensions.for_good": "voorgoed",
  "suspensions.lead":
    "Het is {{period}} geblokkeerd: niemand ziet je profiel en je kunt niet inloggen. Je berichten en credits blijven zoals ze zijn.",
  "suspensions.yours": "Wat er voor je account geldt",
  "suspensions.facts": "Wat we hebben gezien",
  "suspensions.rule": "De regel waar het om gaat",
  "suspensions.rules": "Onze regels over blokkeren",
  "suspensions.decided": "Wie dit heeft beslist",
  "suspensions.by_person": "Iemand van ons team heeft ernaar gekeken en beslist.",
  "suspensions.by_machine":
    "Een programma heeft beslist en er heeft nog niemand naar gekeken. Maak je bezwaar, dan doet een mens dat.",
  "suspensions.appeal_title": "Zie je het anders?",
  "suspensions.appeal_text":
    "Laat ons opnieuw kijken: het kost niets, je hebt zes maanden de tijd en iemand anders beslist. {{redress}}",
  "suspensions.appeal": "Opnieuw laten bekijken",
  "suspensions.nobody": "Niemand in deze zaak heeft een account",
  "suspensions.rule_missing": "Bij een blokkade hoort de regel die is overtreden",
  "suspensions.fraud_for_good": "Een blokkade om fraude is voorgoed",
  "suspensions.none": "Er is geen blokkade om op te heffen",
  "suspensions.changed_since":
    "Iemand anders heeft dit account geblokkeerd of de blokkade opgeheven sinds je keek. Kijk hoe het nu is.",
  "suspensions.holds_longer": "Het account is al langer geblokkeerd. Moet dat eerder eindigen, hef de blokkade dan op.",
} satisfies Translation<typeof en, "nl">;
