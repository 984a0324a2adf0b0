import type en from "../en/reset";
import type { Translation } from "../translation";

export default {
  "reset.title": "Password dimenticata?",
  "reset.lead": "Capita. Dicci il tuo indirizzo e ti mandiamo un link per sceglierne una nuova.",
  "reset.submit": "Mandami il link",
  "reset.sent_title": "Guarda nella tua posta",
  "reset.sent_text":
    "Se c’è un account con questo indirizzo, una mail con un link è in arrivo. Il link vale un’ora. Non c’è nulla? Guarda anche nello spam.",
  "reset.too_many":
    "L’hai chiesto cinque volte in mezz’ora. Guarda nello spam; puoi chiederlo di nuovo tra {{minutes}} min.",
  "reset.new_title": "Scegli una nuova password",
  "reset.new_lead": "Dopo, tutti i dispositivi saranno disconnessi e varrà solo la nuova password.",
  "reset.new_password": "Nuova password",
  "reset.save": "Salva la password",
  "reset.done_title": "La nuova password è impostata",
  "reset.done_text": "Tutti i dispositivi sono disconnessi. Accedi con la nuova password.",
  "reset.spent_text": "È già stato usato, o ha più di un’ora. Chiedine un altro: basta un attimo.",
  "reset.spent_action": "Chiedi un nuovo link",
} satisfies Translation<typeof en, "it">;
