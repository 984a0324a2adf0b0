import type en from "../en/index";
import type { Translation } from "../translation";

export default {
  "index.headline": "Są ludzie, dla których warto zarwać noc.",
  "index.promise": "Rozejrzyj się, polub, kogo chcesz, i piszcie do siebie. Własnymi słowami, we własnym tempie.",
  "index.point_1_title": "Wiesz, kto istnieje naprawdę",
  "index.point_1_text":
    "Zmyślone profile są wyraźnie podpisane wszędzie, gdzie się pojawiają. Pisanie do nich nic nie kosztuje. Za każdym innym stoi człowiek.",
  "index.point_2_title": "Nikt cię nie pogania",
  "index.point_2_text": "Żadnego odliczania, żadnych udawanych polubień. Jeśli widzisz, że ktoś cię lubi, to tak jest.",
  "index.point_3_title": "To ty decydujesz",
  "index.point_3_text": "Mów o sobie tyle, ile masz ochotę. Gdy odejdziesz, twoje słowa znikną razem z tobą.",
  "index.members_title": "Kogo możesz tu poznać",
  "index.login_prompt": "Masz już konto?",
  "index.how_title": "Jak to działa",
  "index.how_1_title": "Powiedz, kim jesteś",
  "index.how_1_text": "Imię, kilka zdań, zdjęcia, jeśli chcesz. Wszystko możesz później zmienić.",
  "index.how_2_title": "Rozejrzyj się",
  "index.how_2_text":
    "Szukaj według miejsca, wieku i tego, co ludzie lubią robić. Jeśli pasuje niewiele osób, strona powie, który warunek wyklucza najwięcej.",
  "index.how_3_title": "Napisz",
  "index.how_3_text": "Wystarczy jedno dobre zdanie. Odpowiadaj, kiedy masz ochotę, albo wcale.",
  "index.safety_title": "Bezpiecznie i dyskretnie",
  "index.safety_1": "Każdego możesz zablokować lub zgłosić, z profilu i z rozmowy. Każde zgłoszenie czyta człowiek.",
  "index.safety_2": "Nikt nie dowie się, gdzie jesteś: inni widzą najwyżej twoją miejscowość lub region.",
  "index.safety_3": "Twój profil widać na {{brand}} i na żadnej innej stronie.",
  "index.safety_4": "Temat e-maila nigdy nie zdradza, z jakiej strony pochodzi.",
  "index.prices_title": "Ile to kosztuje",
  "index.prices_free": "Dołączenie, szukanie, polubienia i czytanie są bezpłatne.",
  "index.prices_paid": "Jeśli pisanie coś kosztuje, cenę widać obok przycisku, zanim wyślesz.",
  "index.prices_back": "Na zwrot tego, czego nie wykorzystasz, masz 14 dni.",
  "index.prices_none": "Cała reszta też.",
  "index.prices_link": "Wszystkie ceny",
  "index.questions_title": "Pytania",
  "index.question_1": "Kto tu jest?",
  "index.answer_1":
    "Tylko dorośli. Niektóre profile mogą być zmyślone: wtedy jest to na nich napisane, a pisanie do nich nic nie kosztuje.",
  "index.question_2": "Kto widzi mój profil?",
  "index.answer_2": "Ty decydujesz: tylko osoby z kontem, goście też albo przez jakiś czas nikt.",
  "index.question_3": "Jak stąd odejść?",
  "index.answer_3":
    "Na stronie w ustawieniach, bez podawania powodu. Profil znika od razu, a kilka dni później także twoje wiadomości.",
  "index.questions_more": "Więcej pytań",
} satisfies Translation<typeof en, "pl">;
