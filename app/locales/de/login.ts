import type en from "../en/login";
import type { Translation } from "../translation";

export default {
  "login.title": "Einloggen",
  "login.lead": "Schön, dass du wieder da bist.",
  "login.description":
    "Logg dich ein, lies deine Nachrichten, sieh, wer dich mag, und mach weiter, wo du aufgehört hast.",
  "login.confirmed": "Logg dich jetzt mit dem Passwort ein, das du gewählt hast.",
  "login.lead_members_only": "Logg dich kurz ein, dann bringen wir dich dorthin, wo du hinwolltest.",
  "login.words_kept": "Du bist nicht mehr eingeloggt. Logg dich ein, dann steht wieder da, was du geschrieben hattest.",
  "login.email": "E-Mail-Adresse",
  "login.password": "Passwort",
  "login.submit": "Einloggen",
  "login.submitting": "Einen Moment …",
  "login.forgot": "Passwort vergessen?",
  "login.no_account": "Noch nicht dabei?",
  "login.to_signup": "Registrieren",

  "login.code_title": "Noch ein Schritt",
  "login.code_lead": "Öffne deine Authenticator-App und tipp den Code ein, den sie für {{brand}} zeigt.",
  "login.code_hint": "App weg? Ein Wiederherstellungscode geht auch.",
  "login.start_over": "Von vorn anfangen",
  "login.restore_title": "Du hast dieses Konto gelöscht",
  "login.restore_lead":
    "Am {{date}} wird es endgültig gelöscht, mit allem, was du geschrieben hast. Bis dahin kannst du es zurückhaben, genau wie es war.",
  "login.restore_action": "Zurückholen",
  "login.restore_leave": "Gelöscht lassen",
} satisfies Translation<typeof en, "de">;
