import type en from "../en/console";
import type { Translation } from "../translation";

export default {
  "console.title": "Console d’administration",
  "console.no_operator": "Personne ne peut encore se connecter ici : cette installation n’a pas d’opérateur.",
  "console.not_found": "Il n’y a rien à cette adresse.",
  "console.to_front": "Aller à l’accueil",
} satisfies Translation<typeof en, "fr">;
