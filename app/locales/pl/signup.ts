import type en from "../en/signup";
import type { Translation } from "../translation";

export default {
  "signup.title": "Dołącz do {{brand}}",
  "signup.lead": "Adres e-mail, imię, hasło. Reszta może poczekać.",
  "signup.description":
    "Załóż konto: wystarczą adres e-mail, imię i hasło. To zajmuje minutę, a zdjęcia i reszta profilu mogą poczekać.",
  "signup.chosen_before": "To, co wybierasz, trafia do twojego profilu. W każdej chwili możesz to tam zmienić.",
  "signup.email": "Adres e-mail",
  "signup.email_hint": "Nikt inny go nie zobaczy.",
  "signup.email_checking": "Sprawdzamy adres…",
  "signup.email_ok": "Adres jest w porządku.",
  "signup.did_you_mean": "Czy chodziło ci o {{email}}?",
  "signup.name": "Imię lub pseudonim",
  "signup.name_hint": "To zobaczą inni. Wystarczy imię albo pseudonim.",
  "signup.password": "Hasło",
  "signup.password_hint": "Kilka słów z rzędu łatwo zapamiętać, a trudno zgadnąć.",
  "signup.date_of_birth": "Data urodzenia",
  "signup.date_of_birth_hint": "Trzeba mieć co najmniej {{min_age}} lat. Inni widzą twój wiek, nigdy datę.",
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
  "signup.submitting": "Chwileczkę…",
  "signup.have_account": "Masz już konto?",
  "signup.to_login": "Zaloguj się",
  "signup.to_service": "Obsługa klienta",
  "signup.free": "Założenie konta nic nie kosztuje.",
  "signup.invite_only_title": "Tylko z zaproszeniem",
  "signup.invite_only_text":
    "Serwis {{brand}} nie przyjmuje teraz nowych osób. Jeśli masz konto, możesz się zalogować.",
  "signup.existing_account_not_confirmed":
    "Jest już konto z tym adresem, trzeba go tylko potwierdzić. Zaloguj się, żeby przejść dalej.",
  "signup.password_weak": "Łatwe do odgadnięcia",
  "signup.password_fair": "Może być",
  "signup.password_good": "Dobre hasło",

  "signup.closed": "Na razie nie można zakładać nowych kont",
  "signup.bad_token": "Adres nie został sprawdzony albo było to zbyt dawno. Spróbuj ponownie.",
  "signup.bad_csrf": "Odpowiedź przeglądarki się nie zgadza. Odśwież stronę i spróbuj ponownie.",
  "signup.consent_required": "Żeby utworzyć profil, potrzebujemy obu twoich zgód",
  "signup.invalid_email": "To nie jest prawidłowy adres e-mail",
  "signup.existing_account_active": "Jest już konto z tym adresem. Możesz się zalogować.",
  "signup.deleted_account_exists": "Konto z tym adresem zostało usunięte. Obsługa klienta może ci pomóc.",
  "signup.too_many":
    "W ciągu pięciu minut z twojego łącza założono zbyt wiele kont. Spróbuj ponownie za {{minutes}} min.",
  "signup.name_contact": "Nazwa nie może zawierać numeru telefonu ani adresu: zobaczyliby je wszyscy",
  "signup.name_starts_with_at": "Nazwa nie może zaczynać się od @",
  "signup.name_equal_to_email": "Wybierz inną nazwę niż swój adres e-mail, żeby nikt go nie widział",
  "signup.password_common": "Tego hasła używa wiele osób, więc łatwo je odgadnąć. Wybierz inne.",
  "signup.age_closed":
    "Z tej przeglądarki nie można dziś założyć konta. Ta strona jest dla osób, które mają co najmniej 18 lat.",
  "signup.came_for": "Sprowadza cię tu {{name}}",
} satisfies Translation<typeof en, "pl">;
