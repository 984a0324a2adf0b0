import type en from "../en/niches";
import type { Translation } from "../translation";

export default {
  "she-index.headline": "C’est elle qui mène la danse.",
  "she-index.promise": "Ici, les femmes savent ce qu’elles veulent et le disent. C’est là tout le charme.",
  "she-index.point_1_title": "Tu sais qui existe vraiment",
  "she-index.point_1_text":
    "Un profil inventé l’annonce partout en toutes lettres, et lui écrire est gratuit. Pour le reste, ce sont simplement deux personnes qui se parlent.",
  "she-index.point_2_title": "D’abord, la conversation",
  "she-index.point_2_text": "Ici, on n’écarte personne d’un coup de pouce. Lis ce qu’elle a écrit, et rebondis.",
  "she-index.point_3_title": "Non, c’est une réponse",
  "she-index.point_3_text": "Les mots clairs sont bienvenus, les tiens aussi. Personne ne doit de réponse à personne.",
  "she-signup.title": "Bienvenue",
  "she-signup.lead": "Une adresse, un nom, un mot de passe. La suite, tu la racontes si tu veux.",
  "she-home.greeting": "Quel plaisir de te voir, {{name}}",
  "she-home.new_people": "Nouveaux visages, à découvrir",
  "she-chats.no_messages_text": "Lis son profil, puis écris à {{name}} une phrase qui ne pourrait venir que de toi.",

  "bdsm-index.headline": "La confiance d’abord. Tout le reste ensuite.",
  "bdsm-index.promise":
    "Des adultes qui savent ce qui leur plaît, trouvent les mots pour le dire, et prennent une limite autant au sérieux qu’un désir.",
  "bdsm-index.point_1_title": "Le consentement, en toutes lettres",
  "bdsm-index.point_1_text":
    "Parlez avant de vous voir : les envies, les limites, ce qui vient après. Ici, c’est là que la tension commence.",
  "bdsm-index.point_2_title": "Tu sais qui existe vraiment",
  "bdsm-index.point_2_text":
    "Les profils inventés sont signalés partout en toutes lettres, et leur écrire ne coûte rien. Pas de masques, sauf ceux qu’on choisit.",
  "bdsm-index.point_3_title": "La discrétion, par choix",
  "bdsm-index.point_3_text": "Un pseudo suffit. Tu décides de ce que tu montres, à qui tu écris et quand tu pars.",
  "bdsm-signup.title": "Entre, à tes conditions",
  "bdsm-signup.lead": "Une adresse, un pseudo, un mot de passe. Ensuite, c’est toi qui fixes les limites.",
  "bdsm-home.greeting": "Bienvenue, {{name}}",
  "bdsm-home.new_people": "Des personnes qui parlent ta langue",
  "bdsm-profile.looking_for": "Ce que je désire, et là où je m’arrête",
  "bdsm-profile.personal_hint":
    "Qu’est-ce qui t’attire, qu’est-ce qui t’apaise, qu’est-ce qui est exclu ? Pas de numéro de téléphone ni d’adresse, s’il te plaît.",
  "bdsm-chats.no_messages_text": "Commence par une question. {{name}} te dira où sont les limites.",

  "bbw-index.headline": "Plus à aimer. Rien à cacher.",
  "bbw-index.promise":
    "Ici, des femmes rondes et des personnes qui les adorent se rencontrent sans tricher : courbes, humour et tout le reste.",
  "bbw-index.point_1_title": "Viens comme tu es",
  "bbw-index.point_1_text": "Inutile de chercher ton meilleur profil. Ici, on te veut toi, pas une version réduite.",
  "bbw-index.point_2_title": "Tu sais qui existe vraiment",
  "bbw-index.point_2_text":
    "Un profil inventé l’annonce partout en toutes lettres, et lui écrire est gratuit. Derrière tous les autres, il y a quelqu’un.",
  "bbw-index.point_3_title": "La gentillesse, ou la porte",
  "bbw-index.point_3_text":
    "Un compliment est bienvenu, une remarque ne l’est pas. Et rien ne t’oblige à répondre, ni à l’un ni à l’autre.",
  "bbw-signup.title": "Prends ta place",
  "bbw-signup.lead": "Une adresse, un nom, un mot de passe. Ici, on t’accueille à bras ouverts.",
  "bbw-home.greeting": "Ça fait du bien de te voir, {{name}}",
  "bbw-home.new_people": "Des personnes à adorer",

  "gilf-index.headline": "Les plus belles histoires restent à écrire.",
  "gilf-index.promise":
    "Des femmes qui ont vécu, et qui gardent un bel appétit pour la suite. Rencontre quelqu’un qui sait le voir.",
  "gilf-index.point_1_title": "L’âge est un atout",
  "gilf-index.point_1_text":
    "Tu sais ce qui te fait plaisir et ce dont tu as assez. Les conversations n’en sont que meilleures.",
  "gilf-index.point_2_title": "Du calme et de la clarté",
  "gilf-index.point_2_text": "Ni cœurs qui clignotent, ni précipitation. Lis, réfléchis, prends tout ton temps.",
  "gilf-index.point_3_title": "Tu sais qui existe vraiment",
  "gilf-index.point_3_text":
    "Un profil inventé l’annonce partout en toutes lettres, et lui écrire est gratuit. Et n’envoie jamais d’argent à quelqu’un que tu n’as pas rencontré.",
  "gilf-signup.title": "Commence une nouvelle histoire",
  "gilf-signup.lead": "Une adresse, un nom, un mot de passe. Pour le reste, rien ne presse.",
  "gilf-home.greeting": "Quelle joie de te voir, {{name}}",
  "gilf-home.new_people": "Des personnes qui ont des choses à raconter",

  "milf-index.headline": "Des journées pleines. Des soirées à toi.",
  "milf-index.promise": "Des femmes sûres d’elles, au beau milieu de la vie, et des personnes que cela fait craquer.",
  "milf-index.point_1_title": "Pensé pour les agendas chargés",
  "milf-index.point_1_text": "Écris quand la maison dort. Ici, une conversation t’attend ; elle ne te court pas après.",
  "milf-index.point_2_title": "Tu sais qui existe vraiment",
  "milf-index.point_2_text":
    "Un profil inventé l’annonce partout en toutes lettres, et lui écrire est gratuit. Derrière tous les autres, il y a quelqu’un.",
  "milf-index.point_3_title": "Ta vie reste la tienne",
  "milf-index.point_3_text": "Un pseudo suffit, et seule ta ville s’affiche. Tu en diras plus quand tu le sentiras.",
  "milf-signup.title": "Un moment pour toi",
  "milf-signup.lead": "Une adresse, un nom, un mot de passe. Ton thé sera encore chaud.",
  "milf-home.greeting": "Enfin un moment à toi, {{name}}",
  "milf-home.new_people": "Avec qui passer la soirée",

  "gay-index.headline": "Des hommes qui aiment les hommes. Tout simplement.",
  "gay-index.promise":
    "Pour ce soir, pour le week-end ou pour la vie : dis ce que tu cherches, et rencontre des hommes qui le disent aussi.",
  "gay-index.point_1_title": "Des mots simples",
  "gay-index.point_1_text":
    "L’amour, un rendez-vous, quelque chose entre les deux ? Écris-le, et personne n’aura à deviner.",
  "gay-index.point_2_title": "Tu sais qui existe vraiment",
  "gay-index.point_2_text":
    "Un profil inventé l’annonce partout en toutes lettres, et lui écrire est gratuit. Derrière tous les autres, il y a quelqu’un.",
  "gay-index.point_3_title": "Aussi visible que tu veux",
  "gay-index.point_3_text": "Un pseudo et une ville suffisent. Qui en saura plus, c’est toi qui décides.",
  "gay-signup.title": "Entre hommes, sur {{brand}}",
  "gay-signup.lead": "Une adresse, un nom, un mot de passe. Après ça, on discute.",
  "gay-home.greeting": "Salut {{name}}, ça fait plaisir",
  "gay-home.new_people": "Des hommes pour toi",
  "gay-index.members_title": "Des hommes à rencontrer",
} satisfies Translation<typeof en, "fr">;
