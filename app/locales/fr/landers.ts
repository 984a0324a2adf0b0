import type en from "../en/landers";
import type { Translation } from "../translation";

export default {
  "landers.begin": "Commencer",
  "landers.next":
    "L’inscription est gratuite. Viennent ensuite un nom, un mot de passe et ta date de naissance : ici, tout le monde a 18 ans ou plus.",
  "landers.where": "J’habite",
  "landers.whole_country": "{{country}}, sans préciser",
  "landers.drawn": "Dessinées, pas photographiées : elles ne représentent personne en particulier.",
  "landers.pause": "Arrêter le film",
  "landers.play": "Lancer le film",
  "landers.points_title": "Ce sur quoi tu peux compter",
  "landers.video.title": "Ici, chaque histoire commence par une ligne.",
  "landers.video.lead":
    "Il faut bien que quelqu’un écrive en premier. Une adresse suffit pour commencer, et ensuite rien ne presse.",
  "landers.video.film":
    "Une rue dessinée au crépuscule : un avion en papier vole d’une fenêtre éclairée à l’autre, et un autre revient.",
  "landers.gallery.title": "D’abord les visages.",
  "landers.gallery.lead":
    "Regarde autour de toi avant de dire un mot. Sur {{brand}}, les gens se montrent comme ils veulent être vus.",
  "landers.maplanding.title": "On cherche où ?",
  "landers.maplanding.lead":
    "Choisis ta région : les gens d’à côté passent en premier. Les autres voient ta ville ou ta région, jamais où tu es.",
  "landers.maplanding.map":
    "{{country}} : un dessin fait de ses villes. Sur cette carte, il n’y a personne, ni la position de personne.",
  "landers.alonetonight.title": "Une soirée en solo ?",
  "landers.alonetonight.lead": "Une belle soirée pour écrire à quelqu’un. Quelques questions, une à la fois.",
  "landers.alonetonight.who": "Qui es-tu ?",
  "landers.alonetonight.whom": "Qui aimerais-tu rencontrer ?",
  "landers.alonetonight.where": "Où habites-tu à peu près ?",
  "landers.alonetonight.count": "Question {{step}} sur {{steps}}",
  "landers.alonetonight.next": "Suivant",
  "landers.alonetonight.back": "Retour",
  "landers.iconslanding.title": "Qu’est-ce que tu aimes faire ?",
  "landers.iconslanding.lead":
    "Choisis quelques activités. Elles vont dans ton profil, et la première ligne s’écrit toute seule.",
  "landers.iconslanding.legend": "Ce qui te plaît",
  "landers.iconslanding.chosen": "pour ton profil. Tu pourras changer plus tard.",
  "landers.socialnetwork.title": "Un premier coup d’œil.",
  "landers.socialnetwork.lead":
    "C’est ainsi que les gens se présentent ici : quelques mots à eux, et de la place pour une réponse.",
  "landers.socialnetwork.feed": "Comment les gens se présentent",
  "landers.socialnetwork.example": "Exemple",
  "landers.socialnetwork.post_1": "Je cherche quelqu’un pour cuisiner à deux. J’apporte le vin, toi l’appétit.",
  "landers.socialnetwork.post_2": "Le dimanche, c’est musée, puis gâteau. Compagnie bienvenue.",
  "landers.socialnetwork.post_3": "Au cinéma, le rire le plus fort, c’est le mien. Tu viens quand même ?",
  "landers.collagelanding.title": "Les morceaux d’une belle soirée.",
  "landers.collagelanding.lead":
    "Personne ne tient dans un formulaire. Commence par une adresse, et raconte le reste avec tes mots.",
  "landers.collagelanding.scraps": "De quoi est faite une soirée",
  "landers.collagelanding.scrap_1": "rentrer par le plus long",
  "landers.collagelanding.scrap_2": "encore une histoire",
  "landers.collagelanding.scrap_3": "trop de dessert",
  "landers.collagelanding.scrap_4": "le dernier tram",
  "landers.transitionsvideolanding.title": "Lire. Écrire. Se voir.",
  "landers.transitionsvideolanding.lead": "Pas de petits jeux entre les deux, et rien ne presse.",
  "landers.transitionsvideolanding.film":
    "Trois scènes dessinées : un profil, une conversation, deux personnes autour d’un café.",
  "landers.transitionsvideolanding.scene_1": "Lis ce que l’autre raconte",
  "landers.transitionsvideolanding.scene_2": "Écris ce que personne d’autre ne dirait",
  "landers.transitionsvideolanding.scene_3": "Voyez-vous quand l’envie est partagée",
  "landers.landing.title": "Dis bonjour à {{name}}.",
  "landers.landing.lead":
    "D’abord ton adresse e-mail, puis quelques questions. Ensuite, le premier mot te revient : voilà comment marche {{brand}}.",
  "landers.landing2.title": "Voici {{name}}.",
  "landers.landing2.lead": "Écris la première ligne : ça commence par ton adresse e-mail.",
  "landers.landing2.from": "Extrait d’un profil : {{name}}",
  "landers.landing2.silent":
    "Cette page est encore blanche. Certaines personnes en disent plus quand on le leur demande.",
  "landers.landing3.title": "Une table pour deux : {{name}}, et toi ?",
  "landers.landing3.lead":
    "Choisis de quoi tu pourrais parler pendant des heures. Ça va dans ton profil, et la première ligne vient plus facilement.",
  "landers.landing3.you": "Toi",
  "landers.landing3.topics": "Je pourrais en parler des heures",
} satisfies Translation<typeof en, "fr">;
