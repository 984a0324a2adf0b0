import type en from "../en/desk_mail";
import type { Translation } from "../translation";

export default {
  "desk_mail.farewell": "Twoja konsola",
  "desk_mail.reason": "Dostajesz tę wiadomość, bo pracujesz w konsoli na {{host}}.",
  "desk_mail.keep":
    "Zachowaj tę wiadomość tam, gdzie nikt z dostępem do baz danych jej nie zmieni. Załączony plik pokaże później, czy coś zostało ucięte.",
  "desk_mail.surprise": "Zaskakuje cię to? Porozmawiaj od razu z właścicielem.",
  "desk_mail.to_operators": "Zobacz zespół",
  "desk_mail.to_you": "Zobacz swoje konto",
  "desk_mail.to_audit": "Zobacz dziennik",
  "desk_mail.way_passkey": "klucz dostępu",
  "desk_mail.way_password": "hasło z aplikacją",
  "desk_mail.chain": "Baza danych",
  "desk_mail.hash": "Skrót",
  "desk_mail.taken_at": "Utworzono",
  "desk_mail.key": "Klucz",
  "desk_mail.signature": "Podpis",

  "desk_mail.operator_added_subject": "Dodano kogoś do konsoli",
  "desk_mail.operator_added_text": "{{by}}: dodano osobę {{name}} ({{email}}). Rola: {{role}}, {{brand}}.",
  "desk_mail.operator_joined_subject": "Ktoś dołączył do konsoli",
  "desk_mail.operator_joined_text":
    "{{name}} ({{email}}): pierwsze logowanie, z {{origin}}. Sposób logowania: {{way}}.",
  "desk_mail.operator_removed_subject": "Usunięto kogoś z konsoli",
  "desk_mail.operator_removed_text":
    "{{by}}: usunięto osobę {{name}} ({{email}}). Nigdzie nie jest już zalogowana i nic nie może zrobić.",
  "desk_mail.role_given_subject": "Nadano rolę",
  "desk_mail.role_given_text": "{{by}}: nadano rolę osobie {{name}} ({{email}}): {{role}}, {{brand}}.",
  "desk_mail.role_taken_subject": "Odebrano rolę",
  "desk_mail.role_taken_text": "{{by}}: odebrano rolę osobie {{name}} ({{email}}): {{role}}, {{brand}}.",
  "desk_mail.recovery_begun_subject": "Przyznano nowy dostęp",
  "desk_mail.recovery_begun_text":
    "{{by}}: osoba {{name}} ({{email}}) dostała link do nowego dostępu. Zadziała od {{from}} i zastąpi każdy poprzedni. Chcesz to zatrzymać? Otwórz zespół i wycofaj link.",
  "desk_mail.recovery_of_yours_subject": "Przyznano nowy dostęp do twojego konta",
  "desk_mail.recovery_of_yours_text":
    "{{by}}: utworzono link, którym ktoś może zalogować się jako ty. Zadziała od {{from}} i zastąpi wszystkie twoje klucze dostępu i hasło. Jeśli o to nie prosisz, od razu zawiadom właściciela: każdy z nich może wycofać link.",
  "desk_mail.recovery_taken_back_subject": "Wycofano dostęp",
  "desk_mail.recovery_taken_back_text":
    "{{by}}: wycofano link dla {{name}} ({{email}}). Już nie działa. Wszystkie dotychczasowe sposoby logowania zostają bez zmian.",
  "desk_mail.recovery_used_subject": "Użyto nowego dostępu",
  "desk_mail.recovery_used_text":
    "Ktoś użył linku dla {{name}} ({{email}}), z {{origin}}. Nowy sposób logowania: {{way}}. Wszystkie poprzednie zniknęły, a wszystkie sesje zakończono.",
  "desk_mail.way_in_added_subject": "Twoje konto ma nowy sposób logowania",
  "desk_mail.way_in_added_text":
    "Od teraz można zalogować się jako ty także tak: {{way}}. Ustawiono z {{origin}}. Jeśli to nie ty, od razu zawiadom właściciela.",
  "desk_mail.wrong_passwords_subject": "Błędne hasła w konsoli",
  "desk_mail.wrong_passwords_text":
    "W ciągu jednego dnia wypróbowano ponad {{count}} błędnych haseł dla {{name}} ({{email}}), ostatnie z {{origin}}. Na urządzeniach, których {{name}} jeszcze nie używa, logowanie hasłem trwa teraz dłużej. Passkeye i znane urządzenia działają jak zawsze.",
  "desk_mail.checkpoint_subject": "Punkt kontrolny dziennika",
  "desk_mail.checkpoint_text":
    "Tak daleko sięgał każdy dziennik {{at}}. Załączony plik mówi to samo, z podpisem: npx bouquet audit verify --checkpoint <file>",
  "desk_mail.weekly_subject": "Twoje kolejki w zeszłym tygodniu",
  "desk_mail.weekly_text": "Od {{from}} do {{until}}: co wpłynęło, co rozstrzygnięto i co na koniec zostało otwarte.",
  "desk_mail.charged_back_subject": "Bank wycofał płatność",
  "desk_mail.charged_back_text":
    "{{site}}: {{at}} bank wycofał {{amount}} za zamówienie {{order}} (opłacone przez {{provider}}). Kredyty, rachunek korygujący i VAT są zaksięgowane. Odpowiedz dostawcy na czas, jeśli chcesz się sprzeciwić.",
  "desk_mail.dispute_won_subject": "Spór wygrany",
  "desk_mail.dispute_won_text":
    "{{site}}: {{at}} wróciło {{amount}} za zamówienie {{order}} (opłacone przez {{provider}}). Zamówienie jest znów opłacone; kredyty, rachunek i VAT są zaksięgowane.",
  "desk_mail.to_payments": "Zobacz płatności",
  "desk_mail.unread": "Tych nie dało się odczytać: {{brands}}.",
  "desk_mail.to_figures": "Zobacz liczby",
  "desk_mail.goals":
    "Cel jest przekroczony, gdy nikt nie zdecydował na czas. Cele ustalają właściciele i menedżerowie w ustawieniach.",

  "desk_mail.language": "Język twoich wiadomości",
  "desk_mail.language_of_desk": "Język konsoli ({{language}})",
  "desk_mail.desks_own": "Język konsoli",
  "desk_mail.action_language": "Zmień język swoich wiadomości",
  "desk_mail.yours": "Ostatnie wiadomości do ciebie",
  "desk_mail.none": "Jeszcze żadnej nie było.",
  "desk_mail.mail": "Wiadomość",
  "desk_mail.state": "Stan",
  "desk_mail.state_waiting": "Czeka",
  "desk_mail.state_trying": "Nie udało się, próbujemy dalej",
  "desk_mail.state_sent": "Wysłana",
  "desk_mail.state_failed": "Nie wysłano",
  "desk_mail.state_dropped": "Niewysłana",
  "desk_mail.why": "Odpowiedź serwera",
  "desk_mail.failing": "Wiadomości, które nie wychodzą",
  "desk_mail.action_retry": "Wyślij wiadomość ponownie",
  "desk_mail.again": "Wyślij ponownie",
} satisfies Translation<typeof en, "pl">;
