import type en from "../en/niches";
import type { Translation } from "../translation";

export default {
  "she-index.headline": "Ona nadaje tempo.",
  "she-index.promise": "Miejsce, w którym kobiety wiedzą, czego chcą, i mówią to głośno. Na tym polega cały urok.",
  "she-index.point_1_title": "Wiesz, kto istnieje naprawdę",
  "she-index.point_1_text":
    "Zmyślone profile są wszędzie wyraźnie podpisane, a pisanie do nich nic nie kosztuje. W pozostałych rozmowach spotykają się po prostu dwie osoby.",
  "she-index.point_2_title": "Najpierw rozmowa",
  "she-index.point_2_text": "Tutaj nikogo nie przesuwa się w lewo. Przeczytaj, co o sobie napisała, i do tego nawiąż.",
  "she-index.point_3_title": "„Nie” to też odpowiedź",
  "she-index.point_3_text": "Mów wprost, to mile widziane. Nikt nie jest nikomu winien odpowiedzi.",
  "she-signup.title": "Wejdź",
  "she-signup.lead": "Adres e-mail, imię, hasło. Co powiesz potem, zależy od ciebie.",
  "she-home.greeting": "Jak miło cię widzieć, {{name}}",
  "she-home.new_people": "Nowe osoby, warto zajrzeć",
  "she-chats.no_messages_text":
    "{{name}} ma profil, który warto przeczytać. Zacznij od czegoś, co możesz powiedzieć tylko ty.",

  "bdsm-index.headline": "Najpierw zaufanie. Potem cała reszta.",
  "bdsm-index.promise":
    "Poznaj dorosłych, którzy wiedzą, co lubią, potrafią to nazwać i traktują granice tak samo poważnie jak pragnienia.",
  "bdsm-index.point_1_title": "Zgoda powiedziana wprost",
  "bdsm-index.point_1_text":
    "Porozmawiajcie przed spotkaniem: o pragnieniach, o granicach, o tym, co potem. Właśnie tu zaczyna się napięcie.",
  "bdsm-index.point_2_title": "Wiesz, kto istnieje naprawdę",
  "bdsm-index.point_2_text":
    "Zmyślone profile są wszędzie wyraźnie podpisane, a pisanie do nich nic nie kosztuje. Maski? Tylko te z wyboru.",
  "bdsm-index.point_3_title": "Dyskretnie, jeśli chcesz",
  "bdsm-index.point_3_text":
    "Wystarczy pseudonim. To ty decydujesz, co pokażesz, do kogo napiszesz i kiedy odejdziesz.",
  "bdsm-signup.title": "Wejdź na własnych zasadach",
  "bdsm-signup.lead": "Adres e-mail, pseudonim, hasło. Dalej granice wyznaczasz ty.",
  "bdsm-home.greeting": "Witaj, {{name}}",
  "bdsm-home.new_people": "Osoby, które mówią twoim językiem",
  "bdsm-profile.looking_for": "Czego pragnę i gdzie mówię stop",
  "bdsm-profile.personal_hint":
    "Co cię pociąga, co cię wycisza, co nigdy nie wchodzi w grę? Prosimy, bez numerów telefonu i adresów.",
  "bdsm-chats.no_messages_text": "Zacznij od pytania. {{name}} powie ci, gdzie leżą granice.",

  "bbw-index.headline": "Więcej do kochania. Nic do ukrycia.",
  "bbw-index.promise":
    "Kobiety o pełnych kształtach i ludzie, którzy za nimi szaleją: za krągłościami, za dowcipem, za całą resztą.",
  "bbw-index.point_1_title": "Bądź sobą",
  "bbw-index.point_1_text":
    "Nie trzeba szukać korzystnego ujęcia. Tu szukają ciebie, a nie ciebie w mniejszym rozmiarze.",
  "bbw-index.point_2_title": "Wiesz, kto istnieje naprawdę",
  "bbw-index.point_2_text":
    "Zmyślone profile są wszędzie wyraźnie podpisane, a pisanie do nich nic nie kosztuje. Za każdym innym stoi człowiek.",
  "bbw-index.point_3_title": "Życzliwie albo wcale",
  "bbw-index.point_3_text": "Komplementy są mile widziane, docinki nie. Na żadne nie musisz odpowiadać.",
  "bbw-signup.title": "To miejsce czeka na ciebie",
  "bbw-signup.lead": "Adres e-mail, imię, hasło. Zapraszamy z całego serca.",
  "bbw-home.greeting": "Jak dobrze, że jesteś, {{name}}",
  "bbw-home.new_people": "Osoby, za którymi można oszaleć",

  "gilf-index.headline": "Najlepsze historie dopiero przed nami.",
  "gilf-index.promise": "Kobiety, które niejedno przeżyły i mają apetyt na więcej. Poznaj kogoś, kto to doceni.",
  "gilf-index.point_1_title": "Wiek to atut",
  "gilf-index.point_1_text": "Wiesz, co sprawia ci przyjemność i czego masz już dość. Od razu lepiej się rozmawia.",
  "gilf-index.point_2_title": "Spokojnie i czytelnie",
  "gilf-index.point_2_text": "Żadnych migających serduszek, żadnego pośpiechu. Czytaj, zastanów się, masz czas.",
  "gilf-index.point_3_title": "Wiesz, kto istnieje naprawdę",
  "gilf-index.point_3_text":
    "Zmyślone profile są wszędzie wyraźnie podpisane, a pisanie do nich nic nie kosztuje. I jeszcze jedno: nigdy nie wysyłaj pieniędzy komuś, kogo nie znasz osobiście.",
  "gilf-signup.title": "Zacznij coś nowego",
  "gilf-signup.lead": "Adres e-mail, imię, hasło. Z resztą nie ma pośpiechu.",
  "gilf-home.greeting": "Jak miło cię widzieć, {{name}}",
  "gilf-home.new_people": "Osoby, które mają co opowiadać",

  "milf-index.headline": "Dni pełne zajęć. Wieczory dla siebie.",
  "milf-index.promise": "Pewne siebie kobiety w pełni życia i ludzie, którzy właśnie temu nie mogą się oprzeć.",
  "milf-index.point_1_title": "Na napięty grafik",
  "milf-index.point_1_text": "Pisz, gdy w domu zrobi się cicho. Rozmowa poczeka, nie będzie cię ścigać.",
  "milf-index.point_2_title": "Wiesz, kto istnieje naprawdę",
  "milf-index.point_2_text":
    "Zmyślone profile są wszędzie wyraźnie podpisane, a pisanie do nich nic nie kosztuje. Za każdym innym stoi człowiek.",
  "milf-index.point_3_title": "Twoje życie zostaje twoje",
  "milf-index.point_3_text":
    "Wystarczy pseudonim, a zamiast adresu widać tylko miejscowość. Powiedz więcej, gdy poczujesz, że warto.",
  "milf-signup.title": "Chwila dla ciebie",
  "milf-signup.lead": "Adres e-mail, imię, hasło. Zdążysz, zanim wystygnie herbata.",
  "milf-home.greeting": "Nareszcie chwila spokoju, {{name}}",
  "milf-home.new_people": "Osoby w sam raz na wieczór",

  "gay-index.headline": "Faceci, którzy lubią facetów. I tyle.",
  "gay-index.promise":
    "Na dziś, na weekend albo na zawsze: powiedz, czego szukasz, i poznaj facetów, którzy też mówią wprost.",
  "gay-index.point_1_title": "Bez owijania w bawełnę",
  "gay-index.point_1_text": "Miłość, randka czy coś pomiędzy? Napisz to i nikt nie będzie musiał zgadywać.",
  "gay-index.point_2_title": "Wiesz, kto istnieje naprawdę",
  "gay-index.point_2_text":
    "Zmyślone profile są wszędzie wyraźnie podpisane, a pisanie do nich nic nie kosztuje. Za każdym innym stoi człowiek.",
  "gay-index.point_3_title": "Mówisz tyle, ile chcesz",
  "gay-index.point_3_text": "Wystarczą pseudonim i miejscowość. To ty decydujesz, kto dowie się więcej.",
  "gay-signup.title": "Dołącz do facetów z {{brand}}",
  "gay-signup.lead": "Adres e-mail, imię, hasło. Potem już tylko rozmowy.",
  "gay-home.greeting": "Hej, {{name}}! Dobrze cię widzieć",
  "gay-home.new_people": "Faceci dla ciebie",
  "gay-index.members_title": "Faceci, których możesz poznać",
} satisfies Translation<typeof en, "pl">;
