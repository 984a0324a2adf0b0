import type en from "../en/suspensions";
import type { Translation } from "../translation";

export default {
  "suspensions.title": "Dein Konto ist gesperrt",
  "suspensions.until": "bis zum {{date}}",
  "suspensions.for_good": "auf Dauer",
  "suspensions.lead":
    "Es ist {{period}} gesperrt: Niemand sieht dein Profil, und du kannst dich nicht einloggen. Nachrichten und Credits bleiben, wie sie sind.",
  "suspensions.yours": "Was für dein Konto gilt",
  "suspensions.facts": "Was wir festgestellt haben",
  "suspensions.rule": "Gegen welche Regel das verstößt",
  "suspensions.rules": "Unsere Regeln zu Sperren",
  "suspensions.decided": "Wer entschieden hat",
  "suspensions.by_person": "Ein Mensch aus unserem Team hat sich das angesehen und entschieden.",
  "suspensions.by_machine":
    "Ein Programm hat entschieden, und noch niemand hat es sich angesehen. Wenn du widersprichst, tut das ein Mensch.",
  "suspensions.appeal_title": "Du siehst das anders?",
  "suspensions.appeal_text":
    "Lass uns noch einmal hinsehen: Das kostet nichts, du hast sechs Monate Zeit, und jemand anderes entscheidet. {{redress}}",
  "suspensions.appeal": "Noch einmal prüfen lassen",
  "suspensions.nobody": "Niemand in diesem Fall hat ein Konto",
  "suspensions.rule_missing": "Zu einer Sperre gehört die Regel, gegen die verstoßen wurde",
  "suspensions.fraud_for_good": "Eine Sperre wegen Betrugs gilt auf Dauer",
  "suspensions.none": "Es gibt keine Sperre, die aufgehoben werden könnte",
  "suspensions.changed_since":
    "Jemand anderes hat dieses Konto gesperrt oder die Sperre aufgehoben, seit du nachgesehen hast. Sieh dir an, wie es jetzt ist.",
  "suspensions.holds_longer": "Das Konto ist schon länger gesperrt. Soll das früher enden, heb die Sperre auf.",
} satisfies Translation<typeof en, "de">;
