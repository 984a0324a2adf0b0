import type en from "../en/checkout";
import type { Translation } from "../translation";

export default {
  "checkout.not_for_sale": "Das gibt es hier nicht zu kaufen.",
  "checkout.price_changed":
    "Der Preis hat sich geändert, seit du diese Seite geöffnet hast, und es wurde nichts bestellt. Unten steht der neue: Bestell, wenn er dir passt.",
  "checkout.begin_required": "Setz hier ein Häkchen, wenn du gleich loslegen willst. Sonst dürfen wir nicht beginnen.",
  "checkout.country_required": "Sag, wo du wohnst: Davon hängt die Mehrwertsteuer ab.",
  "checkout.too_many": "Das sind viele Bestellungen auf einmal. In {{minutes}} Min. geht es weiter.",
  "checkout.title": "Deine Bestellung",
  "checkout.repeat_title": "Noch einmal bestellen",
  "checkout.lead": "Schau noch einmal drüber und bezahl dann. Deine Credits sind da, sobald die Zahlung da ist.",
  "checkout.lead_premium": "Schau noch einmal drüber und bezahl dann. Premium beginnt, sobald die Zahlung da ist.",
  "checkout.item_premium_one": "Premium für {{count, number}} Tag",
  "checkout.item_premium_other": "Premium für {{count, number}} Tage",
  "checkout.item_credits_one": "{{count, number}} Credit",
  "checkout.item_credits_other": "{{count, number}} Credits",
  "checkout.item_with_bonus_one": "{{count, number}} Credit und {{bonus, number}} dazu",
  "checkout.item_with_bonus_other": "{{count, number}} Credits und {{bonus, number}} dazu",
  "checkout.begin_credits":
    "Ich will meine Credits sofort, noch vor Ende der {{days}} Tage, in denen ich widerrufen kann. Widerrufe ich, bezahle ich, was ich bis dahin verbraucht habe.",
  "checkout.begin_premium":
    "Ich will, dass Premium sofort beginnt, noch vor Ende der {{days}} Tage, in denen ich widerrufen kann. Widerrufe ich, bezahle ich die Zeit bis dahin.",
  "checkout.withdrawal":
    "Du kannst diese Bestellung {{days}} Tage lang auf ihrer Seite widerrufen und bekommst das Geld für alles Unverbrauchte zurück.",
  "checkout.lives": "Wo wohnst du?",
  "checkout.lives_hint":
    "Deine Verbindung deutet auf ein anderes Land hin als das, für das diese Preise gelten. Davon hängt die Mehrwertsteuer ab.",
  "checkout.method": "Wie willst du bezahlen?",
  "checkout.method_later": "Ich wähle auf der Zahlungsseite",
  "checkout.method_card": "Kredit- oder Debitkarte",
  "checkout.method_debit": "Lastschrift",
  "checkout.method_transfer": "Überweisung",
  "checkout.once": "Du zahlst einmal. Nichts verlängert sich von selbst.",
  "checkout.per_message": "Das macht",
  "checkout.vat": "Inkl. {{amount}} MwSt. ({{rate}} %, {{country}})",
  "checkout.back": "Zurück zu den Preisen",
  "checkout.onward_title": "Weiter zur Zahlung",
  "checkout.onward_text": "Die Zahlungsseite öffnet sich von selbst. Wenn nicht, nimm den Knopf.",
  "checkout.onward_action": "Weiter zum Bezahlen",
} satisfies Translation<typeof en, "de">;
