import type en from "../en/activate";
import type { Translation } from "../translation";

export default {
  "activate.done_title": "Twój adres jest potwierdzony",
  "activate.done_text": "Dzięki. Od teraz możesz też pisać do innych.",
  "activate.done_action": "Rozejrzyj się",
  "activate.finish_action": "Dokończ mój profil",
  "activate.error_text":
    "Został już użyty albo wygasł. Jeśli adres jest już potwierdzony, wszystko gra. Jeśli nie, poproś o kolejną wiadomość.",
  "activate.error_action": "Do mojego adresu e-mail",
  "activate.confirm_title": "Jeszcze jeden krok",
  "activate.confirm_text": "Naciśnij przycisk, a twój adres e-mail będzie potwierdzony.",
  "activate.confirm_action": "Potwierdzam adres",
} satisfies Translation<typeof en, "pl">;
