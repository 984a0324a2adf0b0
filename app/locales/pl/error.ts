import type en from "../en/error";
import type { Translation } from "../translation";

export default {
  "error.title": "Błąd",
  "error.try_again": "Spróbuj ponownie",
  "error.signup_for_free": "Załóż konto za darmo",
  "error.members_title": "Za to możesz poznać te osoby",
  "error.required": "To pole jest wymagane",
  "error.too_short": "Za krótko. Minimalna liczba znaków: {{min}}",
  "error.too_long": "Za długo. Maksymalna liczba znaków: {{max}}",
  "error.invalid_choice": "Wybierz jedną z możliwości",
  "error.not_found": "Nie ma takiej strony: {{path}}",
  "error.unavailable": "Trwają prace nad tą stroną. Spróbuj ponownie za kilka minut.",
  "error.moving": "Przeprowadzamy się, to potrwa kilka minut. Możesz się rozejrzeć, a reszta zaraz znów zadziała.",
  "error.not_saved": "Nie udało się tego zapisać: coś szwankuje po naszej stronie. Spróbuj ponownie za kilka minut.",
  "error.unexpected": "Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.",
  "error.reference": "Jeśli to się powtarza, podaj nam ten kod: {{id}}",
  "error.offline": "Brak połączenia. Sprawdź internet i spróbuj ponownie.",
  "error.waiting": "Na razie nie ma odpowiedzi. Próbujemy dalej, a twoje wybory nie przepadną.",
  "error.form_offline": "Nie masz połączenia, więc nic nie zostało wysłane. Wpisane dane nadal tu są.",
  "error.form_connection": "Połączenie zostało przerwane. Wpisane dane nadal tu są: spróbuj ponownie.",
  "error.form_server": "Coś poszło nie tak po naszej stronie. Wpisane dane nadal tu są: spróbuj za chwilę.",
  "error.form": "Coś się jeszcze nie zgadza. Sprawdź zaznaczone pola.",
} satisfies Translation<typeof en, "pl">;
