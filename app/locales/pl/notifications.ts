import type en from "../en/notifications";
import type { Translation } from "../translation";

export default {
  "notifications.lead": "Jak się z tobą kontaktujemy i w jakich sprawach.",
  "notifications.email_title": "Twój adres e-mail",
  "notifications.email_confirmed": "Piszemy na {{email}}. Ten adres jest potwierdzony.",
  "notifications.email_unconfirmed":
    "Wysłaliśmy wiadomość na {{email}}. Otwórz link z tej wiadomości, żeby potwierdzić adres. Nic nie przyszło? Zajrzyj też do spamu.",
  "notifications.resent": "Wiadomość na {{email}} jest w drodze.",
  "notifications.change_title": "Adres się nie zgadza albo masz nowy?",
  "notifications.new_email": "Nowy adres e-mail",
  "notifications.password": "Twoje hasło",
  "notifications.password_hint": "Żeby nikt poza tobą nie mógł zmienić adresu.",
  "notifications.change": "Zmień adres",
  "notifications.change_sent":
    "Wiadomość na nowy adres jest w drodze. Otwórz link z tej wiadomości i zmiana gotowa. Do tego czasu wszystko zostaje po staremu.",
  "notifications.change_too_many": "To już pięć próśb w pół godziny. Znów możesz poprosić za {{minutes}} min.",
  "notifications.same_address": "To już jest twój adres",
  "notifications.wrong_password": "To nie jest twoje hasło",
  "notifications.preferences_title": "O czym możemy dawać ci znać?",
  "notifications.mails": "Mail, gdy coś na mnie czeka",
  "notifications.mails_daily": "Po godzinie, najwyżej jeden dziennie",
  "notifications.mails_mornings": "Rano",
  "notifications.mails_weekly": "W poniedziałki",
  "notifications.mails_never": "Nigdy",
  "notifications.mails_account":
    "W sprawach samego konta piszemy zawsze: przy potwierdzaniu adresu, wybieraniu hasła i tym podobnych.",
  "notifications.unsubscribe_title": "Dość takich maili?",
  "notifications.unsubscribe_text":
    "Nie napiszemy już, gdy będzie na ciebie czekać wiadomość albo polubienie. Nic więcej się nie zmieni.",
  "notifications.unsubscribe_newcomers":
    "Nie napiszemy już, gdy ktoś nowy będzie pasować do twoich zapisanych wyszukiwań. Wyszukiwania zostaną.",
  "notifications.unsubscribe": "Nie wysyłaj mi ich",
  "notifications.unsubscribed_title": "Nie dostaniesz już takich maili",
  "notifications.unsubscribed_text": "Możesz je znów włączyć, kiedy zechcesz.",
  "notifications.unsubscribe_login": "Zaloguj się i wybierz tam, o czym mamy do ciebie pisać.",
  "notifications.unsubscribe_settings": "Do moich powiadomień",
  "notifications.push_messages": "Powiadomienie push, gdy ktoś do mnie napisze",
  "notifications.push_likes": "Powiadomienie push, gdy ktoś mnie polubi",
  "notifications.push_visits": "Powiadomienie push, gdy ktoś obejrzy mój profil",
  "notifications.push_names": "Pokazuj w powiadomieniu, kto to był",
  "notifications.push_quiet": "Nie w nocy: od 22:00 do 8:00 czekają do rana",
  "notifications.push_disguised": "Jest dla ciebie coś nowego",
  "notifications.push_message": "Masz nową wiadomość",
  "notifications.push_like": "Ktoś cię polubił",
  "notifications.push_match": "Podobacie się sobie",
  "notifications.push_visit": "Ktoś obejrzał twój profil",
  "notifications.push_message_from": "{{name}} pisze do ciebie",
  "notifications.push_like_from": "{{name}} cię lubi",
  "notifications.push_match_with": "Ty i {{name}} podobacie się sobie",
  "notifications.push_visit_from": "{{name}} ogląda twój profil",
  "notifications.push_here_on": "Powiadomienia są włączone w tej przeglądarce.",
  "notifications.push_here_off": "Powiadomienia są wyłączone w tej przeglądarce.",
  "notifications.push_here": "Włącz powiadomienia tutaj",
  "notifications.push_here_stop": "Wyłącz je tutaj",
  "notifications.push_here_failed":
    "Twoja przeglądarka pozwala na powiadomienia, ale nie udało się ich włączyć. Dlatego nic tu nie dociera.",
  "notifications.push_here_again": "Spróbuj ponownie",
  "notifications.push_here_blocked":
    "Ta przeglądarka blokuje nasze powiadomienia. Możesz to zmienić w jej ustawieniach dla tej strony.",
  "notifications.push_here_unsupported": "Ta przeglądarka nie potrafi wyświetlać powiadomień.",
  "notifications.push_here_ios":
    "Aby dostawać powiadomienia na tym urządzeniu, dodaj nas najpierw do ekranu początkowego: stuknij Udostępnij, a potem „Do ekranu początkowego”.",
  "notifications.saved": "Zapisano.",
} satisfies Translation<typeof en, "pl">;
