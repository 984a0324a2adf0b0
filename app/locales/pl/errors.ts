import type en from "../en/errors";
import type { Translation } from "../translation";

export default {
  "error.title": "Błąd",
  "error.signup_for_free": "Załóż konto za darmo",
  "error.members_title": "Za to możesz poznać te osoby",
  "error.to_home": "Na stronę główną",
  "error.required": "To pole jest wymagane",
  "error.too_short": "Za krótko. Minimalna liczba znaków: {{min}}",
  "error.too_long": "Za długo. Maksymalna liczba znaków: {{max}}",
  "error.invalid_choice": "Wybierz jedną z możliwości",
  "error.not_found": "Nie ma takiej strony: {{path}}",
  "error.unavailable": "Trwają prace nad tą stroną. Spróbuj ponownie za kilka minut.",
  "error.moving": "Przeprowadzamy się, to potrwa kilka minut. Możesz się rozejrzeć, a reszta zaraz znów zadziała.",
  "error.unexpected": "Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.",
  "error.offline": "Brak połączenia. Sprawdź internet i spróbuj ponownie.",
  "error.form": "Coś się jeszcze nie zgadza. Zajrzyj do zaznaczonych pól.",

  "request.cross_site": "To żądanie przyszło z innej strony, więc nic się nie stało. Wróć i spróbuj ponownie tutaj.",
  "request.invalid": "Nie udało się zrozumieć tego żądania.",
  "request.duplicate_field": "Jedno z pól zostało wysłane dwa razy.",
  "request.too_large": "To jest za duże.",
  "request.uri_too_long": "Ten adres jest za długi.",
  "request.method": "Pod tym adresem nie da się tego zrobić.",
  "request.media_type": "Takich danych nie można tu użyć.",
  "request.encoding": "Nie umiemy tu odczytać tak spakowanych danych.",
  "request.too_many": "To dużo naraz. Odczekaj chwilę i spróbuj ponownie.",
  "request.timeout": "To trwało za długo. Spróbuj ponownie.",
  "request.unknown_host": "Pod tym adresem nie ma żadnej strony.",

  "auth.required": "Najpierw się zaloguj",
  "auth.wrong": "Adres e-mail i hasło do siebie nie pasują. Spróbuj ponownie.",
  "auth.wrong_or_unconfirmed":
    "Adres e-mail i hasło do siebie nie pasują albo adres nie jest jeszcze potwierdzony. Jesteś tu od niedawna? Najpierw otwórz link z naszej wiadomości.",
  "auth.deleted": "To konto zostało usunięte. Obsługa klienta może ci pomóc.",

  "account.not_confirmed": "Najpierw potwierdź swój adres e-mail",

  "signup.closed": "Na razie nie można zakładać nowych kont",
  "signup.bad_token": "Adres nie został sprawdzony albo było to zbyt dawno. Spróbuj ponownie.",
  "signup.bad_csrf": "Odpowiedź przeglądarki się nie zgadza. Odśwież stronę i spróbuj ponownie.",
  "signup.consent_required": "Żeby utworzyć profil, potrzebujemy obu twoich zgód",
  "signup.invalid_email": "To nie jest prawidłowy adres e-mail",
  "signup.existing_account_active": "Jest już konto z tym adresem. Możesz się zalogować.",
  "signup.deleted_account_exists": "Konto z tym adresem zostało usunięte. Obsługa klienta może ci pomóc.",
  "signup.too_many":
    "W ciągu pięciu minut z twojego łącza założono zbyt wiele kont. Spróbuj ponownie za {{minutes}} min.",
  "signup.name_starts_with_at": "Nazwa nie może zaczynać się od @",
  "signup.name_equal_to_email": "Wybierz inną nazwę niż swój adres e-mail, żeby nikt go nie widział",
  "signup.password_common": "Tego hasła używa wiele osób, więc odgaduje się je najpierw. Wybierz inne.",
  "signup.age_closed":
    "Z tej przeglądarki nie można dziś założyć konta. Ta strona jest dla osób, które mają co najmniej 18 lat.",

  "profile.date_of_birth_error": "Minimalny wiek to {{min_age}} lat",
  "profile.date_of_birth_invalid": "To nie jest data",
  "profile.country_unknown": "Tego kraju nie ma tu do wyboru",
  "profile.region_unknown": "Tego regionu nie ma w tym kraju",
  "profile.field_closed": "Tego nie można tu zmienić",
  "profiles.not_found": "Tej osoby tu nie ma (albo już jej nie ma)",

  "photos.not_found": "Tego zdjęcia (już) tu nie ma",
  "photos.not_an_image": "Tego zdjęcia nie umiemy odczytać. Działają JPEG i PNG, niezależnie od nazwy pliku.",
  "photos.too_large": "Plik jest za duży. Zdjęcie może mieć najwyżej {{max}} MB.",
  "photos.too_many_pixels": "Zdjęcie ma za dużo pikseli. Mieści się najwyżej {{max}} mln.",
  "photos.damaged": "Plik jest uszkodzony. Wybierz inne zdjęcie albo najpierw zapisz to jeszcze raz.",
  "photos.too_many": "Masz już {{max}} zdjęć i więcej się nie zmieści. Najpierw usuń jedno.",
  "photos.no_file": "Najpierw wybierz zdjęcie",
  "photos.busy": "Właśnie napływa mnóstwo zdjęć. Spróbuj ponownie za kilka sekund.",

  "search.members_only": "Tylko dla zalogowanych: zaloguj się lub załóż konto, żeby zobaczyć, kto tu jest",

  "blocks.self": "Nie możesz zablokować własnego profilu",

  "likes.self": "Miło, że się lubisz, ale własnego profilu nie da się polubić",

  "chats.not_found": "Tej rozmowy tu nie ma (albo już jej nie ma)",
  "chats.self": "Nie możesz pisać do siebie",
  "chats.recipient_unavailable": "Do tej osoby nie można napisać",
  "chats.empty_message": "Najpierw coś napisz",
  "chats.key_used": "Ta wiadomość została już wysłana. Odśwież stronę, żeby ją zobaczyć.",
  "chats.message_too_long": "Za długo jak na jedną wiadomość. Maksymalna liczba znaków: {{max, number}}.",

  "credits.insufficient": "Masz za mało kredytów na tę wiadomość",
} satisfies Translation<typeof en, "pl">;
