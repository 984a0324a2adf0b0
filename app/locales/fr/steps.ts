import type en from "../en/steps";
import type { Translation } from "../translation";

export default {
  "signup.step_of": "Étape {{step}} sur {{steps}}",
  "signup.existing_account_not_confirmed":
    "Il y a déjà un compte avec cette adresse : il ne reste qu'à la confirmer. Connecte-toi pour continuer.",
  "signup.password_weak": "Facile à deviner",
  "signup.password_fair": "Ça ira",
  "signup.password_good": "Bon mot de passe",
  "signup.push_title": "On te prévient ?",
  "signup.push_lead":
    "Un petit mot sur cet appareil quand quelqu'un t'écrit ou t'aime bien. Tu peux l'arrêter quand tu veux.",
  "signup.push_accept": "Oui, prévenez-moi",
  "signup.push_decline": "Pas maintenant",
  "signup.photos_title": "Montre-toi",
  "signup.photos_lead": "On aime voir à qui l'on écrit. Choisis quelques photos, ou ajoute-les plus tard.",
  "signup.photos_save": "Enregistrer mes photos",
  "signup.photos_skip": "Continuer sans photo",
  "signup.location_title": "Où habites-tu ?",
  "signup.location_lead":
    "Pour trouver des gens près de chez toi. Les autres voient ta ville tout au plus, jamais où tu es.",
  "signup.location_asking_title": "On cherche pour toi ?",
  "signup.location_asking_text":
    "Ton navigateur te demande si nous pouvons savoir où tu es. Nous cherchons seulement la ville la plus proche, nous ne gardons rien d'autre et n'en parlons à personne. Tu peux aussi dire non.",
  "signup.location_found_title": "C'est déjà rempli",
  "signup.location_found_text":
    "Voici la ville la plus proche que nous connaissons. Change-la si ce n'est pas la bonne.",
  "signup.location_failed_title": "Alors, à toi",
  "signup.location_failed_text": "Nous n'avons pas pu le remplir pour toi. Choisis simplement toi-même.",
  "signup.location_regions": "Afficher les régions",
  "signup.location_save": "Enregistrer où j'habite",
  "signup.location_skip": "Continuer sans lieu",
  "signup.personal_title": "Quelques mots sur toi",
  "signup.personal_lead": "Dis ce que tu veux, laisse le reste. Tu pourras tout changer plus tard.",
  "signup.birth_date_known": "Tu l'as donnée à l'inscription. Corrige-la si tu t'es trompé.",
  "signup.personal_skip": "Continuer sans répondre",
  "signup.about_title": "Avec tes mots",
  "signup.about_lead": "Quelques lignes sincères, et l'on a de quoi te répondre.",
  "signup.about_skip": "Continuer sans écrire",
  "signup.sending_title": "Presque fini",
  "signup.sending_lead": "Nous t'envoyons un mail pour confirmer ton adresse.",
  "signup.sending_step1": "Nous écrivons ton mail...",
  "signup.sending_step2": "Nous le mettons sous enveloppe...",
  "signup.sending_step3": "Nous le portons à la poste...",
  "signup.sending_step4": "En route vers {{email}}...",
  "signup.done_title": "Regarde ta boîte mail",
  "signup.done_lead": "Touche le lien qu'il contient, et tu pourras aussi écrire aux gens.",
  "signup.done_sent": "Nous avons envoyé un mail à {{email}}.",
  "signup.done_spam": "Rien reçu ? Attends une minute, puis regarde dans les spams.",
  "signup.done_spam_named":
    "Rien reçu ? Outlook et Hotmail rangent souvent un premier mail dans Courrier indésirable. Jettes-y un œil et indique qu'il ne l'est pas.",
  "signup.done_wrong": "L'adresse est fausse ?",
  "signup.done_correct": "La corriger",
  "signup.done_action": "Faire un tour",
  "signup.confirmed_title": "Tout est prêt",
  "signup.confirmed_lead": "Ton adresse est confirmée. Fais un tour.",
} satisfies Translation<typeof en, "fr">;
