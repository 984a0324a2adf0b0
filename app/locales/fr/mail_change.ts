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
} satisfies Translation<typeof en, "fr">;
