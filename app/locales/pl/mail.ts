import type en from "../en/mail";
import type { Translation } from "../translation";

export default {
  "mail.sender": "Twoje konto",
  "mail.greeting": "Cześć, {{name}}!",
  "mail.greeting_unnamed": "Cześć!",
  "mail.link_hint": "Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:",
  "mail.farewell": "Do zobaczenia!",
  "mail.reason": "Dostajesz tę wiadomość, bo ktoś podał ten adres na {{host}}.",

  "mail.activation.subject": "Potwierdź swój adres e-mail",
  "mail.activation.preview": "Jedno dotknięcie i gotowe.",
  "mail.activation.text":
    "Fajnie, że jesteś. Dotknij przycisku, żebyśmy wiedzieli, że ten adres naprawdę należy do ciebie. Potem wszystko stoi przed tobą otworem.",
  "mail.activation.action": "Potwierdzam adres",
  "mail.activation.note":
    "Link działa raz i jest ważny trzy dni. Ktoś inny podał ten adres? Po prostu zostaw tę wiadomość, a nic się nie stanie.",

  "mail.known.subject": "Masz już konto",
  "mail.known.preview": "Nic się nie zmieniło.",
  "mail.known.text":
    "Ktoś, najpewniej ty, próbował właśnie zarejestrować się z tym adresem. Masz już konto, więc niczego nowego nie założyliśmy i nic się nie zmieniło. Zaloguj się swoim dotychczasowym hasłem. Nie pamiętasz go? Na stronie logowania możesz ustawić nowe.",
  "mail.known.action": "Zaloguj się",
  "mail.known.note": "To nie ty? Nie musisz nic robić.",

  "mail.reset.subject": "Wybierz nowe hasło",
  "mail.reset.preview": "To zajmie minutę.",
  "mail.reset.text":
    "Dostaliśmy prośbę o nowe hasło. Wybierz je tutaj i możesz wrócić. Na wszystkich urządzeniach nastąpi wtedy wylogowanie.",
  "mail.reset.action": "Wybierz nowe hasło",
  "mail.reset.note":
    "Link działa raz i jest ważny godzinę. To nie ty? Zostaw tę wiadomość; twoje hasło się nie zmieni.",

  "mail.address_change.subject": "Potwierdź swój nowy adres e-mail",
  "mail.address_change.preview": "Jedno dotknięcie i piszemy tutaj.",
  "mail.address_change.text":
    "To ma być twój nowy adres. Dotknij przycisku; od tej chwili logujesz się nim, a nasze wiadomości przychodzą tutaj.",
  "mail.address_change.action": "Użyj tego adresu",
  "mail.address_change.note":
    "Link działa raz i jest ważny jeden dzień. To nie ty? Zostaw tę wiadomość, a nic się nie zmieni.",

  "mail.address_changed.subject": "Twój adres e-mail został zmieniony",
  "mail.address_changed.preview": "Tylko dajemy znać.",
  "mail.address_changed.text": "Twoje konto ma teraz inny adres e-mail. Od teraz piszemy tam, a nie już tutaj.",
  "mail.address_changed.action": "To nie ja",
  "mail.address_changed.note": "To ty? W takim razie wszystko gra i nie musisz nic robić.",

  "mail.deleted.subject": "Twoje konto zostało usunięte",
  "mail.deleted.preview": "Możesz jeszcze zmienić zdanie.",
  "mail.deleted.text":
    "Zgodnie z twoją prośbą konto jest usunięte: nikt go już nie widzi. Do {{date}} możesz je odzyskać w takim stanie, w jakim było, logując się. Potem wszystko, co osobiste, zostanie wymazane na dobre.",
  "mail.deleted.action": "Chcę je odzyskać",
  "mail.deleted.note": "To nie ty? Zaloguj się, przywróć je i wybierz inne hasło.",

  "mail.export.subject": "Twój plik jest gotowy",
  "mail.export.preview": "Czeka na ciebie siedem dni.",
  "mail.export.text":
    "Oto kopia wszystkiego, co o tobie przechowujemy, zgodnie z twoją prośbą. Zaloguj się, żeby ją zabrać; nikt poza tobą tego nie zrobi. Po siedmiu dniach zniknie.",
  "mail.export.action": "Do mojego pliku",
  "mail.export.note": "To nie ty? Wybierz inne hasło: ktoś może korzystać z twojego konta.",
  "mail.export.readme":
    "Oto wszystko, co o tobie przechowujemy, w stanie z chwili twojej prośby.\n\nKażdy plik .json to jeden rodzaj danych, jako zwykły tekst: konto, profil, zgody, wiadomości z twoich rozmów i tak dalej. Czas podany jest w UTC. Zdjęcia są w folderze photos, w kolejności z profilu.\n\nBrakuje tylko tego, co chroni twoje konto: zaszyfrowanego hasła i kluczy logowania.",

  "mail.second_factor_off.subject": "Zmiana w logowaniu",
  "mail.second_factor_off.preview": "Tylko dla twojej informacji.",
  "mail.second_factor_off.text": "Logowanie kodem z aplikacji zostało wyłączone. Od teraz wystarczy samo hasło.",
  "mail.second_factor_off.action": "Do mojego konta",
  "mail.second_factor_off.note":
    "To ty? W takim razie wszystko w porządku. Jeśli nie, od razu wybierz inne hasło i włącz je ponownie.",
} satisfies Translation<typeof en, "pl">;
