import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Mes photos",
  "photos.lead": "C’est par la première qu’on te découvre. Mets-y la plus belle.",
  "photos.manage": "Mes photos",
  "photos.add": "Ajouter des photos",
  "photos.choose": "Choisir des photos",
  "photos.choose_hint":
    "JPEG, PNG, WebP ou AVIF, jusqu’à {{max}} Mo chacune. Les données cachées, comme le lieu de la prise de vue, sont retirées.",
  "photos.upload": "Envoyer",
  "photos.refused": "{{name}} : {{reason}}",
  "photos.empty": "Pas encore de photos. On aime voir à qui on écrit.",
  "photos.drop": "Choisis des photos ou dépose-les ici",
  "photos.remove": "Retirer {{name}}",
  "photos.sending": "Envoi : {{name}}",
  "photos.crop_title": "Choisis ce que les autres voient",
  "photos.crop_hint": "Fais glisser la photo pour la cadrer, ou déplace-la avec les flèches du clavier.",
  "photos.crop_zoom": "Zoom",
  "photos.crop_use": "Prendre cette partie",
  "photos.crop_whole": "Prendre toute la photo",
  "photos.crop_count": "Photo {{n}} sur {{max}}",
  "photos.crop_alt": "Ta photo dans son cadre",
  "photos.count": "Photos : {{used}} sur {{max}}",
  "photos.n": "Photo {{n}}",
  "photos.main": "Photo principale",
  "photos.make_main": "En faire la photo principale",
  "photos.delete": "Supprimer",
  "photos.held": "Nous y jetons d’abord un œil. D’ici là, elle n’est visible que pour toi.",
  "photos.rejected": "Nous ne pouvons pas montrer cette photo : {{reason}}",
  "photos.nudity.blurred":
    "Elle montre de la nudité : les autres la voient floutée tant qu’ils ne demandent pas à la voir, et jamais sur ta vignette.",
  "photos.nudity.left_out": "Elle montre de la nudité : sur ce site, personne d’autre ne la voit.",

  "photos.not_found": "Cette photo est introuvable",
  "photos.not_an_image":
    "Ce n’est pas une photo que nous pouvons lire. JPEG, PNG, WebP et AVIF conviennent, quel que soit le nom du fichier.",
  "photos.unreadable_heic":
    "Nous ne pouvons pas lire le HEIC, le format des iPhone. Enregistre la photo en JPEG, ou fais une capture d’écran et envoie-la.",
  "photos.one_at_a_time": "Tu as déjà un envoi en cours. Attends qu’il se termine, puis réessaie.",
  "photos.too_large":
    "Ce fichier est trop lourd. Une photo peut faire jusqu’à {{max}} Mo. Enregistre-la en plus petit, ou fais une capture d’écran et envoie-la.",
  "photos.too_many_pixels":
    "Cette photo a trop de pixels. Il peut y en avoir jusqu’à {{max}} millions. Enregistre-la en plus petit, ou fais une capture d’écran et envoie-la.",
  "photos.too_small":
    "Cette photo est trop petite. Il faut au moins {{min}} pixels de chaque côté. Choisis l’original, ou une plus grande partie.",
  "photos.damaged": "Ce fichier est abîmé. Essaie une autre photo, ou enregistre d’abord celle-ci à nouveau.",
  "photos.too_many": "Tu as déjà {{max}} photos, c’est le maximum. Supprimes-en une d’abord.",
  "photos.no_file": "Choisis d’abord une photo",
  "photos.busy": "Beaucoup de photos arrivent en ce moment. Réessaie dans quelques secondes.",
  "photos.order_hint": "Glisse tes photos dans l’ordre qui te plaît, ou déplace-les avec les flèches.",
  "photos.earlier_n": "Avancer la photo {{n}}",
  "photos.later_n": "Reculer la photo {{n}}",
  "photos.moved": "La photo est maintenant la numéro {{n}} sur {{max}}.",
} satisfies Translation<typeof en, "fr">;
