import type en from "../en/orders";
import type { Translation } from "../translation";

export default {
  "orders.not_found": "Questo ordine non esiste.",
  "orders.provider_unavailable":
    "Il servizio di pagamento non risponde in questo momento. Non ti è stato addebitato nulla. Riprova tra poco.",
  "orders.refused":
    "Il servizio di pagamento non ha accettato questo pagamento. Non ti è stato addebitato nulla. Prova con un altro metodo.",
  "orders.code_used":
    "Questo codice vale per un solo ordine, e con questo ne hai già pagato un altro. Non ti è stato addebitato nulla. Puoi ordinare di nuovo al prezzo attuale.",
  "orders.not_refundable": "Per questo ordine non c’è più nulla da rimborsare.",
  "orders.amount_too_high": "Per questo ordine si possono rimborsare al massimo {{left}}.",
  "orders.not_charged_back": "Nessuna banca trattiene denaro di questo ordine.",
  "orders.held_not_found": "Nessun pagamento e nessun rimborso con questo numero aspetta una decisione.",
  "orders.held_not_acceptable":
    "Questo pagamento non si può registrare: l’importo è diverso, è già registrato, oppure l’ordine o chi l’ha fatto non c’è più. Rifiutalo e restituisci i soldi.",
  "orders.page_title": "Il tuo pagamento",
  "orders.open_title": "Aspettiamo il servizio di pagamento",
  "orders.open_text":
    "Non devi fare nulla. Appena il servizio conferma il pagamento, lo vedi qui e puoi proseguire. Di solito bastano pochi secondi, con alcune banche fino a un giorno.",
  "orders.open_waiting": "In attesa della risposta…",
  "orders.paid_title": "Il tuo pagamento è arrivato",
  "orders.paid_text": "Grazie. Tutto ciò che hai pagato ora è tuo, e la ricevuta è nella tua posta.",
  "orders.failed_title": "Il pagamento non è riuscito",
  "orders.failed_text": "Non ti è stato addebitato nulla. Puoi riprovare o pagare in un altro modo.",
  "orders.expired_title": "Il tempo per pagare è scaduto",
  "orders.expired_text":
    "Non ti è stato addebitato nulla. Se il pagamento dovesse ancora arrivare, sarà valido. Altrimenti ricomincia pure.",
  "orders.canceled_title": "Hai interrotto il pagamento",
  "orders.canceled_text": "Non ti è stato addebitato nulla. La tua scelta è ancora lì, se la vuoi.",
  "orders.held_title": "Qualcuno sta controllando il tuo pagamento",
  "orders.held_text":
    "Il pagamento arrivato non corrisponde all’ordine, quindi lo controlla una persona. Non si perde nulla: ricevi ciò che hai pagato, oppure ti restituiamo i soldi.",
  "orders.refunded_title": "Ti abbiamo rimborsato",
  "orders.refunded_text":
    "Ti abbiamo restituito l’intero importo con lo stesso metodo di pagamento. Con alcune banche ci vuole qualche giorno prima di vederlo.",
  "orders.charged_back_title": "La tua banca ha ripreso il pagamento",
  "orders.charged_back_text":
    "L’intero importo è tornato attraverso la tua banca. Quello che non avevi usato di questo ordine è stato ripreso.",
  "orders.withdrawn_text":
    "Hai esercitato il recesso per questo ordine. Ti rimborsiamo {{amount}} con lo stesso metodo di pagamento.",
  "orders.owed_text_one": "Ci devi ancora {{count, number}} credito, speso prima del rimborso.",
  "orders.owed_text_many": "Ci devi ancora {{count, number}} di crediti, spesi prima del rimborso.",
  "orders.owed_text_other": "Ci devi ancora {{count, number}} crediti, spesi prima del rimborso.",
  "orders.item": "Articolo",
  "orders.total": "Totale",
  "orders.vat": "IVA {{rate}}%",
  "orders.vat_included": "IVA inclusa: {{amount}} ({{rate}}%)",
  "orders.net": "Senza IVA",
  "orders.date": "Data e ora",
  "orders.order": "Ordine",
  "orders.went_back": "Rimborsato",
  "orders.came_back": "Pagamento restituito dalla banca",
  "orders.charged_back": "Ripreso dalla tua banca",
  "orders.seller": "Venduto da",
  "orders.vat_number": "Partita IVA {{number}}",
  "orders.register": "Registro {{number}}",
  "orders.receipt": "Ricevuta {{number}}",
  "orders.credit_note": "Nota di credito {{number}}",
  "orders.to_credits": "Vai ai miei crediti",
  "orders.to_premium": "Vai a Premium",
  "orders.try_again": "Riprova",
  "orders.log_in": "Accedi per vedere il resto",
  "orders.sandbox_title": "Pagamento di prova",
  "orders.sandbox_text":
    "Questa pagina di prova sostituisce il servizio di pagamento. Non si muove denaro, qualunque cosa tu scelga.",
  "orders.sandbox_over": "Questo pagamento è concluso.",
  "orders.sandbox_paid": "Paga",
  "orders.sandbox_twice": "Paga e avvisa il sito due volte",
  "orders.sandbox_late": "Paga e avvisa il sito un minuto dopo",
  "orders.sandbox_failed": "Fallo fallire",
  "orders.sandbox_expired": "Lascialo scadere",
  "orders.sandbox_canceled": "Annulla",
  "orders.sandbox_open": "Lascialo aperto",
  "orders.sandbox_charged_back": "Paga e fallo riprendere dalla banca",
  "orders.look_again": "Guarda di nuovo",
  "orders.pay_again": "Non hai pagato? Riprendi il pagamento",
  "orders.withdraw_lead":
    "Ci dici che non vuoi più questo ordine. Ti rimborsiamo ciò che non hai usato, con lo stesso metodo di pagamento.",
  "orders.withdraw_statement": "{{name}} recede da questo contratto.",
  "orders.withdraw_back": "Ti viene restituito",
  "orders.withdraw_credits": "Crediti che restituisci",
  "orders.withdraw_mail": "La conferma arriva subito a {{email}}, con data e ora.",
  "orders.withdraw_until": "Fino al {{date}}",
  "orders.withdraw_keep": "Tieni l’ordine",
} satisfies Translation<typeof en, "it">;
