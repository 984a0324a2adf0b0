import type en from "../en/desk_mail";
import type { Translation } from "../translation";

export default {
  "desk_mail.farewell": "Ta console",
  "desk_mail.reason": "Tu reçois ce mail parce que tu travailles sur la console de {{host}}.",
  "desk_mail.keep":
    "Garde ce mail là où personne ayant accès aux bases de données ne peut le modifier. Le fichier joint montrera plus tard si quelque chose a été coupé.",
  "desk_mail.surprise": "Cela te surprend ? Alors parles-en tout de suite à un propriétaire.",
  "desk_mail.to_operators": "Voir l’équipe",
  "desk_mail.to_you": "Voir ton compte",
  "desk_mail.to_audit": "Voir le journal",
  "desk_mail.way_passkey": "une clé d’accès",
  "desk_mail.way_password": "un mot de passe avec une appli",
  "desk_mail.chain": "Base de données",
  "desk_mail.hash": "Empreinte",
  "desk_mail.taken_at": "Établi le",
  "desk_mail.key": "Clé",
  "desk_mail.signature": "Signature numérique",

  "desk_mail.operator_added_subject": "Quelqu’un a été ajouté à la console",
  "desk_mail.operator_added_text": "{{by}} a ajouté {{name}} ({{email}}). Rôle : {{role}}, {{brand}}.",
  "desk_mail.operator_joined_subject": "Quelqu’un a rejoint la console",
  "desk_mail.operator_joined_text":
    "{{name}} ({{email}}) s’est connecté(e) pour la première fois, depuis {{origin}}. Accès : {{way}}.",
  "desk_mail.operator_removed_subject": "Quelqu’un a été retiré de la console",
  "desk_mail.operator_removed_text":
    "{{by}} a retiré {{name}} ({{email}}), qui n’est plus connecté(e) nulle part et n’a plus aucun droit.",
  "desk_mail.role_given_subject": "Un rôle a été donné",
  "desk_mail.role_given_text": "{{by}} a donné ce rôle à {{name}} ({{email}}) : {{role}}, {{brand}}.",
  "desk_mail.role_taken_subject": "Un rôle a été retiré",
  "desk_mail.role_taken_text": "{{by}} a retiré ce rôle à {{name}} ({{email}}) : {{role}}, {{brand}}.",
  "desk_mail.recovery_begun_subject": "Un nouvel accès a été donné",
  "desk_mail.recovery_begun_text":
    "{{by}} a donné à {{name}} ({{email}}) un lien pour un nouvel accès. Il fonctionne à partir du {{from}} et remplace tous les accès précédents. Pour l’arrêter : ouvre l’équipe et reprends le lien.",
  "desk_mail.recovery_of_yours_subject": "Un nouvel accès à ton compte a été donné",
  "desk_mail.recovery_of_yours_text":
    "{{by}} a créé un lien avec lequel quelqu’un peut se connecter à ta place. Il fonctionne à partir du {{from}} et remplace toutes tes clés d’accès et ton mot de passe. Si tu ne l’as pas demandé, préviens tout de suite un propriétaire : chacun d’eux peut reprendre le lien.",
  "desk_mail.recovery_taken_back_subject": "Un accès a été repris",
  "desk_mail.recovery_taken_back_text":
    "{{by}} a repris le lien pour {{name}} ({{email}}). Il ne fonctionne plus. Tous les accès précédents restent tels quels.",
  "desk_mail.recovery_used_subject": "Un nouvel accès a été utilisé",
  "desk_mail.recovery_used_text":
    "Quelqu’un a utilisé le lien pour {{name}} ({{email}}), depuis {{origin}}. Le nouvel accès : {{way}}. Tous les précédents ont disparu et toutes les sessions ont été fermées.",
  "desk_mail.way_in_added_subject": "Ton compte a un nouvel accès",
  "desk_mail.way_in_added_text":
    "Désormais, on peut se connecter à ton compte ainsi : {{way}}. Mis en place depuis {{origin}}. Si ce n’était pas toi, préviens tout de suite un propriétaire.",
  "desk_mail.wrong_passwords_subject": "Mots de passe erronés à la console",
  "desk_mail.wrong_passwords_text":
    "Plus de {{count}} mots de passe erronés ont été essayés pour {{name}} ({{email}}) en une journée, le dernier depuis {{origin}}. Sur les appareils jamais utilisés jusqu’ici, la connexion par mot de passe est maintenant plus lente. Les passkeys et les appareils connus fonctionnent comme toujours.",
  "desk_mail.checkpoint_subject": "Point de contrôle du journal",
  "desk_mail.checkpoint_text":
    "Voici où en était chaque journal le {{at}}. Le fichier joint dit la même chose, signé : npx bouquet audit verify --checkpoint <file>",
  "desk_mail.weekly_subject": "Tes files d’attente de la semaine dernière",
  "desk_mail.weekly_text":
    "Du {{from}} au {{until}} : ce qui est arrivé, ce qui a été décidé et ce qui restait ouvert à la fin.",
  "desk_mail.charged_back_subject": "Une banque a repris un paiement",
  "desk_mail.charged_back_text":
    "{{site}} : le {{at}}, une banque a repris {{amount}} pour la commande {{order}} (payée par {{provider}}). Crédits, avoir et TVA sont enregistrés. Réponds à temps chez le prestataire si tu veux contester.",
  "desk_mail.dispute_won_subject": "Un litige est gagné",
  "desk_mail.dispute_won_text":
    "{{site}} : le {{at}}, {{amount}} sont revenus pour la commande {{order}} (payée par {{provider}}). La commande est de nouveau payée ; crédits, reçu et TVA sont enregistrés.",
  "desk_mail.to_payments": "Voir les paiements",
  "desk_mail.unread": "Celles-ci étaient illisibles : {{brands}}.",
  "desk_mail.to_figures": "Voir les chiffres",
  "desk_mail.goals":
    "Un objectif est manqué quand personne n’a décidé à temps. Les propriétaires et les managers fixent les objectifs dans les réglages.",

  "desk_mail.language": "Langue de tes mails",
  "desk_mail.language_of_desk": "Celle de la console ({{language}})",
  "desk_mail.desks_own": "La langue de la console",
  "desk_mail.action_language": "Changer la langue de tes mails",
  "desk_mail.yours": "Les derniers mails pour toi",
  "desk_mail.none": "Il n’y en a pas encore.",
  "desk_mail.mail": "Mail",
  "desk_mail.state": "État",
  "desk_mail.state_waiting": "En attente",
  "desk_mail.state_trying": "Échec, nouvel essai en cours",
  "desk_mail.state_sent": "Envoyé",
  "desk_mail.state_failed": "Échec",
  "desk_mail.state_dropped": "Non envoyé",
  "desk_mail.why": "Réponse du serveur",
  "desk_mail.failing": "Mails qui ne partent pas",
  "desk_mail.action_retry": "Renvoyer un mail",
  "desk_mail.again": "Renvoyer",
} satisfies Translation<typeof en, "fr">;
