import type en from "../en/console";
import type { Translation } from "../translation";

export default {
  "console.title": "Console di gestione",
  "console.no_operator": "Qui non può ancora accedere nessuno: questa installazione non ha un operatore.",
  "console.not_found": "A questo indirizzo non c’è niente.",
  "console.to_front": "Vai alla pagina iniziale",
} satisfies Translation<typeof en, "it">;
