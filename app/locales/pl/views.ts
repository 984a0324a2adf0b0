import type en from "../en/views";
import type { Translation } from "../translation";

export default {
  "views.title": "Zapisane widoki",
  "views.save_this": "Zapisz ten widok",
  "views.name": "Nazwa widoku",
  "views.save": "Zapisz",
  "views.remove": "Usuń „{{name}}”",
  "views.name_missing": "Nadaj widokowi nazwę.",
  "views.name_too_long": "Nazwa ma najwyżej 40 znaków.",
  "views.path_wrong": "Tej strony nie można zapisać.",
  "views.too_many": "Masz już {{max}} widoków. Najpierw usuń któryś.",
} satisfies Translation<typeof en, "pl">;
