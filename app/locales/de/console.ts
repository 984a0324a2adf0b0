import type en from "../en/console";
import type { Translation } from "../translation";

export default {
  "console.title": "Betreiberkonsole",
  "console.no_operator":
    "Hier kann sich noch niemand anmelden: Für diese Installation ist noch kein Betreiber eingetragen.",
  "console.not_found": "Unter dieser Adresse gibt es nichts.",
  "console.to_front": "Zur Startseite",
} satisfies Translation<typeof en, "de">;
