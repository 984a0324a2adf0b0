import type en from "../en/signup";
import type { Translation } from "../translation";

export default {
  "signup.title": "Rejoins {{brand}}",
  "signup.lead": "Une adresse, un nom, un mot de passe. Le reste peut attendre.",
  "signup.description":
    "Inscris-toi avec une adresse e-mail, un nom et un mot de passe. Une minute suffit ; les photos et le reste du profil peuvent attendre.",
  "signup.chosen_before":
    "Ce que tu as choisi est conservé et va dans ton profil. Tu pourras le changer là-bas à tout moment.",
  "signup.email": "Adresse e-mail",
  "signup.email_hint": "Personne d’autre ne la voit.",
  "signup.email_checking": "Vérification de l’adresse…",
  "signup.email_ok": "Cette adresse convient.",
  "signup.did_you_mean": "Tu voulais dire {{email}} ?",
  "signup.name": "Nom",
  "signup.name_hint": "C’est ce que les autres voient. Un prénom ou un pseudo suffit.",
  "signup.password": "Mot de passe",
  "signup.password_hint": "Quelques mots à la suite : facile à retenir, difficile à deviner.",
  "signup.date_of_birth": "Date de naissance",
  "signup.date_of_birth_hint": "Il faut avoir {{min_age}} ans ou plus. Les autres voient ton âge, jamais la date.",
  "signup.day": "Jour",
  "signup.month": "Mois",
  "signup.months": "janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre",
  "signup.year": "Année",
  "signup.consent_terms": "J’accepte les conditions et j’ai lu la politique de confidentialité.",
  "signup.terms_link": "Lire les conditions",
  "signup.privacy_link": "Lire la politique de confidentialité",
  "signup.consent_sensitive_data":
    "Un profil de rencontre révèle des choses intimes, comme les personnes qui m’attirent et ce que j’aime. J’autorise {{brand}} à utiliser ce que je choisis de partager pour montrer mon profil aux autres et pour me trouver des personnes à rencontrer. Je peux retirer cet accord à tout moment.",
  "signup.submit": "Créer mon compte",
  "signup.submitting": "Un instant…",
  "signup.have_account": "Déjà membre ?",
  "signup.to_login": "Se connecter",
  "signup.to_service": "Service client",
  "signup.free": "L’inscription est gratuite.",
  "signup.invite_only_title": "Sur invitation",
  "signup.invite_only_text":
    "{{brand}} n’accueille pas de nouveaux membres en ce moment. Si tu as un compte, tu peux te connecter.",
  "signup.existing_account_not_confirmed":
    "Il y a déjà un compte avec cette adresse : il ne reste qu’à la confirmer. Connecte-toi pour continuer.",
  "signup.password_weak": "Facile à deviner",
  "signup.password_fair": "Ça ira",
  "signup.password_good": "Bon mot de passe",

  "signup.closed": "Il n’est pas possible de créer un compte en ce moment",
  "signup.bad_token": "L’adresse n’a pas été vérifiée, ou elle l’a été il y a trop longtemps. Réessaie.",
  "signup.bad_csrf": "La réponse de ton navigateur ne correspond pas. Recharge la page et réessaie.",
  "signup.consent_required": "Pour créer un profil, il nous faut tes deux accords",
  "signup.invalid_email": "Cette adresse e-mail n’est pas valide",
  "signup.existing_account_active": "Un compte existe déjà avec cette adresse. Tu peux te connecter.",
  "signup.deleted_account_exists": "Un compte avec cette adresse a été supprimé. Le service client peut t’aider.",
  "signup.too_many":
    "Il y a eu trop d’inscriptions depuis ton réseau en cinq minutes. Tu peux réessayer dans {{minutes}} min.",
  "signup.name_contact": "Pas de numéro de téléphone ni d’adresse dans un nom : tout le monde les verrait",
  "signup.name_starts_with_at": "Un nom ne peut pas commencer par @",
  "signup.name_equal_to_email": "Choisis un autre nom que ton adresse e-mail, pour que personne d’autre ne la voie",
  "signup.password_common":
    "Beaucoup de gens utilisent ce mot de passe, c’est donc le premier que l’on essaie. Choisis-en un autre.",
  "signup.age_closed":
    "Il n’est pas possible de s’inscrire depuis ce navigateur aujourd’hui. Ce site est réservé aux personnes de 18 ans et plus.",
  "signup.came_for": "Tu es là pour {{name}}",
} satisfies Translation<typeof en, "fr">;
