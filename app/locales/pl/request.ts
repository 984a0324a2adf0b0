import type en from "../en/request";
import type { Translation } from "../translation";

export default {
  "request.cross_site": "To żądanie przyszło z innej strony, więc nic nie zrobiliśmy. Wróć i spróbuj ponownie tutaj.",
  "request.invalid": "Nie udało się zrozumieć tego żądania.",
  "request.missing": "To pole jest jeszcze puste. Uzupełnij je.",
  "request.missing_name": "Wpisz imię, które zobaczą inni.",
  "request.missing_email": "Wpisz swój adres e-mail.",
  "request.missing_password": "Wpisz hasło.",
  "request.missing_birth_date": "Podaj datę urodzenia.",
  "request.missing_current": "Wpisz obecne hasło.",
  "request.missing_code": "Wpisz kod.",
  "request.duplicate_field": "Jedno z pól zostało wysłane dwa razy.",
  "request.too_large": "To jest za duże.",
  "request.uri_too_long": "Ten adres jest za długi.",
  "request.method": "Pod tym adresem nie da się tego zrobić.",
  "request.media_type": "Takich danych nie można tu użyć.",
  "request.encoding": "Nie umiemy tu odczytać tak spakowanych danych.",
  "request.too_many": "To dużo naraz. Odczekaj chwilę i spróbuj ponownie.",
  "request.timeout": "To trwało za długo. Spróbuj ponownie.",
} satisfies Translation<typeof en, "pl">;
