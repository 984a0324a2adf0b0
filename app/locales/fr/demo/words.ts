import type { PeopleWords } from "../../demo";

const men = [
  "Sorti du placard depuis des années, et plus envie de me cacher.",
  "Quelque part entre une nuit blanche et un dimanche tranquille à deux.",
  "J’aime les hommes qui rient facilement et qui pensent ce qu’ils disent.",
  "Mes amis me trouvent calme. La piste de danse n’est pas d’accord.",
];
const kink = [
  "Je parle des limites avant tout le reste ; c’est là que commence la confiance.",
  "De la curiosité, de l’attention, et une idée très claire de ce que veut dire oui.",
  "Ce que je cherche demande du temps, de la confiance et d’abord une vraie conversation.",
  "Le respect vient avant chaque jeu, et il reste après.",
];

export default {
  personal: {
    openings: [
      "Bonjour, et merci de t’arrêter ici.",
      "Je ne sais jamais comment commencer, alors je commence par la vérité.",
      "Trois qualités selon mes amis : la chaleur, l’obstination et l’humour.",
      "Une amie a insisté pour que je vienne ici, et ce n’était pas une mauvaise idée.",
      "J’écoute bien et je cuisine mal. Pour la cuisine, il y a du progrès.",
      "Je parle facilement dès que le café est servi.",
      "L’écrit n’est pas mon fort, autour d’une table c’est bien mieux.",
      "Je crois aux bonnes manières et aux mauvaises blagues.",
    ],
    days: [
      "Mes semaines sont pleines, mes week-ends moins, et j’aimerais bien que ça change.",
      "Je vois du monde toute la journée et j’aime encore les gens le soir.",
      "Je travaille chez moi, alors toute raison de sortir est bienvenue.",
      "Après quelques années en solo, je sais ce que j’aime et ce qui me manque.",
      "Mon appartement est petit, plein de livres et jamais tout à fait rangé.",
      "J’habite ici depuis deux ans et je découvre encore des rues.",
      "Je partage mon logement avec un chat qui se croit chez lui.",
      "Mes horaires décalés m’offrent des matinées libres, et j’y ai pris goût.",
    ],
    laterDays: [
      "Les enfants ont leur vie depuis longtemps, et j’ai de nouveau du temps.",
      "Je travaille moins qu’avant et j’en profite davantage.",
      "Je ne remets plus rien à plus tard. Plus tard, c’est maintenant.",
      "Un jardin, quelques amis fidèles et un agenda qui respire.",
    ],
    pleasures: [
      "Un marché le samedi, un panier plein et personne de pressé : voilà mon bonheur.",
      "Marcher longtemps au bord de l’eau me vide la tête, par tous les temps.",
      "Je ne refuse jamais un concert dans une petite salle.",
      "Un vieux film, un plaid et quelque chose de bon à manger : c’est ça, le luxe.",
      "Rien ne vaut un train, un livre et aucun programme.",
      "Je danse dans ma cuisine, et parfois même ailleurs.",
      "Des mots croisés, une théière et la pluie dehors : parfait.",
      "Je nage deux fois par semaine et j’en parle beaucoup trop.",
      "Je collectionne les recettes, et de temps en temps j’en essaie une.",
      "Un musée en semaine, l’après-midi, c’est le secret le mieux gardé que je connaisse.",
    ],
    closings: [
      "Raconte-moi ce qui t’a fait sourire aujourd’hui.",
      "Si tu as lu jusqu’ici, dis bonjour.",
      "Demande-moi quelles ont été mes pires vacances.",
      "Je réponds à tous ceux qui écrivent plus d’un mot.",
      "Voyons où mène une bonne conversation.",
      "D’abord un café, ensuite on saura.",
    ],
  },
  lookingFor: {
    company: [
      "Quelqu’un avec qui partager les belles soirées, et quelques-unes des ordinaires.",
      "Une vraie conversation, puis peut-être un dîner qui s’éternise.",
      "D’abord une bonne compagnie. Le reste viendra peut-être tout seul.",
      "Une personne bien dans sa peau.",
      "Quelque chose de léger qui a le droit de grandir.",
      "Quelqu’un qui a du temps, de l’humour et un peu d’audace.",
      "Quelqu’un de la région, pour que l’imprévu reste possible.",
      "De l’attirance, de la franchise, et rire des mêmes choses.",
    ],
    wishes: [
      "Dis franchement ce que tu veux ; je ferai pareil.",
      "Mieux vaut doucement que deux fois.",
      "La gentillesse n’est pas négociable.",
      "Pas de jeux, sauf ceux que l’on choisit ensemble.",
      "La distance ne me fait pas peur, tant que les trains roulent.",
      "Le nom qu’on lui donnera, on verra plus tard.",
    ],
  },
  flavours: {
    2: {
      sought: [
        "C’est moi qui donne le rythme, et je le dis gentiment.",
        "Je sais ce que je veux et j’ose le demander.",
        "J’aime faire le premier pas. Parfois, j’aime être surprise.",
      ],
      seekers: [
        "J’aime les femmes qui savent ce qu’elles veulent et qui le disent.",
        "À toi de donner le rythme ; la patience ne me manque pas.",
        "Une femme qui pense par elle-même, il n’y a pas meilleure compagnie.",
      ],
    },
    3: { sought: kink, seekers: kink },
    4: {
      sought: [
        "J’ai des rondeurs, et je ne m’excuse plus d’aimer la bonne cuisine.",
        "Des formes généreuses et un rire qui va avec. Je garde les deux.",
        "Je m’habille pour moi, en couleurs, et ça me va bien.",
      ],
      seekers: [
        "Les rondeurs m’ont toujours fait tourner la tête, et je le dis volontiers.",
        "J’aime les femmes qui profitent de la vie, dessert compris.",
        "Des formes douces et un esprit vif : voilà ma faiblesse.",
      ],
    },
    5: {
      sought: [
        "Chaque ride est méritée, la plupart à force de rire.",
        "Mon âge n’est pas un secret, mon appétit de vivre non plus.",
        "Plus rien à prouver, et encore beaucoup à savourer.",
      ],
      seekers: [
        "Les femmes qui ont quelques décennies d’histoires me passionnent.",
        "Avec les femmes qui ont vécu, je suis dans mon élément.",
        "L’expérience est belle, et j’aime l’écouter.",
      ],
    },
    6: {
      sought: [
        "Au milieu de la vie, et chaque année un peu plus à l’aise.",
        "J’ai un métier, de l’humour et mes vendredis soir pour moi.",
        "Je me connais bien maintenant, et c’est un plaisir.",
      ],
      seekers: [
        "Les femmes qui se connaissent sont tout simplement la meilleure compagnie.",
        "Une femme mûre qui rit d’elle-même me séduit aussitôt.",
        "J’aime l’assurance, un brin de malice et les longues conversations.",
      ],
    },
    7: { sought: men, seekers: men },
  },
  answers: {
    sunday: ["Un café au lit, une longue balade et une soupe sur le feu.", "La brocante tôt, le canapé tard."],
    dish: ["Les lasagnes, pour six personnes au moins.", "Les crêpes. Le reste, c’est de l’entraînement."],
    small: ["Quelqu’un qui tient la porte en souriant.", "Le premier soleil sur le balcon."],
    together: ["Un concert d’un groupe que ni toi ni moi ne connaissons.", "Nous perdre dans une ville, exprès."],
  },
  dialogues: [
    [
      "Bonjour ! Tu as l’air de connaître les bonnes tables. Je me trompe ?",
      "Touché. Près de la gare, il y a une petite adresse que presque personne ne connaît. Je n’en écris pas plus.",
      "Un secret, donc. Que faut-il faire pour l’apprendre ?",
      "Demander gentiment. La moitié du chemin est faite.",
    ],
    [
      "J’aime bien ton profil. On dirait une personne et pas une publicité.",
      "C’est peut-être la chose la plus gentille qu’on m’ait dite ici. Merci !",
      "Comment se passe ta semaine ?",
      "Pleine jusqu’à jeudi, puis merveilleusement vide. Et la tienne ?",
      "Tout le contraire. On cherche le jour entre les deux ?",
    ],
    [
      "Question importante pour commencer : mer ou montagne ?",
      "La mer. Hors saison, avec un gros pull et personne sur la plage.",
      "Bonne réponse. J’apporte le thermos.",
    ],
    [
      "Bonsoir ! Qu’est-ce que tu écoutes en ce moment ?",
      "Le même vieux disque pour la troisième fois aujourd’hui. Tu as le droit de rire.",
      "Je ne ris jamais d’un disque. Lequel ?",
      "Je te le dirai autour d’un café. Ça s’écoute mieux que ça ne se lit.",
    ],
    [
      "Je commence toujours par la météo et ensuite je ne sais plus quoi dire. Alors aujourd’hui, pas de météo.",
      "Ça me va. Et ce soir, il y avait quoi au menu ?",
      "Des pâtes aux chandelles. L’ampoule de la cuisine a rendu l’âme.",
    ],
    [
      "Tu es ici depuis longtemps ? C’est ma première semaine, je suis encore un peu timide.",
      "Quelques mois. Écris à ceux dont le texte te plaît, c’est tout le secret.",
      "Alors je m’y prends bien, on dirait.",
      "Très bien. Qu’est-ce qui t’amène ?",
    ],
    [
      "Samedi, je vais à cette fête de rue. Tu connais ?",
      "J’y vais chaque année ! La meilleure scène est la petite, derrière l’église.",
      "Alors je sais où je serai à vingt heures.",
      "Avec un peu de chance, moi aussi.",
    ],
  ],
} satisfies PeopleWords;
