import type en from "../en/login";
import type { Translation } from "../translation";

export default {
  "login.title": "Logowanie",
  "login.lead": "Dobrze, że znów jesteś.",
  "login.description":
    "Zaloguj się, żeby przeczytać wiadomości, zobaczyć, komu się podobasz, i wrócić do przerwanych rozmów.",
  "login.confirmed": "Teraz zaloguj się wybranym hasłem.",
  "login.lead_members_only": "Najpierw się zaloguj, a potem zabierzemy cię tam, dokąd zmierzasz.",
  "login.words_kept": "Twoja sesja wygasła. Zaloguj się, a odzyskasz to, co zostało wpisane.",
  "login.email": "Adres e-mail",
  "login.password": "Hasło",
  "login.submit": "Zaloguj się",
  "login.submitting": "Chwileczkę…",
  "login.forgot": "Nie pamiętasz hasła?",
  "login.no_account": "Nie masz jeszcze konta?",
  "login.to_signup": "Załóż konto",

  "login.code_title": "Jeszcze jeden krok",
  "login.code_lead": "Otwórz aplikację uwierzytelniającą i wpisz kod, który pokazuje dla {{brand}}.",
  "login.code_hint": "Nie masz aplikacji? Kod zapasowy też zadziała.",
  "login.start_over": "Zacznij od nowa",
  "login.restore_title": "To konto jest usunięte",
  "login.restore_lead":
    "{{date}} zostanie wymazane na dobre, razem ze wszystkimi twoimi wiadomościami. Do tego czasu możesz je odzyskać w takim stanie, w jakim było.",
  "login.restore_action": "Przywróć je",
  "login.restore_leave": "Zostaw usunięte",
} satisfies Translation<typeof en, "pl">;
