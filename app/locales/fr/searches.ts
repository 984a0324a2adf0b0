import type en from "../en/searches";
import type { Translation } from "../translation";

export default {
  "searches.title": "Recherches enregistrées",
  "searches.lead":
    "Donne un nom à une recherche et retrouve-la sur tous tes appareils. Si tu veux, un mail par semaine t’annonce les nouveaux profils.",
  "searches.text": "Les recherches que tu gardes, et le mail sur les nouveaux profils.",
  "searches.empty":
    "Tu n’as pas encore enregistré de recherche. Choisis tes filtres, puis donne un nom à la recherche.",
  "searches.to_search": "Aller à la recherche",
  "searches.save": "Enregistrer cette recherche",
  "searches.name": "Nom",
  "searches.name_hint": "Par exemple : « Près de moi » ou « Aime la randonnée ».",
  "searches.mails": "M’écrire une fois par semaine s’il y a de nouveaux profils",
  "searches.mails_on": "Tu reçois un mail le lundi, s’il y a de nouveaux profils.",
  "searches.mails_off": "Pas de mail.",
  "searches.mails_start": "M’écrire",
  "searches.mails_stop": "Ne plus m’écrire",
  "searches.show": "Voir",
  "searches.remove": "Supprimer",
  "searches.saved": "« {{name}} » est enregistrée.",
  "searches.changed": "Enregistré.",
  "searches.removed": "La recherche est supprimée.",
  "searches.everybody": "Tout le monde",
  "searches.manage": "Gérer",
  "searches.too_many": "Tu peux enregistrer {{max}} recherches au plus. Supprimes-en une dont tu n’as plus besoin.",
  "searches.name_taken": "Tu as déjà une recherche de ce nom",
  "searches.not_found": "Cette recherche n’existe plus",
} satisfies Translation<typeof en, "fr">;
