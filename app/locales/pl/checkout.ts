import type en from "../en/checkout";
import type { Translation } from "../translation";

export default {
  "checkout.not_for_sale": "Tego nie można tu kupić.",
  "checkout.price_changed":
    "Cena zmieniła się od otwarcia tej strony i niczego nie zamówiono. Nową widzisz poniżej: zamów, jeśli ci odpowiada.",
  "checkout.begin_required": "Zaznacz to pole, jeśli chcesz zacząć od razu. Bez tego nie wolno nam zacząć.",
  "checkout.country_required": "Powiedz, gdzie mieszkasz: od tego zależy VAT.",
  "checkout.too_many": "To dużo zamówień naraz. Możesz kontynuować za {{minutes}} min.",
  "checkout.title": "Twoje zamówienie",
  "checkout.repeat_title": "Zamów ponownie",
  "checkout.lead": "Spójrz jeszcze raz i zapłać. Kredyty dostaniesz, gdy tylko dotrze płatność.",
  "checkout.lead_premium": "Spójrz jeszcze raz i zapłać. Premium zacznie się, gdy tylko dotrze płatność.",
  "checkout.item_premium_one": "Premium na {{count, number}} dzień",
  "checkout.item_premium_few": "Premium na {{count, number}} dni",
  "checkout.item_premium_many": "Premium na {{count, number}} dni",
  "checkout.item_premium_other": "Premium na {{count, number}} dnia",
  "checkout.item_credits_one": "{{count, number}} kredyt",
  "checkout.item_credits_few": "{{count, number}} kredyty",
  "checkout.item_credits_many": "{{count, number}} kredytów",
  "checkout.item_credits_other": "{{count, number}} kredytu",
  "checkout.item_with_bonus_one": "{{count, number}} kredyt i {{bonus, number}} gratis",
  "checkout.item_with_bonus_few": "{{count, number}} kredyty i {{bonus, number}} gratis",
  "checkout.item_with_bonus_many": "{{count, number}} kredytów i {{bonus, number}} gratis",
  "checkout.item_with_bonus_other": "{{count, number}} kredytu i {{bonus, number}} gratis",
  "checkout.begin_credits":
    "Chcę swoje kredyty od razu, przed upływem {{days}} dni na odstąpienie. Jeśli odstąpię, zapłacę za te, które do tego czasu wykorzystam.",
  "checkout.begin_premium":
    "Chcę, żeby Premium zaczęło się od razu, przed upływem {{days}} dni na odstąpienie. Jeśli odstąpię, zapłacę za czas do tej chwili.",
  "checkout.withdrawal":
    "W ciągu {{days}} dni możesz odstąpić od tego zamówienia, na jego stronie, i odzyskać pieniądze za to, czego nie wykorzystasz.",
  "checkout.lives": "Gdzie mieszkasz?",
  "checkout.lives_hint": "Twoje połączenie wskazuje na inny kraj niż ten, dla którego są te ceny. Od tego zależy VAT.",
  "checkout.method": "Jak chcesz zapłacić?",
  "checkout.method_later": "Wybiorę na stronie płatności",
  "checkout.method_card": "Karta płatnicza",
  "checkout.method_debit": "Polecenie zapłaty",
  "checkout.method_transfer": "Przelew",
  "checkout.once": "Płacisz raz. Nic się nie odnawia.",
  "checkout.per_message": "Czyli",
  "checkout.vat": "W tym VAT: {{amount}} ({{rate}}%, {{country}})",
  "checkout.back": "Wróć do cen",
  "checkout.onward_title": "Przejście do płatności",
  "checkout.onward_text": "Strona płatności otworzy się sama. Jeśli nie, użyj przycisku.",
  "checkout.onward_action": "Przejdź do płatności",
} satisfies Translation<typeof en, "pl">;
