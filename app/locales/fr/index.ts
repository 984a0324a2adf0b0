import type en from "../en/index";
import type { Translation } from "../translation";

export default {
  "index.headline": "Une rencontre qui vaut une nuit blanche.",
  "index.promise": "Regarde qui est là, dis qui te plaît, et écrivez-vous. Avec tes mots, à ton rythme.",
  "index.point_1_title": "Tu sais qui existe vraiment",
  "index.point_1_text":
    "Un profil inventé l’annonce en toutes lettres, partout où il apparaît, et lui écrire ne coûte rien. Derrière tous les autres, il y a quelqu’un.",
  "index.point_2_title": "Rien pour te presser",
  "index.point_2_text": "Ni compte à rebours, ni faux likes. S’il est écrit que tu plais à quelqu’un, c’est vrai.",
  "index.point_3_title": "Ton profil reste à toi",
  "index.point_3_text": "Tu en dis aussi peu ou autant que tu veux. Si tu pars, tes mots partent avec toi.",
  "index.members_title": "Des personnes à rencontrer",
  "index.login_prompt": "Déjà membre ?",
  "index.how_title": "Comment ça marche",
  "index.how_1_title": "Dis qui tu es",
  "index.how_1_text": "Un nom, quelques lignes, des photos si tu veux. Tout peut changer plus tard.",
  "index.how_2_title": "Regarde autour de toi",
  "index.how_2_text":
    "Cherche par lieu, par âge et par centres d’intérêt. S’il y a peu de monde, la page indique quel critère en écarte le plus.",
  "index.how_3_title": "Écris",
  "index.how_3_text": "Une bonne ligne suffit. Réponds quand tu en as envie, ou pas du tout.",
  "index.safety_title": "En sécurité, en toute discrétion",
  "index.safety_1":
    "Tu peux bloquer ou signaler n’importe qui, depuis son profil et depuis la conversation. Une personne lit chaque signalement.",
  "index.safety_2": "Personne ne sait où tu es : les autres voient tout au plus ta ville ou ta région.",
  "index.safety_3": "Ton profil est visible sur {{brand}} et sur aucun autre site.",
  "index.safety_4": "L’objet d’un mail ne dit jamais de quel genre de site il vient.",
  "index.prices_title": "Ce que ça coûte",
  "index.prices_free": "S’inscrire, chercher, liker et lire, c’est gratuit.",
  "index.prices_paid": "Quand écrire coûte quelque chose, le prix est à côté du bouton, avant l’envoi.",
  "index.prices_back": "Tu as 14 jours pour rendre ce que tu n’as pas utilisé.",
  "index.prices_none": "Tout le reste aussi.",
  "index.prices_link": "Tous les prix",
  "index.questions_title": "Ce qu’on nous demande",
  "index.question_1": "Qui est ici ?",
  "index.answer_1":
    "Des adultes seulement. Certains profils peuvent être inventés : alors c’est écrit dessus, et leur écrire ne coûte rien.",
  "index.question_2": "Qui voit mon profil ?",
  "index.answer_2": "C’est toi qui décides : les membres seulement, les visiteurs aussi, ou personne pendant un temps.",
  "index.question_3": "Comment partir ?",
  "index.answer_3":
    "Sur une page de tes réglages, sans donner de raison. Ton profil disparaît aussitôt, et quelques jours plus tard ce que tu as écrit aussi.",
  "index.questions_more": "Plus de questions",
} satisfies Translation<typeof en, "fr">;
