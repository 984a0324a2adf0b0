import type en from "../en/login";
import type { Translation } from "../translation";

export default {
  "login.title": "Connexion",
  "login.lead": "Quel plaisir de te retrouver.",
  "login.description": "Connecte-toi pour lire tes messages, voir à qui tu plais et reprendre là où tu en étais.",
  "login.confirmed": "Connecte-toi maintenant avec le mot de passe que tu as choisi.",
  "login.lead_members_only": "Connecte-toi d’abord ; ensuite, nous t’emmenons là où tu allais.",
  "login.words_kept": "Ta session a pris fin. Connecte-toi et tu retrouveras ce que tu avais écrit.",
  "login.email": "Adresse e-mail",
  "login.password": "Mot de passe",
  "login.submit": "Se connecter",
  "login.submitting": "Un instant…",
  "login.forgot": "Mot de passe oublié ?",
  "login.no_account": "Pas encore membre ?",
  "login.to_signup": "S’inscrire",

  "login.code_title": "Encore une étape",
  "login.code_lead": "Ouvre ton appli d’authentification et saisis le code qu’elle affiche pour {{brand}}.",
  "login.code_hint": "Appli perdue ? Un code de secours marche aussi.",
  "login.start_over": "Recommencer",
  "login.restore_title": "Tu as supprimé ce compte",
  "login.restore_lead":
    "Le {{date}}, il sera effacé pour de bon, avec tout ce que tu as écrit. D’ici là, tu peux le retrouver tel qu’il était.",
  "login.restore_action": "Le récupérer",
  "login.restore_leave": "Le laisser supprimé",
} satisfies Translation<typeof en, "fr">;
