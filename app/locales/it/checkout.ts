import type en from "../en/checkout";
import type { Translation } from "../translation";

export default {
  "checkout.not_for_sale": "Qui non è in vendita.",
  "checkout.price_changed":
    "Il prezzo è cambiato da quando hai aperto questa pagina, e non è stato ordinato nulla. Qui sotto c’è quello nuovo: ordina se ti va bene.",
  "checkout.begin_required": "Spunta questa casella se vuoi cominciare subito. Altrimenti non possiamo iniziare.",
  "checkout.country_required": "Di’ dove abiti: da questo dipende l’IVA.",
  "checkout.too_many": "Sono tanti ordini tutti insieme. Puoi continuare tra {{minutes}} min.",
  "checkout.title": "Il tuo ordine",
  "checkout.repeat_title": "Ordina di nuovo",
  "checkout.lead": "Dai un’ultima occhiata, poi paga. I crediti arrivano appena riceviamo il pagamento.",
  "checkout.lead_premium": "Dai un’ultima occhiata, poi paga. Premium inizia appena riceviamo il pagamento.",
  "checkout.item_premium_one": "Premium per {{count, number}} giorno",
  "checkout.item_premium_many": "Premium per {{count, number}} di giorni",
  "checkout.item_premium_other": "Premium per {{count, number}} giorni",
  "checkout.item_credits_one": "{{count, number}} credito",
  "checkout.item_credits_many": "{{count, number}} di crediti",
  "checkout.item_credits_other": "{{count, number}} crediti",
  "checkout.item_with_bonus_one": "{{count, number}} credito e {{bonus, number}} in più",
  "checkout.item_with_bonus_many": "{{count, number}} di crediti e {{bonus, number}} in più",
  "checkout.item_with_bonus_other": "{{count, number}} crediti e {{bonus, number}} in più",
  "checkout.begin_credits":
    "Voglio i miei crediti subito, prima che finiscano i {{days}} giorni per recedere. Se recedo, pago quelli che avrò usato fino ad allora.",
  "checkout.begin_premium":
    "Voglio che Premium inizi subito, prima che finiscano i {{days}} giorni per recedere. Se recedo, pago il tempo trascorso fino ad allora.",
  "checkout.withdrawal":
    "Hai {{days}} giorni per recedere da questo ordine, dalla sua pagina, e riavere i soldi di ciò che non hai usato.",
  "checkout.lives": "Dove abiti?",
  "checkout.lives_hint":
    "La tua connessione sembra venire da un Paese diverso da quello di questi prezzi. Da questo dipende l’IVA.",
  "checkout.method": "Come vuoi pagare?",
  "checkout.method_later": "Scelgo sulla pagina di pagamento",
  "checkout.method_card": "Carta di credito o debito",
  "checkout.method_debit": "Addebito diretto",
  "checkout.method_transfer": "Bonifico",
  "checkout.once": "Paghi una volta sola. Nulla si rinnova.",
  "checkout.per_message": "Pari a",
  "checkout.vat": "IVA inclusa: {{amount}} ({{rate}}%, {{country}})",
  "checkout.back": "Torna ai prezzi",
  "checkout.onward_title": "Passiamo al pagamento",
  "checkout.onward_text": "La pagina di pagamento si apre da sola. Se non succede, usa il pulsante.",
  "checkout.onward_action": "Vai al pagamento",
} satisfies Translation<typeof en, "it">;
