import type en from "../en/complaints";
import type { Translation } from "../translation";

export default {
  "complaints.title": "Réclamations",
  "complaints.lead": "Quelque chose ne va pas ici ? Dis-le-nous. Pas besoin de compte, et cela ne coûte rien.",
  "complaints.description":
    "Signale-nous un contenu illégal, un paiement, une décision ou autre chose qui ne va pas. Pas besoin de compte, et une personne te répond sous sept jours.",
  "complaints.choose": "De quoi s’agit-il ?",
  "complaints.danger": "Quelqu’un est en danger en ce moment ? Appelle d’abord la police ou le 112.",
  "complaints.about.child_abuse": "Un enfant, ou une personne de moins de 18 ans",
  "complaints.about.child_abuse_hint":
    "Images ou avances à caractère sexuel. Nous les regardons en premier, et tu n’as pas à dire qui tu es.",
  "complaints.about.illegal": "Quelque chose d’illégal",
  "complaints.about.illegal_hint": "Un profil, une photo ou un message que tu crois contraire à la loi.",
  "complaints.about.privacy": "Ma photo ou mes données",
  "complaints.about.privacy_hint": "Quelqu’un les montre ou s’en sert ici sans me l’avoir demandé.",
  "complaints.about.rules": "Quelqu’un enfreint les règles",
  "complaints.about.rules_hint": "Faux profil, pressions, insultes ou demandes d’argent.",
  "complaints.about.appeal": "Une décision de notre part",
  "complaints.about.appeal_hint": "Nous avons fermé ton compte ou retiré quelque chose, et tu penses que c’est à tort.",
  "complaints.about.payment": "Un paiement",
  "complaints.about.payment_hint": "Un débit injustifié, ou un remboursement qui n’arrive pas.",
  "complaints.about.access": "L’accès à mon compte",
  "complaints.about.access_hint":
    "Impossible de te connecter, un lien ou un code n’arrive pas, ou tu n’as plus cette adresse.",
  "complaints.about.other": "Autre chose",
  "complaints.about.other_hint": "Notre façon de te traiter, le site lui-même, ou ce qui ne figure pas ici.",
  "complaints.how_title": "Et ensuite ?",
  "complaints.how_number": "Tu reçois un numéro et une page à toi, où tu vois où nous en sommes.",
  "complaints.how_person": "Une personne examine et décide. Tu as une réponse sous sept jours.",
  "complaints.how_again":
    "Pas d’accord ? Alors quelqu’un d’autre réexamine tout. C’est gratuit, et possible pendant six mois.",
  "complaints.another": "Il s’agit d’autre chose",
  "complaints.address": "Où est-ce ?",
  "complaints.address_hint": "Copie l’adresse de la page depuis la barre d’adresse de ton navigateur.",
  "complaints.words": "Que s’est-il passé ?",
  "complaints.words_hint": "Plus ta description est précise, mieux nous pouvons t’aider.",
  "complaints.words_hint_notice": "Que voit-on exactement, et pourquoi penses-tu que c’est contraire à la loi ?",
  "complaints.name": "Ton nom",
  "complaints.email": "Ton adresse e-mail",
  "complaints.email_hint": "Uniquement pour notre réponse. La personne visée ne saura pas qui tu es.",
  "complaints.unnamed_hint":
    "Tu peux laisser ton nom et ton adresse vides. Dans ce cas, garde l’adresse de la page suivante : notre réponse s’y trouvera.",
  "complaints.good_faith": "Je déclare de bonne foi que ce que j’écris ici est exact et complet.",
  "complaints.send": "Envoyer",
  "complaints.about_missing": "Choisis de quoi il s’agit",
  "complaints.address_missing": "Dis-nous où c’est, sinon nous ne le trouverons pas",
  "complaints.words_short": "Dis-nous-en un peu plus : une ou deux phrases",
  "complaints.good_faith_missing": "Confirme-le, s’il te plaît : la loi le demande",
  "complaints.too_many":
    "Nous avons reçu beaucoup de réclamations depuis ton réseau. Tu pourras en envoyer une autre dans {{minutes}} min.",
  "complaints.not_found": "Il n’y a pas de réclamation à cette adresse",
  "complaints.no_appeal": "Cette réponse ne peut pas (ou plus) être contestée",
  "complaints.too_many_pictures": "Tu peux ajouter {{max}} photos au plus",
  "complaints.page_title": "Réclamation {{number}}",
  "complaints.sent_title": "Elle est bien arrivée",
  "complaints.sent_text": "Une personne l’examine. Tu auras notre réponse au plus tard le {{date}}.",
  "complaints.mailed": "Nous t’avons aussi envoyé l’adresse de cette page par mail.",
  "complaints.keep": "Garde l’adresse de cette page : personne d’autre ne la connaît.",
  "complaints.answer_title": "Notre réponse",
  "complaints.answer_acted":
    "Nous avons regardé : une de nos règles n’a pas été respectée, et nous avons agi. Ce que nous avons fait exactement reste entre nous et la personne concernée.",
  "complaints.answer_found":
    "Nous l’avons examiné : l’une de nos règles n’a pas été respectée. Aucune mesure n’était nécessaire cette fois ; nous en tiendrons compte si cela se reproduit.",
  "complaints.answer_reversed":
    "Nous devons rectifier notre réponse. Après un recours, une personne qui n’avait pas pris la première décision a tout réexaminé et n’a constaté aucune entorse à nos règles.",
  "complaints.answer_nothing":
    "Nous avons regardé et n’avons pas constaté de manquement à nos règles. Tout reste donc comme avant.",
  "complaints.by_person": "Décidé par une personne le {{date}}.",
  "complaints.by_machine": "Décidé le {{date}}, avec l’aide d’une machine.",
  "complaints.rule": "Elle repose sur cette règle : {{rule}}",
  "complaints.yours_title": "Ce que tu nous as dit",
  "complaints.sent_on": "Envoyé le",
  "complaints.pictures": "Photos",
  "complaints.forgotten": "Ce que tu as écrit a été effacé, comme la loi l’exige.",
  "complaints.add_pictures": "Des photos qui le montrent",
  "complaints.add_pictures_hint": "JPEG, PNG, WebP ou AVIF, {{max}} Mo maximum chacune. Nous sommes seuls à les voir.",
  "complaints.add": "Ajouter des photos",
  "complaints.appeal_title": "Pas d’accord ?",
  "complaints.appeal_text":
    "Quelqu’un qui n’a pas donné cette réponse réexamine tout. C’est gratuit, et possible pendant six mois.",
  "complaints.appeal_action": "Demander un réexamen",
  "complaints.appeal_words": "Qu’est-ce qui nous a échappé ?",
  "complaints.appealed_title": "Réexamen en cours",
  "complaints.appealed_text":
    "La décision revient à quelqu’un qui n’a pas donné la première réponse. Tu auras la seconde au plus tard le {{date}}.",
  "complaints.second_answer_title": "Notre seconde réponse",
  "complaints.elsewhere_title": "À qui d’autre t’adresser",
  "complaints.elsewhere_eu":
    "Tu peux aussi t’adresser à un organe certifié de règlement extrajudiciaire des litiges, au coordinateur pour les services numériques de ton pays ou à un tribunal. Cela ne dépend pas de ce que nous décidons.",
  "complaints.elsewhere":
    "Tu peux aussi t’adresser à l’autorité compétente de ton pays ou à un tribunal. Cela ne dépend pas de ce que nous décidons.",
} satisfies Translation<typeof en, "fr">;
