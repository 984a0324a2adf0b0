import type en from "../en/decisions";
import type { Translation } from "../translation";

export default {
  "decisions.title": "Décisions et avis",
  "decisions.row": "Les avertissements, ce que nous avons décidé sur ton compte et ce que nous t’avons signalé",
  "decisions.lead":
    "Ce que nous avons décidé sur ton compte et pourquoi, et ce que nous t’avons signalé sur d’autres personnes. Personne d’autre ne voit cette page.",
  "decisions.empty": "Il n’y a rien ici : aucun avertissement, aucune décision, aucun avis.",
  "decisions.notices": "Sur des personnes avec qui tu as échangé",
  "decisions.notice_title": "{{name}} : compte supprimé pour fraude ou fausse identité",
  "decisions.notice_text":
    "Ton dernier échange avec cette personne date du {{date}}. Ne lui envoie jamais d’argent, de cartes cadeaux, de mots de passe ni de documents, quoi qu’elle te raconte et où qu’elle t’écrive. Si tu as déjà envoyé quelque chose, préviens tout de suite ta banque, puis la police.",
  "decisions.notice_retracted_title": "{{name}} : finalement, pas de suppression pour fraude",
  "decisions.notice_retracted":
    "Le {{date}}, nous sommes revenus sur cet avis : la décision sur ce compte ne tenait pas. Tu n’as rien à faire, et les crédits qui t’ont été rendus restent à toi.",
  "decisions.notice_back":
    "Ce que tes messages à ce compte t’ont coûté est de retour sur le tien. Crédits : {{credits}}.",
  "decisions.notice_help": "Comment te protéger",
  "decisions.notice_new":
    "À lire, s’il te plaît : nous avons supprimé pour fraude ou fausse identité le compte d’une personne avec qui tu as échangé.",
  "decisions.notice_read": "Ce qu’il faut savoir",
  "decisions.told_on": "Nous te l’avons signalé le {{date}}.",
  "decisions.warnings": "Avertissements",
  "decisions.warning_on": "Avertissement du {{date}}",
  "decisions.decisions": "Décisions",
  "decisions.decision_on": "Décision du {{date}}",
  "decisions.effect": "Ce que cela change pour toi",
  "decisions.effect_warning": "Rien n’a été restreint. À partir de maintenant, respecte les règles, s’il te plaît.",
  "decisions.effect_open":
    "Ton compte est resté ouvert. Si nous avons retiré quelque chose de ton profil, notre e-mail disait quoi.",
  "decisions.closed_until": "Ton compte a été fermé le {{from}}, jusqu’au {{until}}.",
  "decisions.closed_for_good": "Ton compte a été fermé définitivement le {{from}}.",
  "decisions.held_until": "À partir du {{from}}, tu ne peux pas écrire de messages, jusqu’au {{until}}.",
  "decisions.held_for_good": "Depuis le {{from}}, tu ne peux plus écrire de messages, définitivement.",
  "decisions.hold_lifted": "Nous y avons mis fin le {{date}} : tu peux de nouveau écrire.",
  "decisions.lifted": "Nous avons levé cette suspension le {{date}} : ton compte est de nouveau ouvert.",
  "decisions.over": "Cette suspension est terminée depuis le {{date}}.",
  "decisions.appeal_until":
    "Tu peux demander un réexamen jusqu’au {{date}}. Cela ne te coûte rien, et une autre personne décidera.",
  "decisions.appeal_over": "Les six mois pendant lesquels tu pouvais demander un réexamen sont passés.",
  "decisions.ground_law": "C’est la loi qui compte ici, pas seulement nos règles.",
  "decisions.ground_terms":
    "Ce sont les règles de la maison qui comptent ici ; nous ne disons pas que tu as enfreint la loi.",
  "decisions.source_reported": "Quelqu’un nous l’a signalé.",
  "decisions.source_flagger":
    "Un organisme reconnu pour ces signalements (un signaleur de confiance) nous l’a signalé.",
  "decisions.source_own": "Personne ne l’a signalé : nous l’avons remarqué par nous-mêmes.",
  "decisions.program_none": "Aucun programme ne l’a trouvé ni n’a décidé.",
  "decisions.program_found": "Un programme nous l’a indiqué, et une personne a décidé.",
  "decisions.program_decided":
    "Un programme l’a trouvé et a décidé, et personne ne l’a encore regardé. Si tu fais appel, une personne le fera.",
  "decisions.redress_eu": "Tu peux aussi saisir un organe certifié de règlement extrajudiciaire ou un tribunal.",
  "decisions.redress_court": "Tu peux aussi saisir un tribunal.",
  "decisions.redress_uk": "Si nous avons agi contre nos propres conditions, tu peux agir pour rupture de contrat.",
  "decisions.statement": "Comment nous avons décidé",
  "decisions.was": "De quoi il s’agissait",
  "decisions.was_text": "« {{text}} »",
  "decisions.item_text": "Un texte de ton profil",
  "decisions.item_photo": "Une photo",
  "decisions.item_message": "Un message",
  "decisions.item_profile": "Ton profil",
  "decisions.item_account": "Ton compte",
  "decisions.item_writing": "Écrire des messages",
  "decisions.effect_held": "Tu ne peux pas écrire de messages.",
  "decisions.effect_removed": "Nous l’avons retiré de ton profil.",
  "decisions.effect_disabled": "Tu es la seule personne à la voir.",
  "decisions.effect_hidden":
    "Tu es la seule personne à voir ton profil. Tu peux te connecter, et tes conversations restent.",
  "decisions.effect_refused": "Il n’a pas été remis.",
  "decisions.effect_until": "Il est fermé jusqu’au {{until}}.",
  "decisions.effect_for_good": "Il est fermé définitivement.",
  "decisions.ended": "C’est terminé depuis le {{date}}.",
  "decisions.reversed": "Nous sommes revenus là-dessus le {{date}}, après un recours.",
  "decisions.reversed_whole":
    "Nous sommes revenus sur cette décision le {{date}}, après un recours. Elle ne compte plus.",
  "decisions.restriction_on": "Décision du {{date}} : {{item}}",
  "decisions.photo": "La photo telle qu’elle était",
} satisfies Translation<typeof en, "fr">;
