import type en from "../en/account";
import type { Translation } from "../translation";

export default {
  "account.logged_out": "Wylogowano. Do zobaczenia.",
  "account.deleted_title": "Twoje konto zostało usunięte",
  "account.deleted_text":
    "Twojego profilu już nie widać, a twoje wiadomości zniknęły razem z nim. Zmienisz zdanie? Zaloguj się w najbliższych dniach, a odzyskasz wszystko. W naszym mailu jest napisane, do kiedy.",
  "account.deleted_action": "Na stronę główną",

  "account.link_spent": "Ten link już nie działa",
  "account.resend": "Wyślij wiadomość jeszcze raz",
  "account.wrong_address": "Adres się nie zgadza?",
  "account.resend_too_many":
    "W pół godziny wysłaliśmy ci pięć wiadomości. Zajrzyj do spamu; znów możesz poprosić za {{minutes}} min.",

  "account.not_confirmed": "Najpierw potwierdź swój adres e-mail",
  "account.terms_changed": "Najpierw zaakceptuj na swoim koncie zmieniony regulamin",

  "account.no_member": "Nie ma takiej osoby albo jej konto jest zamknięte",
  "account.reason_missing": "Podaj powód: zostaje zapisany razem z tym, co robisz",
  "account.rule_missing": "Podaj zasadę, która została naruszona",
  "account.address_taken": "Ten adres należy już do innego konta",
  "account.confirmed": "Ten adres jest już potwierdzony",
  "account.note_empty": "Notatka nie może być pusta",
  "account.note_too_long": "Notatka ma najwyżej {{max}} znaków",
} satisfies Translation<typeof en, "pl">;
