import type en from "../en/legal";
import type { Translation } from "../translation";

export default {
  "legal.terms.title": "Conditions",
  "legal.terms.body": `Voici les règles entre toi et {{company}}, {{address}}, la société qui gère {{brand}}. En créant un compte, tu les acceptes.
## Qui peut s’inscrire
Tu as 18 ans ou plus, tu crées un seul compte, pour toi, et ce que tu dis de toi est vrai. Garde ton mot de passe pour toi.
## {{brand}}, c’est quoi ?
Un endroit où faire des rencontres : tu crées un profil, tu cherches d’autres personnes, tu leur dis qu’elles te plaisent et vous vous écrivez. Nous ne promettons pas que tu trouveras quelqu’un, et nous ne vérifions pas l’identité des membres. Fais attention avec l’argent, les adresses et les premiers rendez-vous.
## Profils inventés
Certains profils peuvent être inventés. Chacun d’eux est signalé comme fictif, en toutes lettres, partout où il apparaît. Ils ne sont jamais comptés comme des membres près de chez toi, et leur écrire est toujours gratuit.
## Ici seulement
Ton profil est visible sur {{brand}} et nulle part ailleurs : sur aucun autre site, à nous ou à d’autres, et sous aucun autre nom.
## Ce que ça coûte
S’inscrire, regarder et liker sont gratuits. Quand un message est payant, le prix s’affiche avant l’envoi. Rien n’est facturé sans que tu l’aies voulu.
## Ce que tu écris
Cela reste à toi. Tu nous autorises à le montrer aux personnes à qui c’est destiné. Ne publie rien qui enfreigne la loi, blesse les autres, fasse de la publicité ou appartienne à quelqu’un d’autre. Les [règles de la maison](/pages/ban) en disent plus.
## Partir
Tu peux partir à tout moment, sans donner de raison. Nous pouvons fermer un compte qui ne respecte pas ces règles, et nous disons alors pourquoi.
## Responsabilité et droit applicable
Nous répondons des dommages que nous causons intentionnellement ou par faute lourde, et dans tous les autres cas prévus par la loi. Le droit du pays où nous sommes établis s’applique ; la protection que t’accorde le droit de la consommation de ton propre pays te reste acquise.
Des questions ? {{contact}}`,

  "legal.privacy.title": "Confidentialité",
  "legal.privacy.body": `{{company}}, {{address}}, décide de ce que deviennent tes données sur {{brand}} et en est responsable. Pour nous joindre : {{contact}}
## Ce que nous gardons, et pourquoi
- **Ton compte :** adresse e-mail, date de naissance, langue et une empreinte illisible de ton mot de passe. Sans cela, pas de compte (contrat).
- **Ton profil :** nom, âge, lieu, photos et ce que tu racontes de toi. Un profil de rencontre révèle des choses intimes, comme les personnes qui t’attirent. Nous ne les utilisons que parce que tu l’as accepté, séparément et explicitement. Tu peux revenir sur cet accord à tout moment ; le profil disparaît alors.
- **Ce que tu fais ici :** likes, visites, messages et date de ta dernière activité, pour que le site fonctionne (contrat).
- **D’où tu viens :** la page ou le partenaire qui t’a fait venir, pour savoir ce qui marche (notre intérêt légitime).
- **Ton fuseau horaire :** pour afficher les heures à ta montre et te laisser tranquille la nuit (contrat).
- **Tes navigateurs et tes moyens de paiement :** sous forme de codes qui disent seulement si deux comptes ont le même navigateur ou la même carte, pour que personne ne revienne sous un autre nom après avoir été exclu ; celui d’un navigateur pendant un an (notre intérêt légitime).
- **Données techniques :** adresses réseau et erreurs, pour peu de temps, afin de garder le site sûr (notre intérêt légitime).
- **Tes accords :** ce que tu as accepté et quand, parce que nous devons pouvoir le prouver.
## Qui y a accès
Les autres membres voient ton profil, les visiteurs si tu l’as choisi, mais jamais ton adresse e-mail, ta date de naissance ni l’endroit exact où tu es. Une conversation n’est lue que par les deux personnes qui la tiennent, sauf si l’une d’elles la signale. Nous ne vendons rien à personne. Les entreprises qui gèrent nos machines n’agissent que sur nos instructions.
## Combien de temps
Aussi longtemps que tu as un compte. Si tu nous demandes de le supprimer, le profil disparaît aussitôt ; après un court délai pendant lequel tu peux changer d’avis, tes données et les mots que tu as écrits sont effacés. Ce que la loi nous oblige à garder, comme les factures et les signalements en cours, reste jusqu’à ce que nous puissions l’effacer.
## Tes droits
Tu peux consulter, corriger, emporter ou faire effacer tes données, t’opposer à leur utilisation et déposer une plainte auprès de l’autorité de protection des données de ton pays. Écris-nous et nous nous en occupons.`,

  "legal.cookies.title": "Cookies",
  "legal.cookies.body": `Un cookie est un petit mot qu’un site laisse dans ton navigateur. À côté des cookies, un navigateur a quelques autres endroits où un site peut garder quelque chose. Le tableau ci-dessous nomme tout ce qui y est gardé par {{brand}}, pourquoi et pour combien de temps.

Ce dont le site a besoin pour fonctionner, il le garde sans demander : la loi le permet. Tout le reste, il ne le garde qu’après ton oui, et un non est une bonne réponse. Rien ne sert à la publicité, et rien ne te suit sur d’autres sites.

Tu peux tout supprimer à tout moment dans les réglages de ton navigateur. Tu devras alors te reconnecter, et le site te redemandera ta langue. Sur une connexion sécurisée, les noms des cookies commencent par \`__Host-\`.

{{brand}} est géré par {{company}}, {{address}}. Des questions ? {{contact}}`,
  "legal.cookies.table": "Tout ce qui est gardé par {{brand}} dans ton navigateur",
  "legal.cookies.name": "Nom",
  "legal.cookies.purpose": "Pourquoi",
  "legal.cookies.lasts": "Combien de temps",
  "legal.cookies.asks": "Demande d’abord",
  "legal.cookies.until_browser": "Jusqu’à la fermeture du navigateur",
  "legal.cookies.until_tab": "Jusqu’à la fermeture de l’onglet",
  "legal.cookies.until_permission": "Jusqu’à ce que tu retires ton accord",
  "legal.cookies.until_logout": "Jusqu’à ce que tu te déconnectes",
  "legal.cookies.until_sent": "Jusqu’à l’envoi",
  "legal.cookies.until_cleared": "Jusqu’à ce que tu le supprimes",
  "legal.cookies.needed": "Non : le site en a besoin",
  "legal.cookies.asked": "Oui",
  "legal.cookies.session":
    "Ta session, pour ne pas avoir à taper ton mot de passe à chaque page. Elle finit quand tu te déconnectes ou si tu ne reviens pas pendant 14 jours.",
  "legal.cookies.device":
    "Le fait que ce navigateur a déjà servi à te connecter : personne ne peut alors te bloquer en tapant de mauvais mots de passe pour ton compte, et nous reconnaissons les personnes exclues, même si elles reviennent sous un autre nom.",
  "legal.cookies.login_step":
    "Une connexion en cours : le temps d’attendre ton code, ou ta décision de récupérer un compte.",
  "legal.cookies.pending_signup": "Ton inscription en attente de notre mail, pour que son lien te connecte ici.",
  "legal.cookies.language": "Ta langue, si tu en choisis une.",
  "legal.cookies.entry": "Le fait que tu as vu l’avertissement pour adultes.",
  "legal.cookies.age_refused":
    "Le fait qu’une date de naissance indiquait moins de 18 ans. L’inscription reste alors fermée dans ce navigateur.",
  "legal.cookies.choice": "Ta réponse à la question de savoir si nous pouvons retenir d’où tu viens.",
  "legal.cookies.network":
    "La page ou le partenaire d’où tu viens, si cela décide de la possibilité de s’inscrire ou de regarder les profils.",
  "legal.cookies.network_granted": "La page ou le partenaire d’où tu viens, pour savoir ce qui marche.",
  "legal.cookies.position":
    "Jusqu’où le site a enregistré ce que tu viens de faire, pour que tu le voies tout de suite.",
  "legal.cookies.positions": "Là où tu en étais dans la page, pour retrouver le même endroit en revenant en arrière.",
  "legal.cookies.reloaded":
    "Quand une page a été rechargée pour la dernière fois après une erreur, pour que ça n’arrive qu’une fois.",
  "legal.cookies.worker":
    "Un petit programme de ce site. Il ouvre les pages sans réseau et affiche les notifications si tu les acceptes.",
  "legal.cookies.push": "L’adresse où arrivent les notifications, si tu les acceptes.",
  "legal.cookies.push_off": "Que tu ne veux pas de notifications dans ce navigateur.",
  "legal.cookies.shell":
    "La page qui dit qu’il n’y a pas de réseau, la page de connexion et les fichiers qu’il leur faut. Une version plus récente les remplace.",
  "legal.cookies.files":
    "Les scripts, styles et images déjà chargés, pour ne pas les charger de nouveau. Les plus anciens partent d’abord.",
  "legal.cookies.conversations": "Les conversations que tu as vues en dernier, pour pouvoir les lire sans réseau.",
  "legal.cookies.owed_logout": "Une déconnexion faite sans réseau, jusqu’à ce que le site le sache.",
  "legal.cookies.unsent": "Les messages qui n’ont pas encore pu être envoyés.",
  "legal.cookies.unsent_photos": "Les photos qui n’ont pas encore pu être envoyées, avec leur texte.",
  "legal.cookies.words": "Ce que tu avais écrit quand ta session a pris fin, jusqu’à ta prochaine connexion.",
  "legal.cookies.dismissed_update":
    "Quelle nouvelle version du site tu n’as pas encore voulue, pour ne pas te la proposer de nouveau.",
  "legal.cookies.install_hint":
    "Le fait que tu as fermé la proposition d’installer le site comme une appli, pour qu’elle ne revienne pas.",

  "legal.faq.title": "Questions fréquentes",
  "legal.faq.body": `## Par où commencer ?
Crée un compte avec une adresse e-mail, un nom et un mot de passe. Ajoute une photo et quelques lignes, regarde qui est là et écris à quelqu’un.
## Est-ce payant ?
S’inscrire, regarder et liker sont gratuits. Si un message est payant, tu vois le prix avant de l’envoyer.
## C’est quoi, un profil fictif ?
Le profil de quelqu’un d’inventé. C’est toujours indiqué en toutes lettres : sur la vignette, sur le profil et dans la conversation. Lui écrire est gratuit, et il ne compte jamais comme un membre près de chez toi.
## Qui peut me voir ?
Les membres. Les visiteurs te voient seulement si tu choisis « Les visiteurs aussi », et sur la page d’accueil seulement si tu acceptes cela aussi. On voit ton nom, ton âge, ta ville, tes photos et tes textes. On ne voit jamais ton adresse e-mail, ta date de naissance ni l’endroit exact où tu es. [C’est toi qui choisis](/account/visibility) qui te voit : seulement les membres, les visiteurs aussi, ou personne pendant un temps.
## Comment sont choisies les personnes proposées ?
Seulement des personnes dont tu cherches le genre et l’âge, et qui cherchent les tiens. Ensuite, nous comptons combien de tes souhaits elles remplissent (langue, pays, région, âge) sur tous ceux que tu as indiqués, et la même chose dans l’autre sens. L’ordre est la moyenne harmonique des deux, divisée par un de plus que le nombre de semaines depuis leur dernier passage, et par un de plus qu’un cinquième de leurs messages non lus des sept derniers jours. Une place sur quatre revient aux membres des deux dernières semaines. Il n’y a rien d’autre, et personne ne peut acheter une place. Tout est dit dans [D’où vient l’ordre d’affichage](/pages/ranking).
## Dans quel ordre les gens apparaissent-ils ?
Selon leur dernière visite, les plus récentes d’abord. Tu peux choisir la distance ou les nouveaux venus à la place. Les filtres ne font qu’écarter ; ils ne changent pas l’ordre. Personne ne peut payer pour une place.
## Comment savoir si quelqu’un est honnête ?
Au début, tu ne peux pas le savoir. Prends ton temps, pose des questions, donne rendez-vous dans un lieu public et dis à quelqu’un de confiance où tu es. N’envoie jamais d’argent à quelqu’un que tu n’as pas rencontré.
## Quelqu’un m’embête. Que faire ?
Rien ne t’oblige à répondre. Bloque cette personne, depuis son profil ou la conversation : vous ne vous voyez plus, et elle ne peut plus t’écrire. Tu peux aussi y signaler ce qui s’est passé, et quelqu’un regarde. Sans compte, dis-le-nous sur la page des [réclamations](/complaints).
## Comment changer de langue ?
Avec le menu des langues, présent sur chaque page.
## Comment partir ?
Sur la [page de ton compte](/account/delete). Ton profil disparaît aussitôt, et ce que tu as écrit avec lui. Pendant quelques jours, tu peux encore revenir.
## J’ai oublié mon mot de passe.
[Demande un lien](/reset-password) pour en choisir un nouveau.`,

  "legal.service.title": "Service client",
  "legal.service.body": `Quelque chose ne marche pas, quelqu’un se conduit mal, ou tu veux partir ? Dis-le-nous. Ce sont des personnes qui lisent, et des personnes qui répondent.
**{{contact}}**
## Ce qui nous aide
- l’adresse e-mail de ton compte,
- ce que tu voulais faire et ce qui s’est passé à la place,
- le nom de l’autre profil, s’il s’agit de quelqu’un.
Ne nous donne jamais ton mot de passe. Nous ne le demandons pas.
## Supprimer ton compte
Tu le fais toi-même, sur la [page de ton compte](/account/delete). Ton profil disparaît aussitôt. Pendant quelques jours, tu peux encore changer d’avis en te connectant ; ensuite, tes données et ce que tu as écrit sont effacés, et l’adresse est de nouveau libre.
## Ton compte a été supprimé
Tu l’as supprimé toi-même il y a quelques jours au plus ? Connecte-toi, et tu peux le retrouver. S’il a été fermé à cause des [règles de la maison](/pages/ban), nous te disons pourquoi, et tu peux nous dire si tu penses que nous avons eu tort.
## Quelqu’un te demande de l’argent ?
C’est alors très probablement une fraude, même si vous vous connaissez bien désormais. N’envoie jamais d’argent, de cartes cadeaux, de mots de passe ni de documents à une personne que tu n’as pas rencontrée. Méfie-toi de qui veut vite écrire ailleurs, n’a jamais le temps de t’appeler, puis se retrouve dans le besoin. Si tu as déjà envoyé quelque chose, préviens tout de suite ta banque, puis la police, et [dis-le-nous](/complaints). Quand nous supprimons un compte pour fraude, nous écrivons à toutes les personnes qui lui ont répondu, et les crédits de ces messages leur reviennent.
## En danger ?
Si quelqu’un te menace ou peut être en danger, appelle d’abord la police ou le numéro d’urgence 112. Préviens-nous ensuite, pour que nous puissions garder ce qui pourrait servir de preuve.
{{brand}} est géré par {{company}}, {{address}}.`,

  "legal.return-policy.title": "Remboursements",
  "legal.return-policy.body": `Un achat sur {{brand}} ne te convient pas ? Voici comment récupérer ton argent.
## Tu as changé d’avis
Là où la loi de ton pays te permet de te rétracter, comme partout dans l’Union européenne et au Royaume-Uni, tu as 14 jours à partir de l’achat, sans avoir à donner de raison. La commande le dit avant que tu paies. Nous remboursons ce que tu n’as pas encore utilisé. Ce que tu as déjà utilisé volontairement, comme un message envoyé, ne peut pas être repris.
## Quelque chose a mal tourné
Si tu as payé deux fois, payé pour quelque chose qui n’a pas fonctionné, ou payé un message à un profil signalé comme fictif, nous remboursons tout, même après ces 14 jours. Écrire aux profils fictifs est gratuit, toujours.
Un premier message que personne ne lit, parce que son destinataire s’en va dans les sept jours, ne te coûte finalement rien : ses crédits reviennent d’eux-mêmes, et nous t’écrivons.
## Comment demander
Le plus rapide est la page de l’achat : ton reçu y mène, et un bouton suffit pour te rétracter. La confirmation arrive aussitôt par mail. Ou écris-nous : indique l’adresse e-mail de ton compte, la date et ce que tu as acheté. {{contact}}

Tu peux utiliser cette phrase : *Je me rétracte de mon achat du (date), effectué avec le compte (adresse e-mail).*
## Quand tu le reçois
Nous répondons sous deux jours ouvrables et remboursons dans les 14 jours suivant ta demande, par le même moyen de paiement. Cela ne te coûte rien.
## Si nous ne sommes pas d’accord
Dis-le, et quelqu’un d’autre chez nous réexaminera ta demande. Tu peux aussi t’adresser à l’autorité de protection des consommateurs ou au tribunal de ton propre pays ; les droits que te donne le droit de la consommation te restent acquis, quoi qu’il soit écrit ici.
{{company}}, {{address}}`,

  "legal.ban.title": "Règles de la maison",
  "legal.ban.body": `{{brand}} s’adresse à des adultes qui se veulent du bien. Ce qui suit met fin à un compte, parfois sur-le-champ :
- **Avoir moins de 18 ans,** ou y mêler, de quelque façon que ce soit, une personne de moins de 18 ans. Dans ce cas, pas d’avertissement : nous fermons et signalons.
- **La pression :** menaces, chantage, harcèlement, ou insister après un non.
- **La haine** en raison de l’origine, du corps, du genre, des croyances, de l’âge ou des personnes que l’on aime.
- **La tromperie :** les photos ou le nom de quelqu’un d’autre, ou une vie inventée pour obtenir de l’argent. Les profils inventés que le site crée lui-même sont signalés ; les membres n’en créent pas.
- **L’argent :** en demander aux autres membres, ou proposer des rencontres payantes.
- **La publicité :** liens, chaînes et offres de toute sorte.
- **La vie privée des autres :** partager des photos, des messages ou des adresses sans leur accord.
- **Tout ce que la loi interdit.**
## Ce qui se passe alors
Nous examinons chaque signalement, et c’est une personne qui décide. Selon le cas, nous avertissons, retirons un contenu ou fermons le compte. Quand nous excluons quelqu’un, nous lui disons pourquoi.
## Si tu penses que nous avons tort
[Dis-le-nous](/complaints?about=appeal) dans les six mois, sans avoir besoin d’un compte. Quelqu’un qui n’a pas pris la première décision réexaminera le dossier : {{contact}}
## Si quelqu’un te fait cela
Ne réponds pas, garde les messages et [préviens-nous](/complaints). En cas de danger, appelle d’abord la police.
{{company}}, {{address}}`,

  "legal.imprint.title": "Mentions légales",
  "legal.imprint.body": `{{brand}} est un service de :
{{facts}}
Le plus rapide pour nous joindre : {{contact}}

Ce qui ne va pas sur ce site peut être [signalé sans compte](/complaints). Ce que nous faisons de tes données se trouve sous [confidentialité](/pages/privacy).`,
  "legal.imprint.represented": "Représentée par (direction de la publication) : {{name}}",
  "legal.imprint.register": "Registre : {{register}}",
  "legal.imprint.host": "Hébergeur : {{host}}",

  "legal.ranking.title": "D’où vient l’ordre d’affichage",
  "legal.ranking.body": `Qui montre des personnes dans un certain ordre doit dire d’où il vient ; la loi le veut aussi (article 27 du règlement sur les services numériques). Tout est ici. C’est la même chose pour tout le monde, et personne ne peut acheter une place. Dans chaque liste, la première rangée montre des personnes avec photo : parmi les douze premières, elles y remontent, et toutes les autres gardent leur ordre.
## La recherche
Tes filtres seuls décident de qui tu trouves. L’ordre est celui que tu choisis :
- **Dernière activité** (si tu ne choisis rien) : les dernières personnes passées ici viennent en premier.
- **Les plus proches** : par grands paliers de distance entre vos villes, puis par dernière visite.
- **Les plus récents** : les dernières arrivées viennent en premier.

Les personnes qui échappent de peu à tes filtres sont à part, en dessous, dans le même ordre.
## Des personnes pour toi et « Trouver un match »
Il n’y a ici que des personnes qui cherchent ton genre et ton âge et dont tu cherches le genre et l’âge, que tu n’as ni likées ni passées. Pour chaque genre que tu cherches, nous regardons les 150 dernières personnes passées ici et jusqu’à 40 nouvelles. Trois choses sont multipliées, la plus importante en premier :
- **À quel point vous allez ensemble.** Combien de tes souhaits la personne remplit (langue, pays, région, âge) sur tous ceux que tu as indiqués, et combien des siens tu remplis. C’est la moyenne harmonique des deux qui compte : si l’un de vous n’y trouve rien, les souhaits de l’autre n’y changent rien.
- **Depuis quand elle n’est pas venue.** Une semaine divise la valeur par deux, trois semaines par quatre.
- **Combien de messages l’attendent.** Cinq messages non lus des sept derniers jours divisent la valeur par deux, pour que personne ne soit submergé.

Une place sur quatre revient aux membres des 14 derniers jours. À égalité, le sort décide, chaque jour à nouveau. « Trouver un match » montre les 20 premières de la journée.
## Profils similaires
Des personnes du même genre et du même pays, cinq ans de plus ou de moins au maximum ; les dernières passées viennent en premier.
## Ce qui ne compte pas
L’argent, Premium, l’apparence, le nombre de photos ou de likes, ce que tu écris et ce que tu as regardé. S’il y a de la publicité parmi les personnes, elle est signalée comme telle, elle a des places fixes et ne déplace personne.
## Ce que tu peux changer
Les filtres et l’ordre de la recherche à tout moment ; ce que tu cherches, dans ton profil. La recherche n’utilise rien d’autre que ce que tu y as réglé.`,

  "legal.accessibility.title": "Accessibilité",
  "legal.accessibility.body": `{{brand}} s’adresse à toutes les personnes de 18 ans ou plus. Nous le construisons pour qu’il s’utilise avec le clavier seul, avec un lecteur d’écran, avec du texte agrandi et sans mouvement.
## Ce à quoi nous nous tenons
Les règles WCAG 2.2, niveau AA, et donc la directive européenne sur l’accessibilité. Avant chaque nouvelle version, un programme vérifie la structure des pages, les contrastes et le nom des commandes, et que tout tient dans 320 pixels de large avec du texte deux fois plus grand.
## Ce qui ne marche pas encore
- Les photos des membres n’ont pas de description : seule la personne qui les publie sait ce qu’on y voit. Son nom est toujours écrit.
- Ce que les membres écrivent leur appartient. Cela peut être difficile à lire, ou dans une autre langue que la page.
- Les pages des services de paiement ne sont pas à nous. Dis-nous si l’une d’elles te bloque, et nous trouverons un autre chemin.
## Quelque chose te gêne ?
Dis-nous ce que tu voulais faire et avec quel appareil : {{contact}}

Nous répondons sous sept jours. Si cela ne suffit pas, [fais une réclamation](/complaints) ou adresse-toi à l’autorité chargée de l’accessibilité des services dans ton pays.
{{company}}, {{address}}`,

  // Appended to the page of customer service if the Digital Services Act applies.
  "legal.contact_points": `## Points de contact selon le règlement sur les services numériques
Pour toi, pour les autorités, pour la Commission et pour le comité européen des services numériques, il y a une seule adresse : {{contact}}

Des personnes y répondent, pas une machine, dans ces langues : {{languages}}. Ce qui enfreint la loi peut aussi être [signalé sans compte](/complaints).`,
  "legal.since": "En vigueur depuis le {{date}}.",
  "legal.shown_since": "Dans cette version depuis le {{date}}.",
  "legal.former": "Versions précédentes",
  "legal.former_of": "Version du {{date}}",
  "legal.kept": "Voici cette page telle qu’elle se lisait ici à partir du {{date}}.",
  "legal.present": "Lire la page d’aujourd’hui",
} satisfies Translation<typeof en, "fr">;
