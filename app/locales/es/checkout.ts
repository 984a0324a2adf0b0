import type en from "../en/checkout";
import type { Translation } from "../translation";

export default {
  "checkout.not_for_sale": "Esto no está a la venta aquí.",
  "checkout.price_changed":
    "El precio ha cambiado desde que abriste esta página, y no se ha pedido nada. Abajo está el nuevo: haz el pedido si te parece bien.",
  "checkout.begin_required": "Marca esta casilla si quieres empezar ya. Si no, no podemos comenzar.",
  "checkout.country_required": "Di dónde vives: de eso depende el IVA.",
  "checkout.too_many": "Son muchos pedidos de golpe. Puedes seguir en {{minutes}} min.",
  "checkout.title": "Tu pedido",
  "checkout.repeat_title": "Volver a pedir",
  "checkout.lead": "Échale un último vistazo y paga. Tus créditos llegan en cuanto recibimos el pago.",
  "checkout.lead_premium": "Échale un último vistazo y paga. Premium empieza en cuanto recibimos el pago.",
  "checkout.item_premium_one": "Premium durante {{count, number}} día",
  "checkout.item_premium_many": "Premium durante {{count, number}} de días",
  "checkout.item_premium_other": "Premium durante {{count, number}} días",
  "checkout.item_credits_one": "{{count, number}} crédito",
  "checkout.item_credits_many": "{{count, number}} de créditos",
  "checkout.item_credits_other": "{{count, number}} créditos",
  "checkout.item_with_bonus_one": "{{count, number}} crédito y {{bonus, number}} más",
  "checkout.item_with_bonus_many": "{{count, number}} de créditos y {{bonus, number}} más",
  "checkout.item_with_bonus_other": "{{count, number}} créditos y {{bonus, number}} más",
  "checkout.begin_credits":
    "Quiero mis créditos ya, antes de que pasen los {{days}} días para desistir. Si desisto, pago los que haya usado hasta entonces.",
  "checkout.begin_premium":
    "Quiero que Premium empiece ya, antes de que pasen los {{days}} días para desistir. Si desisto, pago el tiempo transcurrido.",
  "checkout.withdrawal":
    "Puedes desistir de este pedido durante {{days}} días, desde su página, y recuperar el dinero de lo que no hayas usado.",
  "checkout.lives": "¿Dónde vives?",
  "checkout.lives_hint": "Parece que te conectas desde un país distinto al de estos precios. De eso depende el IVA.",
  "checkout.method": "¿Cómo quieres pagar?",
  "checkout.method_later": "Elijo en la página de pago",
  "checkout.method_card": "Tarjeta de crédito o débito",
  "checkout.method_debit": "Domiciliación bancaria",
  "checkout.method_transfer": "Transferencia",
  "checkout.once": "Pagas una sola vez, sin renovaciones.",
  "checkout.per_message": "Es decir",
  "checkout.vat": "Incluye {{amount}} de IVA ({{rate}} %, {{country}})",
  "checkout.back": "Volver a los precios",
  "checkout.onward_title": "Vamos al pago",
  "checkout.onward_text": "La página de pago se abre sola. Si no, usa el botón.",
  "checkout.onward_action": "Ir a pagar",
} satisfies Translation<typeof en, "es">;
