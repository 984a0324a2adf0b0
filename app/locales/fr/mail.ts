import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.sender": "Ton compte",
  "mail.greeting": "Salut {{name}},",
  "mail.greeting_unnamed": "Salut,",
  "mail.link_hint": "Si le bouton ne marche pas, copie cette adresse dans ton navigateur :",
  "mail.farewell": "À bientôt !",
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

  "mail.withdrawal.subject": "Nous avons reçu ta rétractation",
  "mail.withdrawal.preview": "Elle est confirmée.",
  "mail.withdrawal.text":
    "{{name}}, le {{at}}, tu as exercé ton droit de rétractation pour le contrat portant sur {{item}} (reçu {{number}}). Nous te remboursons {{amount}} par le même moyen de paiement, au plus tard dans les quatorze jours.",
  "mail.withdrawal.action": "Voir mon paiement",
  "mail.withdrawal.note": "Garde ce mail : il confirme ta rétractation avec la date et l’heure.",

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
    "Tu as six mois pour faire appel, gratuitement, et une autre personne décidera. Tu peux aussi saisir un organe certifié de règlement extrajudiciaire ou un tribunal.",

  "mail.text_removed.subject": "Un texte a été retiré de ton profil",
  "mail.text_removed.preview": "Pourquoi, et ce que tu peux faire.",
  "mail.text_removed.text":
    "Une personne de notre équipe a retiré ceci de ton profil : {{texts}}. Ce que nous avons constaté : {{facts}} La règle enfreinte : {{rule}} Toutes les règles de la maison : {{rules}}. Le reste ne change pas, et tu peux écrire autre chose à la place.",
  "mail.text_removed.action": "Demander un réexamen",
  "mail.text_removed.note":
    "Tu as six mois pour faire appel, gratuitement, et une autre personne décidera. Tu peux aussi saisir un organe certifié de règlement extrajudiciaire ou un tribunal.",

  "mail.suspended.subject": "Ton compte est suspendu",
  "mail.suspended.preview": "Pourquoi, pour combien de temps et ce que tu peux faire.",
  "mail.suspended.text":
    "Ton compte est fermé {{period}} : personne ne voit ton profil et tu ne peux pas te connecter. Ce que nous avons constaté : {{facts}} La règle enfreinte : {{rule}} La décision vient d’une personne de notre équipe.",
  "mail.suspended.action": "Demander un réexamen",
  "mail.suspended.note":
    "Tu as six mois pour faire appel, gratuitement, et une autre personne décidera. Tu peux aussi saisir un organe certifié de règlement extrajudiciaire ou un tribunal.",

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
} satisfies Translation<typeof en, "fr">;
