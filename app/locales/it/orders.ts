import type en from "../en/orders";
import type { Translation } from "../translation";

export default {
  "orders.not_found": "Questo ordine non esiste.",
  "orders.provider_unavailable":
    "Il servizio di pagamento non risponde in questo momento. Non ti è stato addebitato nulla. Riprova tra poco.",
  "orders.refused":
    "Il servizio di pagamento non ha accettato questo pagamento. Non ti è stato addebitato nulla. Prova con un altro metodo.",
  "orders.not_refundable": "Per questo ordine non c’è più nulla da rimborsare.",
  "orders.held_not_found": "Nessun pagamento e nessun rimborso con questo numero aspetta una decisione.",
  "orders.held_not_acceptable":
    "Questo pagamento non si può registrare: l’importo è diverso, è già registrato, oppure l’ordine o chi l’ha fatto non c’è più. Rifiutalo e restituisci i soldi.",
  "orders.page_title": "Il tuo pagamento",
  "orders.open_title": "Aspettiamo il tuo pagamento",
  "orders.open_text":
    "Il servizio di pagamento non ci ha ancora comunicato l’esito. Può volerci qualche minuto, con alcune banche un giorno. Questa pagina si aggiorna da sola.",
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
    "Ciò che è arrivato non corrisponde all’ordine, quindi lo controlla una persona. Non si perde nulla: ricevi ciò che hai pagato, oppure ti restituiamo i soldi.",
  "orders.refunded_title": "Il tuo denaro è stato restituito",
  "orders.refunded_text":
    "L’intero importo è tornato indietro per la stessa via. Con alcune banche servono un paio di giorni prima di vederlo.",
  "orders.withdrawn_text": "Hai esercitato il recesso per questo ordine. {{amount}} torna indietro per la stessa via.",
  "orders.owed_text": "Crediti da restituire ma già spesi: {{credits}}.",
  "orders.item": "Cosa",
  "orders.total": "Totale",
  "orders.vat": "IVA {{rate}} %",
  "orders.net": "Senza IVA",
  "orders.date": "Data e ora",
  "orders.order": "Ordine",
  "orders.went_back": "Restituito",
  "orders.seller": "Venduto da",
  "orders.vat_number": "Partita IVA {{number}}",
  "orders.register": "Registro {{number}}",
  "orders.receipt": "Ricevuta {{number}}",
  "orders.credit_note": "Nota di credito {{number}}",
  "orders.to_credits": "Ai miei crediti",
  "orders.to_premium": "Al premium",
  "orders.try_again": "Riprova",
  "orders.log_in": "Accedi per vedere il resto",
  "orders.sandbox_title": "Pagamento di prova",
  "orders.sandbox_text":
    "Questa pagina fa le veci di un servizio di pagamento. Non si muove denaro, qualunque cosa tu scelga.",
  "orders.sandbox_over": "Questo pagamento è concluso.",
  "orders.sandbox_paid": "Paga",
  "orders.sandbox_twice": "Paga e avvisa il sito due volte",
  "orders.sandbox_late": "Paga e avvisa il sito un minuto dopo",
  "orders.sandbox_failed": "Fallo fallire",
  "orders.sandbox_expired": "Lascialo scadere",
  "orders.sandbox_canceled": "Annulla",
  "orders.sandbox_open": "Lascialo aperto",
  "orders.sandbox_charged_back": "Paga e fallo riprendere dalla banca",
  "orders.pay_now": "Vai a pagare",
  "orders.withdraw_lead":
    "Ci dici che non vuoi più questo ordine. I soldi per ciò che non hai usato tornano da dove sono venuti.",
  "orders.withdraw_statement": "{{name}} recede da questo contratto.",
  "orders.withdraw_back": "Ti viene restituito",
  "orders.withdraw_credits": "Crediti che se ne vanno",
  "orders.withdraw_mail": "La conferma arriva subito a {{email}}, con data e ora.",
  "orders.withdraw_until": "Fino al {{date}}",
  "orders.withdraw_keep": "Tieni l’ordine",
} satisfies Translation<typeof en, "it">;
