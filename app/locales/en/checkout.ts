/** The order page, and the way to the payment provider. */
export default {
  "checkout.not_for_sale": "This is not for sale here.",
  "checkout.price_changed":
    "The price has changed since you opened this page, and nothing was ordered. Look at the new one below, and order if it suits you.",
  "checkout.begin_required": "Tick this box if you want to begin right away. Without it we may not start.",
  "checkout.country_required": "Say where you live: the VAT depends on it.",
  "checkout.too_many": "That’s a lot of orders at once. You can go on in {{minutes}} min.",
  "checkout.title": "Your order",
  "checkout.repeat_title": "Order again",
  "checkout.lead": "Look at it once more, then pay. Your credits arrive as soon as we have the payment.",
  "checkout.lead_premium": "Look at it once more, then pay. Premium begins as soon as we have the payment.",
  "checkout.item_premium_one": "Premium for {{count, number}} day",
  "checkout.item_premium_other": "Premium for {{count, number}} days",
  "checkout.item_credits_one": "{{count, number}} credit",
  "checkout.item_credits_other": "{{count, number}} credits",
  "checkout.item_with_bonus_one": "{{count, number}} credit and {{bonus, number}} extra",
  "checkout.item_with_bonus_other": "{{count, number}} credits and {{bonus, number}} extra",
  "checkout.begin_credits":
    "I want my credits right away, before the {{days}} days in which I may withdraw are over. If I withdraw, I pay for those that I have used by then.",
  "checkout.begin_premium":
    "I want premium to begin right away, before the {{days}} days in which I may withdraw are over. If I withdraw, I pay for the time until then.",
  "checkout.withdrawal":
    "You can withdraw from this order for {{days}} days, on its own page, and get back the money for what is unused.",
  "checkout.lives": "Where do you live?",
  "checkout.lives_hint":
    "Your connection suggests a different country from the one these prices are for. The VAT depends on it.",
  "checkout.method": "How do you want to pay?",
  "checkout.method_later": "I choose on the payment page",
  "checkout.method_card": "Credit or debit card",
  "checkout.method_debit": "Direct debit",
  "checkout.method_transfer": "Bank transfer",
  "checkout.once": "You pay once. Nothing renews itself.",
  "checkout.per_message": "That makes",
  "checkout.vat": "Includes {{amount}} VAT ({{rate}}%, {{country}})",
  "checkout.back": "Back to the prices",
  "checkout.onward_title": "On to the payment",
  "checkout.onward_text": "The payment page opens by itself. If it doesn’t, use the button.",
  "checkout.onward_action": "Go on to pay",
};
