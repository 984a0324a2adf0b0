import type en from "../en/auth";
import type { Translation } from "../translation";

export default {
  "auth.code_required": "Je hebt ook een code uit je app nodig",
  "auth.suspended": "Dit account is geblokkeerd. Log in op de site om te lezen waarom.",
  "auth.restorable": "Dit account is verwijderd. Log in op de site om het terug te halen.",
  "auth.step_over": "Dat duurde te lang, of er is intussen iets veranderd. Log opnieuw in.",
  "auth.too_many":
    "Via jouw verbinding is in vijf minuten 25 keer geprobeerd in te loggen. Over {{minutes}} min. kun je het weer proberen.",
  "auth.too_many_codes": "Te veel verkeerde codes. Over {{minutes}} min. kun je het weer proberen.",
  "auth.too_many_passwords": "Te veel verkeerde wachtwoorden. Over {{minutes}} min. kun je het weer proberen.",

  "auth.required": "Log eerst in",
  "auth.wrong": "E-mailadres of wachtwoord klopt niet. Probeer het nog eens.",
  "auth.wrong_or_unconfirmed":
    "E-mailadres of wachtwoord klopt niet, of het adres is nog niet bevestigd. Nieuw hier? Volg dan eerst de link in onze mail.",
  "auth.deleted": "Dit account is verwijderd. De klantenservice kan je helpen.",
  "auth.slowed":
    "Voor dit account zijn veel verkeerde wachtwoorden ingetypt. Wacht een minuut en probeer het opnieuw, of kies een nieuw wachtwoord via de mail; dat kan altijd.",
} satisfies Translation<typeof en, "nl">;
