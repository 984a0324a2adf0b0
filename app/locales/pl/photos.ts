import type en from "../en/photos";
import type { Translation } from "../translation";

export default {
  "photos.title": "Moje zdjęcia",
  "photos.lead": "Pierwsze zdjęcie to twoja wizytówka. Daj tam najlepsze.",
  "photos.manage": "Moje zdjęcia",
  "photos.add": "Dodaj zdjęcia",
  "photos.choose": "Wybierz zdjęcia",
  "photos.choose_hint":
    "JPEG, PNG, WebP lub AVIF, każde do {{max}} MB. Ukryte dane, na przykład miejsce zrobienia zdjęcia, usuwamy.",
  "photos.upload": "Wyślij",
  "photos.refused": "{{name}}: {{reason}}",
  "photos.empty": "Nie ma jeszcze zdjęć. Każdy lubi widzieć, do kogo pisze.",
  "photos.drop": "Wybierz zdjęcia albo upuść je tutaj",
  "photos.remove": "Usuń {{name}}",
  "photos.sending": "Wysyłanie {{name}}",
  "photos.crop_title": "Wybierz, co widzą inni",
  "photos.crop_hint": "Przeciągnij zdjęcie, aż będzie pasować, albo przesuń je strzałkami.",
  "photos.crop_zoom": "Powiększenie",
  "photos.crop_use": "Użyj tego fragmentu",
  "photos.crop_whole": "Użyj całego zdjęcia",
  "photos.crop_count": "Zdjęcie {{n}} z {{max}}",
  "photos.crop_alt": "Twoje zdjęcie w ramce",
  "photos.count": "Zdjęcia: {{used}} z {{max}}",
  "photos.n": "Zdjęcie {{n}}",
  "photos.main": "Zdjęcie główne",
  "photos.make_main": "Ustaw jako główne",
  "photos.delete": "Usuń",
  "photos.held": "Najpierw je obejrzymy. Do tego czasu widzisz je tylko ty.",
  "photos.rejected": "Nie możemy pokazać tego zdjęcia: {{reason}}",
  "photos.nudity.blurred": "Zawiera nagość: inni widzą je rozmyte, dopóki go nie odsłonią, a na twojej karcie wcale.",
  "photos.nudity.left_out": "Zawiera nagość: na tej stronie nikt inny go nie widzi.",

  "photos.not_found": "Nie znaleźliśmy tego zdjęcia",
  "photos.not_an_image":
    "Tego zdjęcia nie umiemy odczytać. Działają JPEG, PNG, WebP i AVIF, niezależnie od nazwy pliku.",
  "photos.unreadable_heic":
    "Nie umiemy odczytać HEIC, formatu iPhone’ów. Zapisz zdjęcie jako JPEG albo zrób zrzut ekranu i wyślij go.",
  "photos.one_at_a_time": "Jedno przesyłanie jeszcze trwa. Poczekaj, aż się skończy, i spróbuj ponownie.",
  "photos.too_large":
    "Plik jest za duży. Zdjęcie może mieć najwyżej {{max}} MB. Zapisz je w mniejszym rozmiarze albo zrób zrzut ekranu i wyślij go.",
  "photos.too_many_pixels":
    "Zdjęcie ma za dużo pikseli. Limit to {{max}} mln. Zapisz je w mniejszym rozmiarze albo zrób zrzut ekranu i wyślij go.",
  "photos.too_small":
    "To zdjęcie jest za małe. Każdy bok musi mieć co najmniej {{min}} pikseli. Wybierz oryginał albo większy fragment.",
  "photos.damaged": "Plik jest uszkodzony. Wybierz inne zdjęcie albo najpierw zapisz to jeszcze raz.",
  "photos.too_many": "Masz już {{max}} zdjęć i więcej się nie zmieści. Najpierw usuń jedno.",
  "photos.no_file": "Najpierw wybierz zdjęcie",
  "photos.busy": "Właśnie napływa mnóstwo zdjęć. Spróbuj ponownie za kilka sekund.",
  "photos.order_hint": "Przeciągnij zdjęcia, żeby ułożyć je po swojemu, albo przesuń je strzałkami.",
  "photos.earlier_n": "Przesuń zdjęcie {{n}} do przodu",
  "photos.later_n": "Przesuń zdjęcie {{n}} do tyłu",
  "photos.moved": "Zdjęcie ma teraz numer {{n}} z {{max}}.",
} satisfies Translation<typeof en, "pl">;
