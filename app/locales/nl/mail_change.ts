import type en from "../en/mail_change";
import type { Translation } from "../translation";

export default {
  "mail_change.done_title": "Je nieuwe adres is ingesteld",
  "mail_change.done_text": "Vanaf nu log je ermee in en gaan onze mails daarheen.",
  "mail_change.error_text":
    "Hij is al gebruikt of verlopen. Je adres blijft zoals het was; je kunt de wijziging opnieuw aanvragen.",
  "mail_change.confirm_title": "Je nieuwe e-mailadres",
  "mail_change.confirm_text": "Druk op de knop, dan log je er voortaan mee in en gaan onze mails daarheen.",
  "mail_change.confirm_action": "Gebruik dit adres",
  "mail_change.keep_title": "Je e-mailadres behouden",
  "mail_change.keep_text":
    "Onze klantenservice kreeg de vraag om je e-mailadres door een ander te vervangen. Druk op de knop en alles blijft zoals het is.",
  "mail_change.keep_action": "Mijn adres behouden",
  "mail_change.kept_title": "Je adres blijft",
  "mail_change.kept_text":
    "Er is niets gewijzigd. Heb je er niet om gevraagd? Kies dan voor de zekerheid een nieuw wachtwoord.",
  "mail_change.kept_action": "Wachtwoord wijzigen",
  "mail_change.keep_error":
    "Hij is al gebruikt of verlopen. Is je adres gewijzigd zonder dat je erom vroeg? Schrijf ons dan meteen.",
  "mail_change.keep_error_action": "Schrijf ons",
} satisfies Translation<typeof en, "nl">;
