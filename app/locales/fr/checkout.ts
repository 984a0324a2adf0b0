import type en from "../en/checkout";
import type { Translation } from "../translation";

export default {
  "checkout.not_for_sale": "Ce n’est pas en vente ici.",
  "checkout.price_changed":
    "Le prix a changé depuis que tu as ouvert cette page, et rien n’a été commandé. Le nouveau prix est ci-dessous : commande s’il te convient.",
  "checkout.begin_required":
    "Coche cette case si tu veux commencer tout de suite. Sans cela, nous n’avons pas le droit de commencer.",
  "checkout.country_required": "Dis où tu habites : la TVA en dépend.",
  "checkout.too_many": "Ça fait beaucoup de commandes d’un coup. Tu pourras continuer dans {{minutes}} min.",
  "checkout.title": "Ta commande",
  "checkout.repeat_title": "Commander à nouveau",
  "checkout.lead": "Vérifie une dernière fois, puis paie. Tes crédits arrivent dès que nous recevons le paiement.",
  "checkout.lead_premium": "Vérifie une dernière fois, puis paie. Premium commence dès que nous recevons le paiement.",
  "checkout.item_premium_one": "Premium pendant {{count, number}} jour",
  "checkout.item_premium_many": "Premium pendant {{count, number}} de jours",
  "checkout.item_premium_other": "Premium pendant {{count, number}} jours",
  "checkout.item_credits_one": "{{count, number}} crédit",
  "checkout.item_credits_many": "{{count, number}} de crédits",
  "checkout.item_credits_other": "{{count, number}} crédits",
  "checkout.item_with_bonus_one": "{{count, number}} crédit et {{bonus, number}} en plus",
  "checkout.item_with_bonus_many": "{{count, number}} de crédits et {{bonus, number}} en plus",
  "checkout.item_with_bonus_other": "{{count, number}} crédits et {{bonus, number}} en plus",
  "checkout.begin_credits":
    "Je veux mes crédits tout de suite, avant la fin des {{days}} jours de rétractation. Si je me rétracte, je paie ceux que j’aurai utilisés d’ici là.",
  "checkout.begin_premium":
    "Je veux que Premium commence tout de suite, avant la fin des {{days}} jours de rétractation. Si je me rétracte, je paie le temps écoulé d’ici là.",
  "checkout.withdrawal":
    "Tu as {{days}} jours pour te rétracter, sur la page de la commande, et récupérer l’argent de ce que tu n’as pas utilisé.",
  "checkout.lives": "Où habites-tu ?",
  "checkout.lives_hint": "Ta connexion semble venir d’un autre pays que celui de ces prix. La TVA en dépend.",
  "checkout.method": "Comment veux-tu payer ?",
  "checkout.method_later": "Je choisis sur la page de paiement",
  "checkout.method_card": "Carte bancaire",
  "checkout.method_debit": "Prélèvement",
  "checkout.method_transfer": "Virement",
  "checkout.once": "Tu paies une fois. Rien ne se renouvelle.",
  "checkout.per_message": "Soit",
  "checkout.vat": "TVA comprise : {{amount}} ({{rate}} %, {{country}})",
  "checkout.back": "Retour aux prix",
  "checkout.onward_title": "Vers le paiement",
  "checkout.onward_text": "La page de paiement s’ouvre toute seule. Sinon, utilise le bouton.",
  "checkout.onward_action": "Passer au paiement",
} satisfies Translation<typeof en, "fr">;
