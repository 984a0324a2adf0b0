import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.greeting": "Salut {{name}},",
  "mail.greeting_unnamed": "Salut,",
  "mail.link_hint": "Si le bouton ne marche pas, copie cette adresse dans ton navigateur :",
  "mail.farewell": "À bientôt !",
  "mail.signed": "L’équipe {{brand}}",
  "mail.reason": "Tu reçois ce mail parce que quelqu’un a donné cette adresse sur {{host}}.",

  "mail.activation.subject": "Confirme ton adresse e-mail",
  "mail.activation.preview": "Un geste, et c’est fait.",
  "mail.activation.text":
    "Quel plaisir de t’accueillir. Appuie sur le bouton pour que nous sachions que cette adresse est vraiment la tienne. Ensuite, tout t’est ouvert.",
  "mail.activation.action": "Confirmer mon adresse",
  "mail.activation.note":
    "Le lien marche une seule fois et reste valable trois jours. Ce n’est pas toi qui as donné cette adresse ? Alors ignore ce mail, et il ne se passera rien.",

  "mail.known.subject": "Tu as déjà un compte",
  "mail.known.preview": "Rien n’a changé.",
  "mail.known.text":
    "Quelqu’un, sans doute toi, vient d’essayer de s’inscrire avec cette adresse. Tu as déjà un compte, donc rien n’a été créé ni changé. Connecte-toi avec le mot de passe choisi à l’époque. Tu l’as oublié ? La page de connexion te permet d’en choisir un autre.",
  "mail.known.action": "Se connecter",
  "mail.known.note": "Ce n’était pas toi ? Alors tu n’as rien à faire.",

  "mail.reset.subject": "Choisis un nouveau mot de passe",
  "mail.reset.preview": "Une minute suffit.",
  "mail.reset.text":
    "Tu as demandé un nouveau mot de passe. Choisis-le ici, et te revoilà. Tous les appareils encore connectés seront alors déconnectés.",
  "mail.reset.action": "Choisir un nouveau mot de passe",
  "mail.reset.note":
    "Le lien marche une seule fois et reste valable une heure. Ce n’était pas toi ? Ignore ce mail ; ton mot de passe reste le même.",

  "mail.address_change.subject": "Confirme ta nouvelle adresse e-mail",
  "mail.address_change.preview": "Un geste, et nous t’écrivons ici.",
  "mail.address_change.text":
    "Tu nous as donné cette nouvelle adresse. Appuie sur le bouton : à partir de là, elle te sert à te connecter et nos mails arrivent ici.",
  "mail.address_change.action": "Utiliser cette adresse",
  "mail.address_change.note":
    "Le lien marche une seule fois et reste valable un jour. Ce n’était pas toi ? Ignore ce mail, et rien ne change.",

  "mail.address_changed.subject": "Ton adresse e-mail a changé",
  "mail.address_changed.preview": "Pour information.",
  "mail.address_changed.text":
    "Ton compte a maintenant une autre adresse e-mail. Désormais, nous t’écrivons là-bas, et plus ici.",
  "mail.address_changed.action": "Ce n’était pas moi",
  "mail.address_changed.note": "C’était toi ? Alors tout va bien, et tu n’as rien à faire.",

  "mail.address_correction.subject": "Ton adresse e-mail va changer",
  "mail.address_correction.preview": "C’était toi ? Alors tu n’as rien à faire.",
  "mail.address_correction.text":
    "On a demandé à notre service client de donner une autre adresse e-mail à ton compte. Ce sera fait le {{date}}. D’ici là, tout reste comme avant.",
  "mail.address_correction.action": "Garder mon adresse",
  "mail.address_correction.note":
    "C’était toi ? Alors tu n’as rien à faire. Sinon, appuie sur le bouton, et rien ne changera.",

  "mail.deleted.subject": "Ton compte a été supprimé",
  "mail.deleted.preview": "Tu peux encore changer d’avis.",
  "mail.deleted.text":
    "Comme tu l’as demandé, ton compte est supprimé : plus personne ne le voit. Jusqu’au {{date}}, tu peux le retrouver tel qu’il était en te connectant. Ensuite, tout ce qui est personnel est effacé pour de bon.",
  "mail.deleted.action": "Je veux le récupérer",
  "mail.deleted.note": "Ce n’était pas toi ? Connecte-toi, récupère-le et choisis un autre mot de passe.",

  "mail.export.subject": "Ton fichier est prêt",
  "mail.export.preview": "Il t’attend pendant sept jours.",
  "mail.export.text":
    "Tu as demandé une copie de tout ce que nous savons de toi. Connecte-toi pour la télécharger. Elle sera supprimée au bout de sept jours.",
  "mail.export.action": "Voir mon fichier",
  "mail.export.note": "Ce n’était pas toi ? Choisis un autre mot de passe : quelqu’un utilise peut-être ton compte.",
  "mail.export.readme":
    "Voici tout ce que nous savons de toi, tel que c’était au moment de ta demande.\n\nChaque fichier .json contient une sorte de données, en texte simple : ton compte, ton profil, tes consentements, les messages de tes conversations, etc. Les heures sont en UTC. Tes photos sont dans le dossier photos, dans l’ordre de ton profil ; celles que tu as envoyées à quelqu’un sont dans chat_photos, chacune sous l’identifiant de son message.\n\nIl ne manque que ce qui protège ton compte : le mot de passe chiffré et les clés de connexion.",

  "mail.second_factor_off.subject": "Ta façon de te connecter a changé",
  "mail.second_factor_off.preview": "Pour information.",
  "mail.second_factor_off.text":
    "La connexion avec un code de ton appli a été désactivée. Désormais, ton mot de passe seul suffit.",
  "mail.second_factor_off.action": "Voir mon compte",
  "mail.second_factor_off.note":
    "C’était toi ? Alors tout va bien. Sinon, choisis tout de suite un autre mot de passe et réactive le code.",

  "mail.second_factor_on.subject": "Ta façon de te connecter a changé",
  "mail.second_factor_on.preview": "Pour information.",
  "mail.second_factor_on.text":
    "Désormais, il te faut un code de ton appli en plus de ton mot de passe pour te connecter. Tous tes autres appareils ont été déconnectés.",
  "mail.second_factor_on.action": "Ce n’était pas moi",
  "mail.second_factor_on.note":
    "C’était toi ? Alors tout va bien. Garde tes codes de secours là où tu les retrouveras.",

  "mail.wrong_passwords.subject": "Mots de passe erronés",
  "mail.wrong_passwords.preview": "Pour information.",
  "mail.wrong_passwords.text":
    "En une journée, beaucoup de mauvais mots de passe ont été essayés sur ton compte. Nous ralentissons désormais les tentatives depuis des appareils que nous ne connaissons pas. Sur ceux que tu as déjà utilisés, tu n’en remarqueras rien.",
  "mail.wrong_passwords.action": "Voir mon compte",
  "mail.wrong_passwords.note":
    "C’était toi ? Alors choisis un nouveau mot de passe sur la page de connexion. Sinon : un mot de passe que tu n’utilises nulle part ailleurs protège ton compte, et un code d’une appli encore mieux.",

  "mail.receipt.subject": "Ton reçu",
  "mail.receipt.preview": "Pour tes dossiers.",
  "mail.receipt.text":
    "Merci pour ton paiement. Reçu {{number}} : {{item}}, {{total}}, dont {{vat}} de TVA à {{rate}} %.",
  "mail.receipt.action": "Voir mon paiement",
  "mail.receipt.note": "Le reçu est joint en PDF, et tu peux aussi le télécharger sur la page du paiement.",

  "mail.refund.subject": "Ton remboursement est en route",
  "mail.refund.preview": "Ton avoir est joint à ce mail.",
  "mail.refund.text":
    "Sur ton paiement pour {{item}}, {{amount}} te reviennent par le même moyen de paiement. Voici l’avoir {{number}}.",
  "mail.refund.action": "Voir mon paiement",
  "mail.refund.note": "L’avoir est joint en PDF. Ta banque peut mettre quelques jours à afficher la somme.",
  "mail.dispute_won.subject": "Ton paiement est de nouveau valable",
  "mail.dispute_won.preview": "Ton reçu est joint.",
  "mail.dispute_won.text":
    "Ta banque avait repris {{amount}} de ce que tu as payé pour {{item}} et vient de nous le rendre. Ta commande est donc de nouveau valable, et ce que nous avions repris est de retour sur ton compte. Voici le reçu {{number}} ; il remplace l’avoir.",
  "mail.dispute_won.action": "Voir mon paiement",
  "mail.dispute_won.note": "Il est joint en PDF. Si tu ne reconnais pas ce paiement, écris-nous.",

  "mail.withdrawal.subject": "Nous avons reçu ta rétractation",
  "mail.withdrawal.preview": "Elle est confirmée.",
  "mail.withdrawal.text":
    "{{name}}, le {{at}}, tu as exercé ton droit de rétractation pour le contrat portant sur {{item}} (reçu {{number}}). Nous te remboursons {{amount}} par le même moyen de paiement, au plus tard dans les quatorze jours.",
  "mail.withdrawal.action": "Voir mon paiement",
  "mail.withdrawal.note": "Garde ce mail : il confirme ta rétractation avec la date et l’heure.",
  "mail.withdrawal_late.subject": "Ta rétractation",
  "mail.withdrawal_late.preview": "Nous l’avons reçue.",
  "mail.withdrawal_late.text":
    "Le {{at}}, tu nous as fait savoir que tu renonces au contrat sur {{item}} (reçu {{number}}). Nous en prenons acte. Il ne reste rien à rembourser pour cette commande : le délai est passé, tout a été utilisé, ou l’argent est déjà reparti.",
  "mail.withdrawal_late.action": "Voir mon paiement",
  "mail.withdrawal_late.note": "Si tu vois les choses autrement, écris-nous.",

  "mail.premium_ends.subject": "Quelque chose se termine bientôt",
  "mail.premium_ends.preview": "Rien ne se renouvelle tout seul.",
  "mail.premium_ends.text":
    "Ton Premium se termine le {{date}}. Il ne se renouvelle pas tout seul, et rien n’est débité. S’il t’a plu, tu peux reprendre une période ; sinon, tu n’as rien à faire.",
  "mail.premium_ends.action": "Voir les offres",
  "mail.premium_ends.note": "Tu reçois ce mail une seule fois, avant la fin de chaque période.",

  "mail.credits_back.subject": "Quelque chose te revient",
  "mail.credits_back.preview": "Pour information.",
  "mail.credits_back.text":
    "Une personne à qui tu as écrit n’est plus ici et n’a jamais lu ton premier message. Ce qu’il t’a coûté est de retour sur ton compte. Crédits : {{credits}}.",
  "mail.credits_back.action": "Voir mes crédits",
  "mail.credits_back.note": "Tu n’as rien à faire.",
  "mail.premium_cancelled.subject": "Nous avons reçu ta résiliation",
  "mail.premium_cancelled.preview": "Elle est confirmée.",
  "mail.premium_cancelled.text":
    "{{name}}, le {{at}}, tu as résilié ton Premium. Il prend fin le {{end}}. Rien ne se renouvelle, et rien d’autre n’est prélevé.",
  "mail.premium_cancelled.action": "Voir mon Premium",
  "mail.premium_cancelled.note": "Garde ce mail : il confirme ta résiliation avec sa date et son heure.",

  "mail.unsubscribe": "Arrêter ces mails",
  "mail.unseen.subject": "Quelque chose t’attend",
  "mail.unseen.preview": "Quand tu auras un moment.",
  "mail.unseen.text": "{{what}} Connecte-toi pour le voir.",
  "mail.unseen.action": "Jeter un œil",
  "mail.unseen.note":
    "Nous écrivons au plus une fois par jour, et seulement si quelque chose attend depuis une heure. Dans tes notifications, tu choisis à quel rythme, ou pas du tout.",
  "mail.unseen.message": "Quelqu’un t’a écrit.",
  "mail.unseen.like": "Tu plais à quelqu’un.",
  "mail.unseen.match": "Tu plais à quelqu’un qui te plaît.",

  "mail.newcomers.subject": "Ta semaine en bref",
  "mail.newcomers.preview": "Comme tu l’as demandé.",
  "mail.newcomers.text": "Une nouvelle personne correspond à ce que tu cherches. {{what}}",
  "mail.newcomers.each": "{{search}} : {{people}}.",
  "mail.newcomers.action": "Jeter un œil",
  "mail.newcomers.note":
    "Tu reçois ce mail le lundi, et seulement s’il y a de nouvelles personnes. Pour chaque recherche enregistrée, tu choisis si nous t’écrivons.",

  "mail.photo_rejected.subject": "Une de tes photos n’est pas montrée",
  "mail.photo_rejected.preview": "Pourquoi, et ce que tu peux faire.",
  "mail.photo_rejected.text":
    "Une personne de notre équipe a décidé qu’une de tes photos est contraire aux règles de la maison ({{rules}}). Désormais, tu es la seule personne à la voir. Ce que nous avons constaté : {{reason}}",
  "mail.photo_rejected.action": "Demander un réexamen",
  "mail.photo_rejected.note":
    "Tu as six mois pour faire appel, gratuitement, et une autre personne décidera. {{redress}}",

  "mail.text_removed.subject": "Un texte a été retiré de ton profil",
  "mail.text_removed.preview": "Pourquoi, et ce que tu peux faire.",
  "mail.text_removed.text":
    "Une personne de notre équipe a retiré ceci de ton profil : {{texts}}. Ce que nous avons constaté : {{facts}} La règle enfreinte : {{rule}} Toutes les règles de la maison : {{rules}}. Le reste ne change pas, et tu peux écrire autre chose à la place.",
  "mail.text_removed.action": "Demander un réexamen",
  "mail.text_removed.note":
    "Tu as six mois pour faire appel, gratuitement, et une autre personne décidera. {{redress}}",

  "mail.fraud.subject": "Un mot important pour ta sécurité",
  "mail.fraud.preview": "Lis-le bientôt, s’il te plaît.",
  "mail.fraud.text":
    "{{name}}, avec qui tu as échangé des messages jusqu’au {{date}}, n’est plus ici : nous avons supprimé ce compte pour fraude ou fausse identité. N’envoie jamais à cette personne d’argent, de cartes cadeaux, de mots de passe ni de documents, quoi qu’elle te raconte et où qu’elle t’écrive. Si tu as déjà envoyé quelque chose, préviens tout de suite ta banque, puis la police.{{back}}",
  "mail.fraud.back": "Ce que tes messages à ce compte t’ont coûté est de retour sur le tien. Crédits : {{credits}}.",
  "mail.fraud.action": "Comment te protéger",
  "mail.fraud.note":
    "Rien de tout cela n’est de ta faute : ces gens en font leur métier. Si quelque chose t’inquiète, écris-nous. Tu retrouves aussi ce message dans ton compte, sous « Décisions et avis ».",
  "mail.fraud_retracted.subject": "Nous devons rectifier ce que nous t’avons dit",
  "mail.fraud_retracted.preview": "C’est une bonne nouvelle.",
  "mail.fraud_retracted.text":
    "Le {{date}}, nous t’avons parlé d’un compte supprimé pour fraude ou fausse identité, celui-ci : {{name}}. Nous avons réexaminé les faits, et cette décision ne tient pas : le compte est de nouveau ouvert. Merci de ne pas en vouloir à {{name}}.",
  "mail.fraud_retracted.action": "Voir tous les avis",
  "mail.fraud_retracted.note":
    "Si des crédits t’ont été rendus à ce moment-là, ils restent à toi. Pardon de t’avoir inquiété.",

  "mail.profile_hidden.subject": "Ton profil est masqué",
  "mail.profile_hidden.preview": "Pourquoi, et ce que tu peux faire.",
  "mail.profile_hidden.text":
    "Désormais, personne d’autre que toi ne voit ton profil. Tu peux te connecter comme avant, et tes conversations restent. Ce que nous avons constaté : {{facts}} La règle enfreinte : {{rule}} La décision vient d’une personne de notre équipe.",
  "mail.profile_hidden.action": "Demander un réexamen",
  "mail.profile_hidden.note":
    "Tu as six mois pour faire appel, gratuitement, et une autre personne décidera. {{redress}}",

  "mail.profile_shown.subject": "Ton profil est de nouveau visible",
  "mail.profile_shown.preview": "Tout est comme avant.",
  "mail.profile_shown.text":
    "Nous avions masqué ton profil. Toutes les personnes que tu acceptes le voient de nouveau.",
  "mail.profile_shown.action": "Ouvrir ton profil",
  "mail.profile_shown.note": "Ta présence nous fait plaisir.",

  "mail.decision_reversed.subject": "Nous avons changé notre décision",
  "mail.decision_reversed.preview": "Tu as bien fait de demander.",
  "mail.decision_reversed.text":
    "Une personne qui n’avait pas pris la première décision a regardé de nouveau et l’a changée. Ceci est de nouveau à toi : {{items}}. Ce que nous avons constaté cette fois : {{facts}}",
  "mail.decision_reversed.premium":
    "Ton premium dure maintenant jusqu’au {{date}} : nous avons ajouté le temps pendant lequel tu n’as pas pu t’en servir.",
  "mail.decision_reversed.action": "Voir toutes les décisions",
  "mail.decision_reversed.note": "Merci d’avoir demandé, et pardon pour le dérangement.",

  "mail.warned.subject": "Un mot au sujet de ton compte",
  "mail.warned.preview": "Ce que nous avons remarqué, et ce que tu peux faire.",
  "mail.warned.text":
    "Une personne de notre équipe a regardé quelque chose que tu as fait, et c’est contraire aux règles de la maison. Ce que nous avons constaté : {{facts}} La règle enfreinte : {{rule}} Pour l’instant, rien ne change : ton profil reste visible et tu peux continuer comme avant. Mais à partir de maintenant, respecte les règles, s’il te plaît. Si cela se reproduit, nous devrons peut-être fermer ton compte.",
  "mail.warned.action": "Lire les règles de la maison",
  "mail.warned.note": "Tu vois les choses autrement ? Écris-nous, et nous regarderons à nouveau.",

  "mail.muted.subject": "Tu ne peux pas écrire de messages pour l’instant",
  "mail.muted.preview": "Pourquoi, pour combien de temps et ce que tu peux faire.",
  "mail.muted.text":
    "Tu peux tout lire comme avant, mais tu ne peux pas écrire de messages {{period}}. Ce que nous avons constaté : {{facts}} La règle enfreinte : {{rule}} La décision vient d’une personne de notre équipe.",
  "mail.muted.action": "Demander un réexamen",
  "mail.muted.note": "Tu as six mois pour faire appel, gratuitement, et une autre personne décidera. {{redress}}",

  "mail.mute_ended.subject": "Tu peux de nouveau écrire des messages",
  "mail.mute_ended.preview": "Tout est comme avant.",
  "mail.mute_ended.text": "Tu peux de nouveau écrire des messages. Rien d’autre n’a changé.",
  "mail.mute_ended.action": "Vers mes messages",
  "mail.mute_ended.note": "Contents de te retrouver.",

  "mail.details_changed.subject": "Tes informations ont été modifiées",
  "mail.details_changed.preview": "Pour information.",
  "mail.details_changed.text": "Quelque chose a été modifié dans ton compte : {{what}}. Quand : {{when}}.",
  "mail.details_changed.action": "Ce n’était pas moi",
  "mail.details_changed.note":
    "C’était toi ? Alors tout va bien, et tu n’as rien à faire. Sinon, choisis tout de suite un nouveau mot de passe et écris-nous.",
  "mail.details_changed.password": "ton mot de passe",
  "mail.details_changed.email": "ton adresse e-mail",

  "mail.erased.subject": "Ton compte est supprimé",
  "mail.erased.preview": "Tout ce qui est personnel disparaît pour de bon.",
  "mail.erased.text":
    "Comme tu l’as demandé, ton compte est supprimé et tout ce qui est personnel est effacé pour de bon. Il n’est plus possible de le récupérer. Nous ne gardons que ce que la loi nous impose, comme les reçus.",
  "mail.erased.action": "Vers la page d’accueil",
  "mail.erased.note": "Prends soin de toi.",

  "mail.suspended.subject": "Ton compte est suspendu",
  "mail.suspended.preview": "Pourquoi, pour combien de temps et ce que tu peux faire.",
  "mail.suspended.text":
    "Ton compte est fermé {{period}} : personne ne voit ton profil et tu ne peux pas te connecter. Ce que nous avons constaté : {{facts}} La règle enfreinte : {{rule}} La décision vient d’une personne de notre équipe.",
  "mail.suspended.action": "Demander un réexamen",
  "mail.suspended.note": "Tu as six mois pour faire appel, gratuitement, et une autre personne décidera. {{redress}}",

  "mail.suspension_ended.subject": "Ton compte est de nouveau ouvert",
  "mail.suspension_ended.preview": "Tu peux te connecter comme avant.",
  "mail.suspension_ended.text":
    "La suspension de ton compte est terminée. Ton profil est tel qu’il était, tes messages et tes crédits aussi.",
  "mail.suspension_ended.action": "Se connecter",
  "mail.suspension_ended.note": "Ça fait plaisir de te revoir.",

  "mail.complaint_received.subject": "Nous avons ton message",
  "mail.complaint_received.preview": "Il porte un numéro.",
  "mail.complaint_received.text":
    "Merci de nous l’avoir dit. Ton message porte le numéro {{number}}. Une personne l’examine, et tu auras notre réponse au plus tard le {{date}}.",
  "mail.complaint_received.action": "Voir où nous en sommes",
  "mail.complaint_received.note":
    "Tu peux aussi y ajouter des photos. Garde ce mail : personne d’autre ne connaît l’adresse de cette page.",

  "mail.complaint_answered.subject": "Voici notre réponse",
  "mail.complaint_answered.preview": "Elle concerne ton message.",
  "mail.complaint_answered.text":
    "Nous avons examiné ton message numéro {{number}} et pris une décision. Notre réponse est sur sa page, avec ce que tu peux faire si tu n’es pas d’accord.",
  "mail.complaint_answered.action": "Lire la réponse",
  "mail.complaint_answered.note": "L’adresse de cette page ne se trouve que dans ce mail.",
  "mail.report_answered.subject": "Ce qu’a donné ton signalement",
  "mail.report_answered.preview": "Nous l’avons examiné.",
  "mail.report_answered.text":
    "Merci de nous avoir prévenus. Il s’agit de ce que tu as signalé sous le numéro {{numbers}}. {{outcome}}",
  "mail.report_answered.acted":
    "Une personne de notre équipe l’a examiné : l’une de nos règles n’a pas été respectée, et nous avons agi. Ce que nous avons fait exactement reste entre nous et cette personne, tout comme personne n’apprend qui a signalé.",
  "mail.report_answered.found":
    "Une personne de notre équipe l’a examiné : l’une de nos règles n’a pas été respectée. Aucune mesure n’était nécessaire cette fois ; nous en tiendrons compte si cela se reproduit.",
  "mail.report_answered.reversed":
    "Nous devons rectifier notre réponse. Après un recours, une personne qui n’avait pas pris la première décision a tout réexaminé et n’a constaté aucune entorse à nos règles. Ce que nous avions fait a été annulé.",
  "mail.report_answered.nothing":
    "Une personne de notre équipe l’a examiné et n’a constaté aucune entorse à nos règles. Tout reste donc comme avant. Si tu préfères ne plus croiser quelqu’un ici, tu peux le bloquer : vous ne vous verrez plus.",
  "mail.report_answered.discarded":
    "Cette fois, nous n’y avons rien trouvé qui nous permette d’agir, et nous l’avons mis de côté. Un signalement aide le plus quand il parle de quelque chose que quelqu’un a vraiment fait, avec une phrase sur ce qui s’est passé. Rien ne change pour toi.",
  "mail.report_answered.action": "Voir tous mes signalements",
  "mail.report_answered.note":
    "Tu vois les choses autrement, ou il y avait autre chose ? Écris-nous en donnant le numéro. Merci de veiller sur les autres.",
} satisfies Translation<typeof en, "fr">;
