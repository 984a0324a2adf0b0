import type en from "../en/mail_change";
import type { Translation } from "../translation";

export default {
  "mail_change.done_title": "Nowy adres ustawiony",
  "mail_change.done_text": "Od teraz logujesz się nim, a nasze wiadomości przychodzą tam.",
  "mail_change.error_text":
    "Został już użyty albo wygasł. Twój adres zostaje bez zmian; możesz poprosić o zmianę jeszcze raz.",
  "mail_change.confirm_title": "Twój nowy adres e-mail",
  "mail_change.confirm_text": "Naciśnij przycisk: od tej chwili logujesz się nim, a nasze wiadomości przychodzą tam.",
  "mail_change.confirm_action": "Użyj tego adresu",
  "mail_change.keep_title": "Zachowaj swój adres e-mail",
  "mail_change.keep_text":
    "Poproszono naszą obsługę o zastąpienie twojego adresu e-mail innym. Naciśnij przycisk, a wszystko zostanie bez zmian.",
  "mail_change.keep_action": "Zachowaj mój adres",
  "mail_change.kept_title": "Twój adres zostaje",
  "mail_change.kept_text":
    "Nic się nie zmieniło. To nie była twoja prośba? W takim razie dla pewności ustaw nowe hasło.",
  "mail_change.kept_action": "Zmień hasło",
  "mail_change.keep_error":
    "Został już użyty albo wygasł. Twój adres zmienił się bez twojej prośby? Napisz do nas od razu.",
  "mail_change.keep_error_action": "Napisz do nas",
} satisfies Translation<typeof en, "pl">;
