import type en from "../en/steps";
import type { Translation } from "../translation";

export default {
  "steps.step_of": "Étape {{step}} sur {{steps}}",
  "steps.push_title": "On te prévient ?",
  "steps.push_lead":
    "Un petit mot sur cet appareil quand quelqu’un t’écrit ou t’aime bien. Tu peux l’arrêter quand tu veux.",
  "steps.push_accept": "Oui, prévenez-moi",
  "steps.push_decline": "Pas maintenant",
  "steps.photos_title": "Montre-toi",
  "steps.photos_lead": "On aime voir à qui l’on écrit. Choisis quelques photos, ou ajoute-les plus tard.",
  "steps.photos_save": "Enregistrer mes photos",
  "steps.photos_skip": "Continuer sans photo",
  "steps.location_title": "Où habites-tu ?",
  "steps.location_lead":
    "Pour trouver des gens près de chez toi. Les autres voient ta ville tout au plus, jamais où tu es.",
  "steps.location_asking_title": "On cherche pour toi ?",
  "steps.location_asking_text":
    "Ton navigateur te demande si nous pouvons savoir où tu es. Nous cherchons seulement la ville la plus proche, nous ne gardons rien d’autre et n’en parlons à personne. Tu peux aussi dire non.",
  "steps.location_found_title": "C’est déjà rempli",
  "steps.location_found_text":
    "Voici la ville la plus proche que nous connaissons. Change-la si ce n’est pas la bonne.",
  "steps.location_failed_title": "Alors, à toi",
  "steps.location_failed_text": "Nous n’avons pas pu le remplir pour toi. Choisis simplement toi-même.",
  "steps.location_regions": "Afficher les régions",
  "steps.location_save": "Enregistrer où j’habite",
  "steps.location_skip": "Continuer sans lieu",
  "steps.personal_title": "Quelques mots sur toi",
  "steps.personal_lead": "Dis ce que tu veux, laisse le reste. Tu pourras tout changer plus tard.",
  "steps.birth_date_known": "Tu l’as donnée à l’inscription. Corrige-la si tu t’es trompé.",
  "steps.personal_skip": "Continuer sans répondre",
  "steps.about_title": "Avec tes mots",
  "steps.about_lead": "Quelques lignes sincères, et l’on a de quoi te répondre.",
  "steps.about_skip": "Continuer sans écrire",
  "steps.sending_title": "Presque fini",
  "steps.sending_lead": "Nous t’envoyons un mail pour confirmer ton adresse.",
  "steps.sending_step1": "Nous écrivons ton mail...",
  "steps.sending_step2": "Nous le mettons sous enveloppe...",
  "steps.sending_step3": "Nous le portons à la poste...",
  "steps.sending_step4": "En route vers {{email}}...",
  "steps.done_title": "Regarde ta boîte mail",
  "steps.done_lead": "Touche le lien qu’il contient, et tu pourras aussi écrire aux gens.",
  "steps.done_sent": "Nous avons envoyé un mail à {{email}}.",
  "steps.done_spam": "Rien reçu ? Attends une minute, puis regarde dans les spams.",
  "steps.done_spam_named":
    "Rien reçu ? Outlook et Hotmail rangent souvent un premier mail dans Courrier indésirable. Jettes-y un œil et indique qu’il ne l’est pas.",
  "steps.done_wrong": "L’adresse est fausse ?",
  "steps.done_correct": "La corriger",
  "steps.done_action": "Faire un tour",
  "steps.confirmed_title": "Tout est prêt",
  "steps.confirmed_lead": "Ton adresse est confirmée. Fais un tour.",
} satisfies Translation<typeof en, "fr">;
