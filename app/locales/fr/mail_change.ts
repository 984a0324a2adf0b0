import type en from "../en/mail_change";
import type { Translation } from "../translation";

export default {
  "mail_change.done_title": "Ta nouvelle adresse est en place",
  "mail_change.done_text": "Désormais elle te sert à te connecter, et nos mails y arrivent.",
  "mail_change.error_text":
    "Il a déjà servi, ou il a expiré. Ton adresse reste la même ; tu peux redemander le changement.",
  "mail_change.confirm_title": "Ta nouvelle adresse e-mail",
  "mail_change.confirm_text":
    "Appuie sur le bouton : elle te servira désormais à te connecter, et nos mails y arriveront.",
  "mail_change.confirm_action": "Utiliser cette adresse",
  "mail_change.keep_title": "Garder ton adresse e-mail",
  "mail_change.keep_text":
    "On a demandé à notre service client de remplacer ton adresse e-mail par une autre. Appuie sur le bouton, et tout reste comme avant.",
  "mail_change.keep_action": "Garder mon adresse",
  "mail_change.kept_title": "Ton adresse reste la même",
  "mail_change.kept_text":
    "Rien n’a changé. Ce n’était pas ta demande ? Alors choisis un nouveau mot de passe, par sécurité.",
  "mail_change.kept_action": "Changer mon mot de passe",
  "mail_change.keep_error":
    "Il a déjà servi, ou il a expiré. Ton adresse a changé sans que tu l’aies demandé ? Alors écris-nous tout de suite.",
  "mail_change.keep_error_action": "Nous écrire",
} satisfies Translation<typeof en, "fr">;
