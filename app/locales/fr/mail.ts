import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.sender": "Ton compte",
  "mail.greeting": "Salut {{name}},",
  "mail.greeting_unnamed": "Salut,",
  "mail.link_hint": "Si le bouton ne fait rien, copie cette adresse dans ton navigateur :",
  "mail.farewell": "À bientôt !",
  "mail.reason": "Tu reçois ce mail parce que quelqu'un a donné cette adresse sur {{host}}.",

  "mail.activation.subject": "Confirme ton adresse e-mail",
  "mail.activation.preview": "Un geste, et c'est fait.",
  "mail.activation.text":
    "C'est bien que tu sois là. Touche le bouton pour que nous sachions que cette adresse est vraiment la tienne. Ensuite, tout t'est ouvert.",
  "mail.activation.action": "Confirmer mon adresse",
  "mail.activation.note":
    "Le lien marche une seule fois et reste valable trois jours. Ce n'est pas toi qui as donné cette adresse ? Alors laisse ce mail de côté, et il ne se passera rien.",

  "mail.known.subject": "Tu as déjà un compte",
  "mail.known.preview": "Rien n'a changé.",
  "mail.known.text":
    "Quelqu'un, sans doute toi, vient d'essayer de s'inscrire avec cette adresse. Tu as déjà un compte, donc rien n'a été créé ni changé. Connecte-toi avec le mot de passe choisi à l'époque. Tu ne le sais plus ? La page de connexion te permet d'en choisir un autre.",
  "mail.known.action": "Me connecter",
  "mail.known.note": "Ce n'était pas toi ? Alors tu n'as rien à faire.",

  "mail.reset.subject": "Choisis un nouveau mot de passe",
  "mail.reset.preview": "Une minute suffit.",
  "mail.reset.text":
    "Tu as demandé un nouveau mot de passe. Choisis-le ici, et te revoilà. Tous les appareils encore connectés seront alors déconnectés.",
  "mail.reset.action": "Choisir un nouveau mot de passe",
  "mail.reset.note":
    "Le lien marche une seule fois et reste valable une heure. Ce n'était pas toi ? Laisse ce mail de côté ; ton mot de passe reste le même.",

  "mail.address_change.subject": "Confirme ta nouvelle adresse e-mail",
  "mail.address_change.preview": "Un geste, et nous t'écrivons ici.",
  "mail.address_change.text":
    "Tu as donné cette adresse comme nouvelle adresse. Touche le bouton : à partir de là, elle te sert à te connecter et nos mails arrivent ici.",
  "mail.address_change.action": "Utiliser cette adresse",
  "mail.address_change.note":
    "Le lien marche une seule fois et reste valable un jour. Ce n'était pas toi ? Laisse ce mail de côté, et rien ne change.",

  "mail.address_changed.subject": "Ton adresse e-mail a changé",
  "mail.address_changed.preview": "Juste pour que tu le saches.",
  "mail.address_changed.text":
    "Ton compte a maintenant une autre adresse e-mail. Désormais nous écrivons à celle-là, et plus à celle-ci.",
  "mail.address_changed.action": "Ce n'était pas moi",
  "mail.address_changed.note": "C'était toi ? Alors tout va bien, et tu n'as rien à faire.",

  "mail.deleted.subject": "Ton compte a été supprimé",
  "mail.deleted.preview": "Tu peux encore changer d’avis.",
  "mail.deleted.text":
    "Comme tu l’as demandé, ton compte est supprimé : plus personne ne le voit. Jusqu’au {{date}}, tu peux le retrouver tel qu’il était en te connectant. Ensuite, tout ce qui est personnel est effacé pour de bon.",
  "mail.deleted.action": "Je veux le retrouver",
  "mail.deleted.note": "Ce n’était pas toi ? Connecte-toi, retrouve-le et choisis un autre mot de passe.",

  "mail.export.subject": "Ton fichier est prêt",
  "mail.export.preview": "Il t’attend pendant sept jours.",
  "mail.export.text":
    "Tu as demandé une copie de tout ce que nous gardons sur toi. Connecte-toi pour l’emporter ; personne d’autre que toi ne le peut. Au bout de sept jours, il est retiré.",
  "mail.export.action": "Vers mon fichier",
  "mail.export.note": "Ce n’était pas toi ? Choisis un autre mot de passe : quelqu’un utilise peut-être ton compte.",
  "mail.export.readme":
    "Voici tout ce que nous gardons sur toi, tel que c’était au moment de ta demande.\n\nChaque fichier .json contient une sorte de données, en texte simple : ton compte, ton profil, tes consentements, les messages de tes conversations, etc. Les heures sont en UTC. Tes photos sont dans le dossier photos, dans l’ordre de ton profil.\n\nIl ne manque que ce qui protège ton compte : le mot de passe chiffré et les clés de connexion.",

  "mail.second_factor_off.subject": "Ta connexion a changé",
  "mail.second_factor_off.preview": "Juste pour information.",
  "mail.second_factor_off.text":
    "La connexion avec un code de ton appli a été désactivée. Désormais, ton mot de passe seul suffit.",
  "mail.second_factor_off.action": "Voir mon compte",
  "mail.second_factor_off.note":
    "C’était toi ? Alors tout va bien. Sinon, choisis tout de suite un autre mot de passe et réactive-la.",
} satisfies Translation<typeof en, "fr">;
