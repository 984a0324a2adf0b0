import type en from "../en/account";
import type { Translation } from "../translation";

export default {
  "activate.done_title": "Twój adres jest potwierdzony",
  "activate.done_text": "Dzięki. Od teraz możesz też pisać do innych.",
  "activate.done_action": "Rozejrzyj się",
  "activate.finish_action": "Dokończ mój profil",
  "activate.error_text":
    "Został już użyty albo jest za stary. Jeśli potwierdziłeś adres wcześniej, wszystko gra. Jeśli nie, poproś o kolejną wiadomość.",
  "activate.error_action": "Do mojego adresu e-mail",

  "account.link_spent": "Ten link już nie działa",
  "account.resend": "Wyślij wiadomość jeszcze raz",
  "account.wrong_address": "Adres się nie zgadza?",
  "account.resend_too_many":
    "W pół godziny wysłaliśmy ci pięć wiadomości. Zajrzyj do spamu; znów możesz poprosić za {{minutes}} min.",

  "reset.title": "Nie pamiętasz hasła?",
  "reset.lead": "Zdarza się. Podaj swój adres, a wyślemy ci link do ustawienia nowego.",
  "reset.submit": "Wyślijcie mi link",
  "reset.sent_title": "Zajrzyj do skrzynki",
  "reset.sent_text":
    "Jeśli jest konto z tym adresem, wiadomość z linkiem jest już w drodze. Link jest ważny godzinę. Nic nie ma? Zajrzyj też do spamu.",
  "reset.too_many": "To już pięć próśb w pół godziny. Zajrzyj do spamu; znów możesz poprosić za {{minutes}} min.",
  "reset.new_title": "Wybierz nowe hasło",
  "reset.new_lead": "Potem wszędzie cię wylogujemy i liczy się już tylko nowe.",
  "reset.new_password": "Nowe hasło",
  "reset.save": "Zapisz hasło",
  "reset.done_title": "Nowe hasło ustawione",
  "reset.done_text": "Wszędzie cię wylogowaliśmy. Zaloguj się nowym hasłem.",
  "reset.spent_text": "Został już użyty albo ma więcej niż godzinę. Poproś o nowy, to chwila.",
  "reset.spent_action": "Poproś o nowy link",

  "notifications.lead": "Jak się z tobą kontaktujemy i w jakich sprawach.",
  "notifications.email_title": "Twój adres e-mail",
  "notifications.email_confirmed": "Piszemy na {{email}}. Ten adres jest potwierdzony.",
  "notifications.email_unconfirmed":
    "Wysłaliśmy wiadomość na {{email}}. Dotknij linku w niej, żeby potwierdzić adres. Nic nie ma? Zajrzyj też do spamu.",
  "notifications.resent": "Wiadomość na {{email}} jest w drodze.",
  "notifications.change_title": "Adres się nie zgadza albo masz nowy?",
  "notifications.new_email": "Nowy adres e-mail",
  "notifications.password": "Twoje hasło",
  "notifications.password_hint": "Żeby nikt poza tobą nie mógł zmienić adresu.",
  "notifications.change": "Zmień adres",
  "notifications.change_sent":
    "Wiadomość na nowy adres jest w drodze. Dotknij linku w niej i zmiana gotowa. Do tego czasu wszystko zostaje po staremu.",
  "notifications.change_too_many": "To już pięć próśb w pół godziny. Znów możesz poprosić za {{minutes}} min.",
  "notifications.same_address": "To już jest twój adres",
  "notifications.wrong_password": "To nie jest twoje hasło",
  "notifications.preferences_title": "O czym możemy dawać ci znać?",
  "notifications.mail_only":
    "Mailem piszemy tylko w sprawach samego konta: gdy potwierdzasz adres, wybierasz hasło i tym podobne. Nie ma więc z czego się wypisywać.",
  "notifications.push_messages": "Powiadomienie push, gdy ktoś do mnie napisze",
  "notifications.push_likes": "Powiadomienie push, gdy ktoś mnie polubi",
  "notifications.saved": "Zapisano.",

  "mail_change.done_title": "Nowy adres ustawiony",
  "mail_change.done_text": "Od teraz logujesz się nim, a nasze wiadomości przychodzą tam.",
  "mail_change.error_text":
    "Został już użyty albo jest za stary. Twój adres zostaje bez zmian; możesz poprosić o zmianę jeszcze raz.",
} satisfies Translation<typeof en, "pl">;
