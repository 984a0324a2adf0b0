import type en from "../en/albums";
import type { Translation } from "../translation";

export default {
  "albums.title": "Photos privées",
  "albums.text": "{{name}} ne montre certaines photos qu’aux personnes de son choix.",
  "albums.ask": "Demander à les voir",
  "albums.asked": "Demande envoyée. À {{name}} de décider.",
  "albums.granted": "{{name}} te les montre : elles sont ici, avec les autres photos.",
  "albums.mine_title": "Tes photos privées",
  "albums.mine_hidden": "{{name}} ne voit pas tes photos privées.",
  "albums.mine_shown": "{{name}} voit tes photos privées.",
  "albums.show": "Les montrer à {{name}}",
  "albums.hide": "Ne plus les montrer",
  "albums.shown_to": "photos privées, {{name}}",
  "albums.guests_title": "Qui voit mes photos privées",
  "albums.lead": "Tu peux changer d’avis à tout moment. Personne n’en est averti.",
  "albums.asking": "Aimeraient les voir",
  "albums.seeing": "Les voient déjà",
  "albums.nobody_asks": "Personne ne le demande en ce moment.",
  "albums.nobody_sees": "Personne, à part toi.",
  "albums.since": "Depuis le {{date}}",
  "albums.allow": "Montrer",
  "albums.refuse": "Pas maintenant",
  "albums.make_private": "Rendre privée",
  "albums.make_public": "Montrer à tous",
  "albums.private": "Privée",
  "albums.hint":
    "Seules les personnes de ton choix voient tes photos privées. Elles n’apparaissent jamais dans une recherche ni une liste.",
  "albums.news": "Aimeraient voir tes photos privées : {{count, number}}",
  "albums.not_found": "Il n’y a pas de photos privées à voir ici.",
  "albums.own": "Ce sont tes propres photos.",
} satisfies Translation<typeof en, "fr">;
