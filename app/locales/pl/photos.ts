import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Moje zdjęcia",
  "photos.lead": "Po pierwszym poznają cię inni. Daj tam najlepsze.",
  "photos.manage": "Moje zdjęcia",
  "photos.add": "Dodaj zdjęcia",
  "photos.choose": "Wybierz zdjęcia",
  "photos.choose_hint":
    "JPEG lub PNG, każde do {{max}} MB. Ukryte dane, na przykład miejsce zrobienia zdjęcia, usuwamy.",
  "photos.upload": "Wyślij",
  "photos.refused": "{{name}}: {{reason}}",
  "photos.empty": "Nie ma jeszcze zdjęć. Każdy lubi widzieć, do kogo pisze.",
  "photos.drop": "Wybierz zdjęcia albo upuść je tutaj",
  "photos.remove": "Usuń {{name}}",
  "photos.sending": "Wysyłanie {{name}}",
  "photos.count": "Zdjęcia: {{used}} z {{max}}",
  "photos.n": "Zdjęcie {{n}}",
  "photos.main": "Zdjęcie główne",
  "photos.make_main": "Ustaw jako główne",
  "photos.make_main_n": "Ustaw zdjęcie {{n}} jako główne",
  "photos.delete": "Usuń",
  "photos.delete_n": "Usuń zdjęcie {{n}}",
  "photos.held": "Najpierw je obejrzymy. Do tego czasu widzisz je tylko ty.",
  "photos.rejected": "Nie możemy pokazać tego zdjęcia: {{reason}}",
} satisfies Translation<typeof en, "pl">;
