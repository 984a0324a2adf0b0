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
} satisfies Translation<typeof en, "pl">;
