import type en from "../en/auth";
import type { Translation } from "../translation";

export default {
  "auth.code_required": "Ti serve anche un codice dalla tua app",
  "auth.suspended": "Questo account è sospeso. Accedi al sito per leggere il motivo.",
  "auth.restorable": "Questo account è eliminato. Accedi al sito per riattivarlo.",
  "auth.step_over": "È passato troppo tempo, o nel frattempo qualcosa è cambiato. Accedi di nuovo.",
  "auth.too_many":
    "Dalla tua connessione ci sono stati 25 tentativi di accesso in cinque minuti. Puoi riprovare tra {{minutes}} min.",
  "auth.too_many_codes": "Troppi codici sbagliati. Puoi riprovare tra {{minutes}} min.",
  "auth.too_many_passwords": "Troppe password sbagliate. Puoi riprovare tra {{minutes}} min.",

  "auth.required": "Prima devi accedere",
  "auth.wrong": "Indirizzo e-mail o password non corretti. Riprova.",
  "auth.wrong_or_unconfirmed":
    "Indirizzo e-mail o password non corretti, oppure l’indirizzo non è ancora confermato. Prima volta qui? Segui prima il link nella nostra mail.",
  "auth.deleted": "Questo account è stato eliminato. Il servizio clienti può aiutarti.",
  "auth.slowed":
    "Su questo account sono state provate molte password sbagliate. Aspetta un minuto e riprova, oppure scegli una nuova password via mail: quello funziona sempre.",
} satisfies Translation<typeof en, "it">;
