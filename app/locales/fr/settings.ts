import type en from "../en/settings";
import type { Translation } from "../translation";

export default {
  "settings.title": "Compte",
  "settings.lead": "Comment tu te connectes, ce que nous gardons sur toi, et comment partir.",
  "settings.notifications_text": "De quoi nous te prévenons, et où.",
  "settings.security": "Connexion",
  "settings.contact": "Comment te joindre",
  "settings.data": "Tes données",

  "settings.password": "Mot de passe",
  "settings.password_text": "En choisir un autre.",
  "settings.password_lead": "Ici, ta session reste ouverte. Sur tous tes autres appareils, elle se ferme.",
  "settings.password_current": "Ton mot de passe actuel",
  "settings.password_saved": "Ton nouveau mot de passe est enregistré, et tous tes autres appareils sont déconnectés.",

  "settings.devices": "Tes appareils",
  "settings.devices_text": "Où ta session est ouverte.",
  "settings.devices_lead": "Quelque chose ne te dit rien ? Déconnecte-le et choisis un autre mot de passe.",
  "settings.device_this": "Cet appareil",
  "settings.device_unknown": "Appareil inconnu",
  "settings.device_seen": "Dernière activité : {{when}}",
  "settings.device_end": "Déconnecter",
  "settings.device_end_label": "Déconnecter {{device}}",
  "settings.devices_end_all": "Déconnecter tous les autres",
  "settings.devices_ended": "C’est fait.",
  "settings.devices_privacy":
    "Nous gardons le type de navigateur et à peu près sa dernière visite. Ni adresse réseau, ni lieu.",

  "settings.second": "Connexion en deux étapes",
  "settings.second_on": "Activée : un code de ton appli en plus du mot de passe.",
  "settings.second_off": "Désactivée. Avec elle, un mot de passe volé ne suffit pas.",
  "settings.second_lead":
    "Pour te connecter, il faut alors deux choses : ton mot de passe, et un code que crée une appli sur ton téléphone. Qui découvre ton mot de passe reste dehors.",
  "settings.second_since": "Activée depuis le {{date}}.",
  "settings.second_scan_title": "1. Montre ceci à ton appli",
  "settings.second_scan_text":
    "N’importe quelle appli d’authentification convient, et bien des gestionnaires de mots de passe aussi. Ajoutes-y un compte et scanne l’image.",
  "settings.second_picture": "QR code pour ton appli",
  "settings.second_open": "L’ouvrir dans une appli de cet appareil",
  "settings.second_key": "Pas de caméra ? Saisis cette clé :",
  "settings.second_confirm_title": "2. Saisis ce qu’elle affiche",
  "settings.second_code": "Code de l’appli",
  "settings.second_code_hint": "Six chiffres, nouveaux toutes les trente secondes.",
  "settings.second_any_code": "Code de l’appli, ou un code de secours",
  "settings.second_turn_on": "Activer",
  "settings.second_codes_title": "C’est activé. Note maintenant ceci",
  "settings.second_codes_text":
    "Téléphone perdu ? L’un de ces codes de secours te laisse entrer, chacun une seule fois. Garde-les là où personne d’autre ne regarde. Nous ne pourrons plus les montrer.",
  "settings.second_codes_done": "Je les ai notés",
  "settings.second_left_one": "Il te reste {{count, number}} code de secours.",
  "settings.second_left_many": "Il te reste {{count, number}} de codes de secours.",
  "settings.second_left_other": "Il te reste {{count, number}} codes de secours.",
  "settings.second_renew_title": "Nouveaux codes de secours",
  "settings.second_renew_text": "Les anciens ne laissent alors plus entrer personne.",
  "settings.second_renew": "En créer de nouveaux",
  "settings.second_off_title": "La désactiver",
  "settings.second_off_text": "Ensuite, ton mot de passe seul suffit de nouveau.",
  "settings.second_turn_off": "Désactiver",
  "settings.second_turned_off": "C’est désactivé. Ton mot de passe suffit de nouveau.",
  "settings.code_wrong": "Ce code n’est pas le bon, ou il a déjà servi. Attends le suivant.",

  "settings.export": "Une copie de tes données",
  "settings.export_text": "Tout ce que nous gardons sur toi, à emporter.",
  "settings.export_lead":
    "Ton profil, tes photos, tes messages, tes likes et tout le reste de ce que nous gardons sur toi, dans un seul fichier : les photos en images, le reste en texte lisible par les gens et les programmes.",
  "settings.export_ask": "Préparer mon fichier",
  "settings.export_asked":
    "Ton fichier est en préparation. Nous t’écrivons dès qu’il est prêt, le plus souvent en quelques minutes.",
  "settings.export_ready": "Ton fichier est prêt. Il reste ici jusqu’au {{date}}, pour toi seulement.",
  "settings.export_download": "Télécharger ({{size}})",
  "settings.export_again": "Tu pourras en demander un nouveau à partir du {{date}}.",
  "settings.export_care": "Garde-le en lieu sûr : tes messages y sont aussi.",
  "settings.export_not_found": "Ce fichier n’est pas (ou plus) ici",

  "settings.delete": "Supprimer ton compte",
  "settings.delete_text": "Parti tout de suite, et effacé un peu plus tard.",
  "settings.delete_lead": "Tu peux partir quand tu veux, sans raison à donner. Voici ce qui se passe :",
  "settings.delete_now":
    "Tout de suite : plus personne ne voit ton profil, tes photos et tes likes, et ce que tu as écrit disparaît de chaque conversation.",
  "settings.delete_grace": "Jusqu’au {{date}} : connecte-toi, et tu peux tout retrouver.",
  "settings.delete_after":
    "Ensuite : tout ce qui est personnel est effacé. Personne ne peut plus le récupérer, pas même nous.",
  "settings.delete_kept": "Ce que la loi nous oblige à garder des paiements reste, sans ton nom.",
  "settings.delete_credits_one": "Il te reste {{count, number}} crédit. Il disparaît aussi.",
  "settings.delete_credits_many": "Il te reste {{count, number}} de crédits. Ils disparaissent aussi.",
  "settings.delete_credits_other": "Il te reste {{count, number}} crédits. Ils disparaissent aussi.",
  "settings.delete_copy": "Emporte d’abord une copie de tes données",
  "settings.delete_password_hint": "Pour que personne d’autre que toi ne puisse le faire.",
  "settings.delete_action": "Supprimer mon compte",
  "settings.delete_cancel": "Je préfère rester",

  "login.code_title": "Encore une étape",
  "login.code_lead": "Ouvre ton appli d’authentification et saisis le code qu’elle affiche pour {{brand}}.",
  "login.code_hint": "Plus d’appli ? Un code de secours marche aussi.",
  "login.start_over": "Recommencer",
  "login.restore_title": "Tu as supprimé ce compte",
  "login.restore_lead":
    "Le {{date}}, il sera effacé pour de bon, avec tout ce que tu as écrit. D’ici là, tu peux le retrouver tel qu’il était.",
  "login.restore_action": "Le retrouver",
  "login.restore_leave": "Le laisser supprimé",
  "auth.code_required": "Il faut aussi un code de ton appli",
  "auth.restorable": "Ce compte est supprimé. Connecte-toi sur le site pour le retrouver.",
  "auth.step_over": "C’était trop long, ou quelque chose a changé entre-temps. Reconnecte-toi.",
  "auth.too_many":
    "Il y a eu 25 essais de connexion depuis ta ligne en cinq minutes. Tu peux réessayer dans {{minutes}} min.",
  "auth.too_many_codes": "Trop de codes essayés. Tu peux réessayer dans {{minutes}} min.",
  "auth.too_many_passwords": "Trop de mots de passe essayés. Tu peux réessayer dans {{minutes}} min.",

  "consent.link": "Choix des cookies",
  "consent.text":
    "Pouvons-nous retenir pendant trente jours quel site t’a envoyé ici, et le garder avec ton compte si tu t’inscris ? Nous savons ainsi qui remercier. Cela ne sert à rien d’autre, et tout marche aussi bien si tu refuses.",
  "consent.refuse": "Non, merci",
  "consent.grant": "Oui, d’accord",
  "consent.granted": "Tu as dit oui le {{date}}. Tu peux changer d’avis à tout moment.",
  "consent.refused": "Tu as dit non le {{date}}. Tu peux changer d’avis à tout moment.",
} satisfies Translation<typeof en, "fr">;
