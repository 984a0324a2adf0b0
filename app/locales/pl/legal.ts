import type en from "../en/legal";
import type { Translation } from "../translation";

export default {
  "legal.updated": "Ostatnia zmiana: {{date}}",

  "legal.terms.title": "Regulamin",
  "legal.terms.body": `To są zasady między tobą a firmą {{company}}, {{address}}, która prowadzi serwis {{brand}}. Zakładając konto, zgadzasz się na nie.

## Kto może dołączyć
Masz co najmniej 18 lat, zakładasz jedno konto, dla siebie, a to, co o sobie mówisz, jest prawdą. Swoje hasło zachowujesz dla siebie.

## Czym jest {{brand}}
To miejsce, w którym poznaje się ludzi: tworzysz profil, szukasz innych, dajesz polubienia i piszecie do siebie. Nie obiecujemy, że kogoś znajdziesz, i nie sprawdzamy, czy ludzie są tymi, za których się podają. Uważaj na pieniądze, adresy i pierwsze spotkania.

## Zmyślone profile
Niektóre profile mogą być zmyślone. Każdy z nich jest podpisany jako fikcyjny wszędzie, gdzie się pojawia. Takie profile nigdy nie liczą się jako osoby w twojej okolicy, a pisanie do nich jest zawsze bezpłatne.

## Ile to kosztuje
Założenie konta, przeglądanie i polubienia są bezpłatne. Jeśli wiadomość coś kosztuje, widzisz cenę, zanim ją wyślesz. Bez twojego działania nie pobieramy żadnych opłat.

## To, co piszesz
Należy do ciebie. Pozwalasz nam pokazywać to osobom, dla których jest przeznaczone. Nie publikuj niczego, co łamie prawo, krzywdzi innych, jest reklamą albo należy do kogoś innego. Więcej znajdziesz w [zasadach](/pages/ban).

## Koniec
Możesz odejść w każdej chwili, bez podawania powodu. My możemy zamknąć konto, które łamie te zasady, i wtedy mówimy dlaczego.

## Odpowiedzialność i prawo
Odpowiadamy za szkody, które wyrządzimy umyślnie lub przez rażące niedbalstwo, a także wszędzie tam, gdzie wymaga tego prawo. Obowiązuje prawo kraju, w którym mamy siedzibę; ochrona konsumenta z twojego kraju nadal ci przysługuje.

Masz pytania? {{contact}}`,

  "legal.privacy.title": "Prywatność",
  "legal.privacy.body": `O tym, co dzieje się z twoimi danymi w serwisie {{brand}}, decyduje {{company}}, {{address}}, i za to odpowiada. Tu nas znajdziesz: {{contact}}

## Co przechowujemy i po co
- **Twoje konto:** adres e-mail, data urodzenia, język i nieczytelna postać twojego hasła. Bez tego nie ma konta (umowa).
- **Twój profil:** imię, wiek, miejscowość, zdjęcia i to, co o sobie mówisz. Profil randkowy zdradza prywatne rzeczy, na przykład to, kto cię pociąga. Używamy ich tylko dlatego, że mamy na to twoją osobną i wyraźną zgodę. Możesz ją wycofać w każdej chwili; wtedy profil znika.
- **To, co tu robisz:** polubienia, odwiedziny, wiadomości i czas ostatniej aktywności, żeby serwis działał (umowa).
- **Skąd do nas trafiasz:** strona lub partner, który cię przysłał, twój język i strefa czasowa, żebyśmy wiedzieli, co działa (nasz uzasadniony interes).
- **Zapisy techniczne:** adresy sieciowe i błędy, przez krótki czas, żeby serwis był bezpieczny (nasz uzasadniony interes).
- **Twoje zgody:** na co i kiedy, bo musimy umieć to wykazać.

## Kto to widzi
Inne osoby w serwisie widzą twój profil, ale nigdy twój adres e-mail, datę urodzenia ani dokładne miejsce, w którym jesteś. Rozmowę czytają tylko dwie osoby, które ją prowadzą, chyba że jedna z nich ją zgłosi. Niczego nikomu nie sprzedajemy. Firmy, które obsługują nasze serwery, działają wyłącznie na nasze zlecenie.

## Jak długo
Tak długo, jak masz konto. Jeśli poprosisz o jego usunięcie, profil znika od razu; po krótkim czasie, w którym możesz zmienić zdanie, kasujemy twoje dane i napisane przez ciebie słowa. To, co musimy zachować z mocy prawa, na przykład faktury i otwarte zgłoszenia, zostaje, dopóki nie będzie można tego usunąć.

## Twoje prawa
Możesz zobaczyć, poprawić, zabrać ze sobą lub usunąć swoje dane, sprzeciwić się ich używaniu i złożyć skargę do organu ochrony danych w swoim kraju. Napisz do nas, a to zrobimy.`,

  "legal.cookies.title": "Pliki cookie",
  "legal.cookies.body": `Plik cookie to mała notatka, którą strona zostawia w twojej przeglądarce. {{brand}} zostawia tylko te, bez których nie może działać:

- **Zalogowanie:** żeby nie trzeba było wpisywać hasła na każdej stronie. Trzydzieści dni albo do wylogowania.
- **Twój język:** jeśli go wybierzesz. Rok.
- **Informacja dla dorosłych:** żeby nie pokazywać jej drugi raz, jeśli strona w ogóle ją ma.
- **Odrzucona rejestracja:** jeśli z daty urodzenia wynika, że ktoś nie ma 18 lat, zakładanie konta w tej przeglądarce jest zablokowane przez 24 godziny.
- **Skąd do nas trafiasz:** tam, gdzie od tego zależy, czy możesz założyć konto lub się rozejrzeć, do zamknięcia przeglądarki. Jeśli strona o to zapyta i się zgodzisz, trzydzieści dni; jeśli odmówisz, wcale.
- **Odpowiedź na to pytanie:** żeby nie pytać drugi raz. Pół roku.
- **Logowanie w toku:** gdy czekamy na twój kod albo na decyzję, czy przywrócić konto. Dziesięć minut.

Ponieważ bez nich strona nie działa, nie pytamy najpierw o zgodę. Nie ma tu plików cookie do reklam ani takich, które śledzą cię na innych stronach. Jeśli kiedyś będziemy chcieli innych, zapytamy, zanim je zapiszemy, a „nie” to dobra odpowiedź.

Pliki cookie możesz w każdej chwili usunąć w ustawieniach przeglądarki. Wtedy nastąpi wylogowanie, a strona znów zapyta cię o język.

Serwis {{brand}} prowadzi {{company}}, {{address}}. Masz pytania? {{contact}}`,

  "legal.faq.title": "Pytania i odpowiedzi",
  "legal.faq.body": `## Od czego zacząć?
Załóż konto: wystarczą adres e-mail, imię i hasło. Dodaj zdjęcie i kilka zdań, rozejrzyj się i napisz do kogoś.

## Czy to coś kosztuje?
Założenie konta, przeglądanie i polubienia są bezpłatne. Jeśli wiadomość coś kosztuje, widzisz cenę, zanim ją wyślesz.

## Co to jest profil fikcyjny?
To profil zmyślonej osoby. Zawsze jest tak podpisany: na liście, w profilu i w rozmowie. Pisanie do niego jest bezpłatne i nigdy nie liczy się on jako osoba w twojej okolicy.

## Kto mnie widzi?
Osoby, które mają konto, a tam, gdzie strona na to pozwala, także goście. Widzą twoje imię, wiek, miejscowość, zdjęcia i teksty. Nigdy nie widzą twojego adresu e-mail, daty urodzenia ani dokładnego miejsca, w którym jesteś.

## Skąd mam wiedzieć, że ktoś jest szczery?
Na początku tego nie wiesz. Nie spiesz się, zadawaj pytania, umawiaj się w miejscu publicznym i powiedz komuś bliskiemu, gdzie jesteś. Nigdy nie wysyłaj pieniędzy komuś, kogo nie znasz osobiście.

## Ktoś mnie nęka. Co teraz?
Nie musisz odpowiadać. Napisz do [obsługi klienta](/pages/service), kto to był i co się stało.

## Jak zmienić język?
W menu języka na każdej stronie.

## Jak odejść?
Na [stronie konta](/account/delete). Twój profil zniknie od razu, a twoje słowa razem z nim. Przez kilka dni możesz jeszcze wrócić.

## Nie pamiętam hasła.
[Poproś o link](/reset-password), żeby ustawić nowe.`,

  "legal.service.title": "Obsługa klienta",
  "legal.service.body": `Coś nie działa, ktoś źle się zachowuje albo chcesz odejść? Powiedz nam o tym. Czytają to ludzie i odpowiadają ludzie.

**{{contact}}**

## Pomoże nam, jeśli podasz
- adres e-mail swojego konta,
- co miało się stać i co stało się zamiast tego,
- nazwę drugiego profilu, jeśli chodzi o inną osobę.

Nigdy nie podawaj nam hasła. Nie prosimy o nie.

## Usunięcie konta
Zrobisz to samodzielnie na [stronie konta](/account/delete). Twój profil zniknie od razu. Przez kilka dni możesz jeszcze zmienić zdanie, logując się; potem twoje dane i wszystkie twoje słowa zostaną wymazane, a adres znów będzie wolny.

## Twoje konto zostało usunięte
Konto zostało usunięte przez ciebie najwyżej kilka dni temu? Zaloguj się, a możesz je odzyskać. Jeśli zostało zamknięte z powodu naruszenia [zasad](/pages/ban), powiemy ci dlaczego, a ty możesz nam powiedzieć, jeśli uważasz, że się mylimy.

## Grozi ci niebezpieczeństwo?
Jeśli ktoś ci grozi albo komuś może coś grozić, najpierw zadzwoń na policję lub pod numer alarmowy 112. Potem powiedz nam, żebyśmy mogli zachować to, co może być potrzebne jako dowód.

Serwis {{brand}} prowadzi {{company}}, {{address}}.`,

  "legal.return-policy.title": "Zwroty",
  "legal.return-policy.body": `Zakup w serwisie {{brand}} nie spełnia twoich oczekiwań? Tak odzyskasz pieniądze.

## Zmiana zdania
Masz 14 dni od dnia zakupu i nie musisz podawać powodu. Zwracamy pieniądze za to, co nie zostało jeszcze użyte. Tego, co zostało już świadomie użyte, na przykład wysłanej wiadomości, nie da się zwrócić.

## Coś poszło nie tak
Jeśli opłata została pobrana dwa razy, za coś, co nie zadziałało, albo za wiadomość do profilu oznaczonego jako fikcyjny, zwracamy całość, także po tych 14 dniach. Pisanie do profili fikcyjnych jest bezpłatne, zawsze.

## Jak to zgłosić
Podaj nam adres e-mail swojego konta oraz datę i przedmiot zakupu: {{contact}}

Możesz użyć tego zdania: *Odstępuję od umowy zakupu z dnia (data) na koncie (adres e-mail).*

## Kiedy dostaniesz pieniądze
Odpowiadamy w ciągu dwóch dni roboczych i płacimy w ciągu 14 dni od twojego zgłoszenia, tą samą drogą, którą przyszła płatność. Nic cię to nie kosztuje.

## Jeśli się nie zgadzamy
Powiedz to, a ktoś inny u nas przyjrzy się sprawie jeszcze raz. Możesz też zwrócić się do urzędu ochrony konsumentów lub do sądu w swoim kraju; twoje prawa konsumenta zostają przy tobie, cokolwiek tu napisano.

{{company}}, {{address}}`,

  "legal.ban.title": "Zasady",
  "legal.ban.body": `{{brand}} to miejsce dla dorosłych, którzy są dla siebie dobrzy. Za te rzeczy traci się konto, za niektóre od razu:

- **Wiek poniżej 18 lat** albo wciąganie w to w jakikolwiek sposób kogokolwiek poniżej 18 lat. Tu nie ostrzegamy; zamykamy konto i zgłaszamy sprawę.
- **Nacisk:** groźby, szantaż, stalking albo naleganie po usłyszeniu „nie”.
- **Nienawiść** z powodu pochodzenia, ciała, płci, wiary, wieku albo tego, kogo ktoś kocha.
- **Udawanie:** cudze zdjęcia lub nazwisko albo zmyślone życie, żeby wyłudzić pieniądze. Zmyślone profile, które tworzy sam serwis, są oznaczone; nikt inny ich nie zakłada.
- **Pieniądze:** proszenie o nie innych osób albo proponowanie płatnych spotkań.
- **Reklama:** linki, kanały i oferty wszelkiego rodzaju.
- **Cudza prywatność:** udostępnianie zdjęć, wiadomości lub adresów bez zgody.
- **Wszystko, czego zabrania prawo.**

## Co wtedy robimy
Sprawdzamy każde zgłoszenie, a decyduje człowiek. Zależnie od sprawy ostrzegamy, coś usuwamy albo zamykamy konto. Kto traci konto, dowiaduje się dlaczego.

## Jeśli uważasz, że się mylimy
Powiedz nam o tym w ciągu sześciu miesięcy. Sprawie przyjrzy się ktoś, kto nie podejmował pierwszej decyzji: {{contact}}

## Jeśli ktoś robi to tobie
Nie odpowiadaj, zachowaj wiadomości i powiedz o tym [obsłudze klienta](/pages/service). W niebezpieczeństwie najpierw zadzwoń na policję.

{{company}}, {{address}}`,
} satisfies Translation<typeof en, "pl">;
