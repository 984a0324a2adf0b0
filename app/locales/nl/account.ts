import type en from "../en/account";
import type { Translation } from "../translation";

export default {
  "account.logged_out": "Je bent uitgelogd. Tot gauw.",
  "account.deleted_title": "Je account is verwijderd",
  "account.deleted_text":
    "Je profiel is niet meer te zien, en ook wat je schreef is verdwenen. Heb je je bedacht? Log de komende dagen in, en je kunt alles terugkrijgen. In onze mail staat tot wanneer.",
  "account.deleted_action": "Naar de startpagina",

  "account.link_spent": "Deze link werkt niet meer",
  "account.resend": "Stuur de mail opnieuw",
  "account.wrong_address": "Klopt het adres niet?",
  "account.resend_too_many":
    "We hebben je in een half uur vijf mails gestuurd. Kijk eens in je spambox; over {{minutes}} min. kun je het opnieuw vragen.",

  "account.not_confirmed": "Bevestig eerst je e-mailadres",
  "account.terms_changed": "Ga eerst in je account akkoord met onze gewijzigde voorwaarden",

  "account.no_member": "Dit lid bestaat niet, of het account is gesloten",
  "account.reason_missing": "Zeg waarom: de reden wordt erbij bewaard",
  "account.rule_missing": "Noem de regel die is overtreden",
  "account.address_taken": "Een ander account heeft dit adres al",
  "account.confirmed": "Dit adres is al bevestigd",
  "account.note_empty": "Een notitie kan niet leeg zijn",
  "account.note_too_long": "Een notitie heeft hoogstens {{max}} tekens",
} satisfies Translation<typeof en, "nl">;
