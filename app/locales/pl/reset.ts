import type en from "../en/reset";
import type { Translation } from "../translation";

export default {
  "reset.title": "Nie pamiętasz hasła?",
  "reset.lead": "Zdarza się. Podaj swój adres, a wyślemy ci link do ustawienia nowego.",
  "reset.submit": "Wyślijcie mi link",
  "reset.sent_title": "Zajrzyj do skrzynki",
  "reset.sent_text":
    "Jeśli jest konto z tym adresem, wiadomość z linkiem jest już w drodze. Link jest ważny godzinę. Nic nie przyszło? Zajrzyj też do spamu.",
  "reset.too_many": "To już pięć próśb w pół godziny. Zajrzyj do spamu; znów możesz poprosić za {{minutes}} min.",
  "reset.new_title": "Wybierz nowe hasło",
  "reset.new_lead": "Potem wszędzie cię wylogujemy i zadziała już tylko nowe hasło.",
  "reset.new_password": "Nowe hasło",
  "reset.save": "Zapisz hasło",
  "reset.done_title": "Nowe hasło ustawione",
  "reset.done_text": "Wszędzie cię wylogowaliśmy. Zaloguj się nowym hasłem.",
  "reset.spent_text": "Został już użyty albo ma więcej niż godzinę. Poproś o nowy, to chwila.",
  "reset.spent_action": "Poproś o nowy link",
} satisfies Translation<typeof en, "pl">;
