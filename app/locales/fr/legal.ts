import type en from "../en/legal";
import type { Translation } from "../translation";

export default {
  "legal.updated": "Dernière mise à jour : {{date}}",

  "legal.terms.title": "Conditions",
  "legal.terms.body": `Voici les règles entre toi et {{company}}, {{address}}, la société qui gère {{brand}}. En créant un compte, tu les acceptes.

## Qui peut s’inscrire
Tu as 18 ans ou plus, tu crées un seul compte, pour toi, et ce que tu dis de toi est vrai. Garde ton mot de passe pour toi.

## {{brand}}, c’est quoi ?
Un endroit où faire des rencontres : tu crées un profil, tu cherches d’autres personnes, tu leur dis qu’elles te plaisent et vous vous écrivez. Nous ne promettons pas que tu trouveras quelqu’un, et nous ne vérifions pas l’identité des membres. Fais attention avec l’argent, les adresses et les premiers rendez-vous.

## Profils inventés
Certains profils peuvent être inventés. Chacun d’eux est signalé comme fictif, en toutes lettres, partout où il apparaît. Ils ne sont jamais comptés comme des membres près de chez toi, et leur écrire est toujours gratuit.

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
- **Comment tu es venu :** la page ou le partenaire qui t'a envoyé, ta langue et ton fuseau horaire, pour savoir ce qui marche (notre intérêt légitime).
- **Données techniques :** adresses réseau et erreurs, pour peu de temps, afin de garder le site sûr (notre intérêt légitime).
- **Tes accords :** ce que tu as accepté et quand, parce que nous devons pouvoir le prouver.

## Qui y a accès
Les autres membres voient ton profil, jamais ton adresse e-mail, ta date de naissance ni l’endroit exact où tu es. Une conversation n’est lue que par les deux personnes qui la tiennent, sauf si l’une d’elles la signale. Nous ne vendons rien à personne. Les entreprises qui gèrent nos machines n’agissent que sur nos instructions.

## Combien de temps
Aussi longtemps que tu as un compte. Si tu nous demandes de le supprimer, le profil disparaît aussitôt ; après un court délai pendant lequel tu peux changer d’avis, tes données et les mots que tu as écrits sont effacés. Ce que la loi nous oblige à garder, comme les factures et les signalements en cours, reste jusqu’à ce que nous puissions l’effacer.

## Tes droits
Tu peux consulter, corriger, emporter ou faire effacer tes données, t’opposer à leur utilisation et déposer une plainte auprès de l’autorité de protection des données de ton pays. Écris-nous et nous nous en occupons.`,

  "legal.cookies.title": "Cookies",
  "legal.cookies.body": `Un cookie est un petit mot qu’un site laisse dans ton navigateur. {{brand}} ne laisse que ceux dont il a besoin pour fonctionner :

- **Ta session :** pour ne pas avoir à taper ton mot de passe à chaque page. Trente jours, ou jusqu’à ce que tu te déconnectes.
- **Ta langue :** si tu en choisis une. Un an.
- **L’avertissement pour adultes :** le fait que tu l’as vu, là où le site en affiche un.
- **Une inscription refusée :** si une date de naissance indique moins de 18 ans, l’inscription reste fermée dans ce navigateur pendant 24 heures.
- **D’où tu viens :** si cela décide de la possibilité de s’inscrire ou de regarder les profils, jusqu’à ce que tu fermes le navigateur. Si le site te pose la question et que tu dis oui, trente jours ; si tu dis non, pas du tout.
- **Ta réponse à cette question :** pour ne pas te la reposer. Six mois.
- **Une connexion en cours :** le temps d’attendre ton code, ou ta décision de récupérer un compte. Dix minutes.

Comme le site ne peut pas fonctionner sans eux, nous ne demandons pas d’accord préalable. Il n’y a pas de cookies publicitaires, ni de cookies qui te suivent sur d’autres sites. Si nous en voulions d’autres un jour, nous te le demanderions avant de les placer, et un non serait une bonne réponse.

Tu peux supprimer les cookies à tout moment dans les réglages de ton navigateur. Tu devras alors te reconnecter, et le site te redemandera ta langue.

{{brand}} est géré par {{company}}, {{address}}. Des questions ? {{contact}}`,

  "legal.faq.title": "Questions fréquentes",
  "legal.faq.body": `## Par où commencer ?
Crée un compte avec une adresse e-mail, un nom et un mot de passe. Ajoute une photo et quelques lignes, regarde qui est là et écris à quelqu’un.

## Est-ce payant ?
S’inscrire, regarder et liker sont gratuits. Si un message est payant, tu vois le prix avant de l’envoyer.

## C’est quoi, un profil fictif ?
Le profil de quelqu’un d’inventé. C’est toujours indiqué en toutes lettres : sur la vignette, sur le profil et dans la conversation. Lui écrire est gratuit, et il ne compte jamais comme un membre près de chez toi.

## Qui peut me voir ?
Les membres, et les visiteurs là où le site les laisse regarder. On voit ton nom, ton âge, ta ville, tes photos et tes textes. On ne voit jamais ton adresse e-mail, ta date de naissance ni l’endroit exact où tu es.

## Comment savoir si quelqu’un est honnête ?
Au début, tu ne peux pas le savoir. Prends ton temps, pose des questions, donne rendez-vous dans un lieu public et dis à quelqu’un de confiance où tu es. N’envoie jamais d’argent à quelqu’un que tu n’as pas rencontré.

## Quelqu’un m’embête. Que faire ?
Rien ne t’oblige à répondre. Dis au [service client](/pages/service) qui c’était et ce qui s’est passé.

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
Tu le fais toi-même, sur la [page de ton compte](/account/delete). Ton profil disparaît aussitôt. Pendant quelques jours, tu peux encore changer d’avis en te connectant ; ensuite, tes données et ce que tu as écrit sont effacés, et l’adresse est de nouveau libre.

## Ton compte a été supprimé
Tu l’as supprimé toi-même il y a quelques jours au plus ? Connecte-toi, et tu peux le retrouver. S’il a été fermé à cause des [règles de la maison](/pages/ban), nous te disons pourquoi, et tu peux nous dire si tu penses que nous avons eu tort.

## En danger ?
Si quelqu’un te menace ou peut être en danger, appelle d’abord la police ou le numéro d’urgence 112. Préviens-nous ensuite, pour que nous puissions garder ce qui pourrait servir de preuve.

{{brand}} est géré par {{company}}, {{address}}.`,

  "legal.return-policy.title": "Remboursements",
  "legal.return-policy.body": `Un achat sur {{brand}} ne te convient pas ? Voici comment récupérer ton argent.

## Tu as changé d’avis
Tu as 14 jours à partir de l’achat, sans avoir à donner de raison. Nous remboursons ce que tu n’as pas encore utilisé. Ce que tu as déjà utilisé volontairement, comme un message envoyé, ne peut pas être repris.

## Quelque chose a mal tourné
Si tu as payé deux fois, payé pour quelque chose qui n’a pas fonctionné, ou payé un message à un profil signalé comme fictif, nous remboursons tout, même après ces 14 jours. Écrire aux profils fictifs est gratuit, toujours.

## Comment demander
Donne-nous l’adresse e-mail de ton compte, ainsi que la date et l’objet de l’achat : {{contact}}

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
Dis-le-nous dans les six mois. Quelqu’un qui n’a pas pris la première décision réexaminera le dossier : {{contact}}

## Si quelqu’un te fait cela
Ne réponds pas, garde les messages et préviens le [service client](/pages/service). En cas de danger, appelle d’abord la police.

{{company}}, {{address}}`,
} satisfies Translation<typeof en, "fr">;
