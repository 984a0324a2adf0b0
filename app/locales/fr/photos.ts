import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Mes photos",
  "photos.lead": "C'est par la première qu'on te découvre. Mets-y la plus belle.",
  "photos.manage": "Mes photos",
  "photos.add": "Ajouter des photos",
  "photos.choose": "Choisir des photos",
  "photos.choose_hint":
    "JPEG ou PNG, jusqu'à {{max}} Mo chacune. Les données cachées, comme le lieu de la prise de vue, sont retirées.",
  "photos.upload": "Envoyer",
  "photos.refused": "{{name}} : {{reason}}",
  "photos.empty": "Pas encore de photos. On aime voir à qui on écrit.",
  "photos.drop": "Choisis des photos ou dépose-les ici",
  "photos.remove": "Retirer {{name}}",
  "photos.sending": "Envoi de {{name}}",
  "photos.count": "Photos : {{used}} sur {{max}}",
  "photos.n": "Photo {{n}}",
  "photos.main": "Photo principale",
  "photos.make_main": "En faire la photo principale",
  "photos.make_main_n": "Faire de la photo {{n}} la photo principale",
  "photos.delete": "Supprimer",
  "photos.delete_n": "Supprimer la photo {{n}}",
  "photos.held": "Nous y jetons d'abord un œil. D'ici là, elle n'est visible que pour toi.",
  "photos.rejected": "Nous ne pouvons pas montrer cette photo : {{reason}}",
} satisfies Translation<typeof en, "fr">;
