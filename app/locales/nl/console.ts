import type en from "../en/console";
import type { Translation } from "../translation";

export default {
  "console.title": "Beheer",
  "console.no_operator": "Hier kan nog niemand inloggen: deze installatie heeft nog geen beheerder.",
  "console.not_found": "Op dit adres staat niets.",
  "console.to_front": "Naar de startpagina",
} satisfies Translation<typeof en, "nl">;
