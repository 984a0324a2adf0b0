import type en from "../en/views";
import type { Translation } from "../translation";

export default {
  "views.title": "Vues enregistrées",
  "views.save_this": "Enregistrer cette vue",
  "views.name": "Nom de la vue",
  "views.save": "Enregistrer",
  "views.remove": "Supprimer « {{name}} »",
  "views.name_missing": "Donne un nom à la vue.",
  "views.name_too_long": "Un nom a 40 caractères au plus.",
  "views.path_wrong": "Cette page ne peut pas être enregistrée.",
  "views.too_many": "Tu as déjà {{max}} vues. Supprimes-en une d’abord.",
} satisfies Translation<typeof en, "fr">;
