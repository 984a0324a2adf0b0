import type en from "../en/views";
import type { Translation } from "../translation";

export default {
  "views.title": "Bewaarde weergaven",
  "views.save_this": "Deze weergave bewaren",
  "views.name": "Naam van de weergave",
  "views.save": "Bewaren",
  "views.remove": "‘{{name}}’ verwijderen",
  "views.name_missing": "Geef de weergave een naam.",
  "views.name_too_long": "Een naam heeft hooguit 40 tekens.",
  "views.path_wrong": "Deze pagina kun je niet bewaren.",
  "views.too_many": "Je hebt al {{max}} weergaven. Verwijder er eerst een.",
} satisfies Translation<typeof en, "nl">;
