import type en from "../en/login";
import type { Translation } from "../translation";

export default {
  "login.title": "Inloggen",
  "login.lead": "Fijn dat je er weer bent.",
  "login.description":
    "Log in om je berichten te lezen, te zien wie je leuk vindt en verder te gaan waar je gebleven was.",
  "login.confirmed": "Log nu in met het wachtwoord dat je koos.",
  "login.lead_members_only": "Log eerst even in; daarna brengen we je waar je heen wilde.",
  "login.words_kept": "Je bent niet meer ingelogd. Log in, dan zetten we terug wat je had getypt.",
  "login.email": "E-mailadres",
  "login.password": "Wachtwoord",
  "login.submit": "Inloggen",
  "login.submitting": "Een ogenblik…",
  "login.forgot": "Wachtwoord vergeten?",
  "login.no_account": "Nog geen lid?",
  "login.to_signup": "Schrijf je in",

  "login.code_title": "Nog één stap",
  "login.code_lead": "Open je authenticator-app en typ de code in die daar bij {{brand}} staat.",
  "login.code_hint": "App kwijt? Een herstelcode werkt ook.",
  "login.start_over": "Opnieuw beginnen",
  "login.restore_title": "Je hebt dit account verwijderd",
  "login.restore_lead":
    "Op {{date}} wordt het definitief gewist, met alles wat je schreef. Tot dan kun je het terugkrijgen, precies zoals het was.",
  "login.restore_action": "Haal het terug",
  "login.restore_leave": "Laat het verwijderd",
} satisfies Translation<typeof en, "nl">;
