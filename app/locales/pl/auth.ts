import type en from "../en/auth";
import type { Translation } from "../translation";

export default {
  "auth.code_required": "Potrzebujesz też kodu z aplikacji",
  "auth.suspended": "To konto jest zablokowane. Zaloguj się na stronie, aby przeczytać dlaczego.",
  "auth.restorable": "To konto jest usunięte. Zaloguj się na stronie, żeby je przywrócić.",
  "auth.step_over": "To trwało za długo albo coś się w międzyczasie zmieniło. Zaloguj się ponownie.",
  "auth.too_many":
    "Z twojego łącza próbowano się zalogować 25 razy w ciągu pięciu minut. Spróbuj ponownie za {{minutes}} min.",
  "auth.too_many_codes": "Zbyt wiele błędnych kodów. Spróbuj ponownie za {{minutes}} min.",
  "auth.too_many_passwords": "Zbyt wiele błędnych haseł. Spróbuj ponownie za {{minutes}} min.",

  "auth.required": "Najpierw się zaloguj",
  "auth.wrong": "Nieprawidłowy adres e-mail lub hasło. Spróbuj ponownie.",
  "auth.wrong_or_unconfirmed":
    "Nieprawidłowy adres e-mail lub hasło albo adres nie jest jeszcze potwierdzony. Jesteś tu od niedawna? Najpierw otwórz link z naszej wiadomości.",
  "auth.deleted": "To konto zostało usunięte. Obsługa klienta może ci pomóc.",
  "auth.slowed":
    "Dla tego konta wpisano wiele błędnych haseł. Odczekaj minutę i spróbuj ponownie albo ustaw nowe hasło przez e-mail, bo to zawsze działa.",
} satisfies Translation<typeof en, "pl">;
