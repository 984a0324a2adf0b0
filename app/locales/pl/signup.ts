import type en from "../en/signup";
import type { Translation } from "../translation";

export default {
  "signup.title": "Dołącz do {{brand}}",
  "signup.lead": "Adres e-mail, imię, hasło. Reszta może poczekać.",
  "signup.email": "Adres e-mail",
  "signup.email_hint": "Nikt inny go nie zobaczy.",
  "signup.email_checking": "Sprawdzamy adres...",
  "signup.email_ok": "Adres jest w porządku.",
  "signup.did_you_mean": "Czy chodziło ci o {{email}}?",
  "signup.name": "Imię lub pseudonim",
  "signup.name_hint": "To zobaczą inni. Wystarczy imię albo pseudonim.",
  "signup.password": "Hasło",
  "signup.password_hint": "Kilka słów z rzędu łatwo zapamiętać, a trudno zgadnąć.",
  "signup.show_password": "Pokaż hasło",
  "signup.hide_password": "Ukryj hasło",
  "signup.date_of_birth": "Data urodzenia",
  "signup.date_of_birth_hint": "Minimalny wiek to {{min_age}} lat. Inni widzą twój wiek, nigdy datę.",
  "signup.day": "Dzień",
  "signup.month": "Miesiąc",
  "signup.months":
    "styczeń, luty, marzec, kwiecień, maj, czerwiec, lipiec, sierpień, wrzesień, październik, listopad, grudzień",
  "signup.year": "Rok",
  "signup.consent_terms": "Akceptuję regulamin i znam treść polityki prywatności.",
  "signup.terms_link": "Przeczytaj regulamin",
  "signup.privacy_link": "Przeczytaj politykę prywatności",
  "signup.consent_sensitive_data":
    "Profil randkowy zdradza prywatne rzeczy na mój temat, na przykład to, kto mnie pociąga i co lubię. Zgadzam się, żeby serwis {{brand}} używał tego, czym zechcę się podzielić, aby pokazywać mój profil innym i znajdować osoby dla mnie. Tę zgodę mogę wycofać w każdej chwili.",
  "signup.submit": "Załóż konto",
  "signup.submitting": "Chwileczkę...",
  "signup.have_account": "Masz już konto?",
  "signup.to_login": "Zaloguj się",
  "signup.to_service": "Obsługa klienta",
  "signup.free": "Założenie konta nic nie kosztuje.",
  "signup.invite_only_title": "Tylko z zaproszeniem",
  "signup.invite_only_text":
    "Serwis {{brand}} nie przyjmuje teraz nowych osób. Jeśli masz konto, możesz się zalogować.",
  "signup.age_closed_title": "Jeszcze nie teraz",
  "signup.welcome": "Witaj, {{name}}. Rozejrzyj się.",

  "login.title": "Logowanie",
  "login.lead": "Dobrze, że znów jesteś.",
  "login.joined":
    "Już prawie: wiadomość jest w drodze do ciebie. Jeśli ten adres był tu nowy, otwórz link, który w niej jest, i zaloguj się hasłem wybranym przed chwilą. Jeśli konto już było, użyj dotychczasowego hasła.",
  "login.lead_members_only": "Najpierw się zaloguj, a potem zabierzemy cię tam, dokąd zmierzasz.",
  "login.email": "Adres e-mail",
  "login.password": "Hasło",
  "login.submit": "Zaloguj się",
  "login.submitting": "Chwileczkę...",
  "login.forgot": "Nie pamiętasz hasła?",
  "login.no_account": "Nie masz jeszcze konta?",
  "login.to_signup": "Załóż konto",
  "login.wrong": "Adres e-mail i hasło do siebie nie pasują. Spróbuj ponownie.",

  "account.logged_out": "Wylogowano. Do zobaczenia.",
  "account.log_out_title": "Wylogować się?",
  "account.log_out_text": "Wrócić możesz, kiedy tylko chcesz.",
  "account.log_out": "Wyloguj się",
  "account.deleted_title": "Twoje konto zostało usunięte",
  "account.deleted_text":
    "Twojego profilu już nie widać, a wraz z nim znika to, co w nim i w rozmowach. Zmienisz zdanie? Zaloguj się w najbliższych dniach, a odzyskasz wszystko. W naszym mailu jest napisane, do kiedy.",
  "account.deleted_action": "Na stronę główną",
} satisfies Translation<typeof en, "pl">;
