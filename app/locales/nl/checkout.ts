import type en from "../en/checkout";
import type { Translation } from "../translation";

export default {
  "checkout.not_for_sale": "Dit is hier niet te koop.",
  "checkout.price_changed":
    "De prijs is veranderd sinds je deze pagina opende, en er is niets besteld. Hieronder staat de nieuwe; bestel als die je bevalt.",
  "checkout.begin_required": "Vink dit aan als je meteen wilt beginnen. Anders mogen we niet starten.",
  "checkout.country_required": "Zeg waar je woont: daar hangt de btw van af.",
  "checkout.too_many": "Dat zijn veel bestellingen tegelijk. Over {{minutes}} min. kun je verder.",
  "checkout.title": "Je bestelling",
  "checkout.repeat_title": "Nog een keer hetzelfde",
  "checkout.lead": "Kijk het nog even na en betaal. Je credits staan klaar zodra de betaling binnen is.",
  "checkout.lead_premium": "Kijk het nog even na en betaal. Premium begint zodra de betaling binnen is.",
  "checkout.item_premium_one": "Premium voor {{count, number}} dag",
  "checkout.item_premium_other": "Premium voor {{count, number}} dagen",
  "checkout.item_credits_one": "{{count, number}} credit",
  "checkout.item_credits_other": "{{count, number}} credits",
  "checkout.item_with_bonus_one": "{{count, number}} credit en {{bonus, number}} extra",
  "checkout.item_with_bonus_other": "{{count, number}} credits en {{bonus, number}} extra",
  "checkout.begin_credits":
    "Ik wil mijn credits meteen, nog voor de {{days}} dagen bedenktijd om zijn. Als ik de bestelling herroep, betaal ik wat ik tot dan toe heb gebruikt.",
  "checkout.begin_premium":
    "Ik wil dat premium meteen begint, nog voor de {{days}} dagen bedenktijd om zijn. Als ik de bestelling herroep, betaal ik voor de tijd tot dan toe.",
  "checkout.withdrawal":
    "Je kunt deze bestelling {{days}} dagen lang herroepen op de pagina van de bestelling, en krijgt je geld terug voor wat je niet hebt gebruikt.",
  "checkout.lives": "Waar woon je?",
  "checkout.lives_hint":
    "Je verbinding wijst op een ander land dan waarvoor deze prijzen gelden. Daar hangt de btw van af.",
  "checkout.method": "Hoe wil je betalen?",
  "checkout.method_later": "Ik kies op de betaalpagina",
  "checkout.method_card": "Creditcard of betaalpas",
  "checkout.method_debit": "Automatische incasso",
  "checkout.method_transfer": "Bankoverschrijving",
  "checkout.once": "Je betaalt één keer. Niets wordt verlengd.",
  "checkout.per_message": "Dat is",
  "checkout.vat": "Inclusief {{amount}} btw ({{rate}}%, {{country}})",
  "checkout.back": "Terug naar de prijzen",
  "checkout.onward_title": "Naar de betaling",
  "checkout.onward_text": "De betaalpagina opent vanzelf. Zo niet, gebruik dan de knop.",
  "checkout.onward_action": "Verder naar de betaling",
} satisfies Translation<typeof en, "nl">;
