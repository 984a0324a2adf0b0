import type en from "../en/legal";
import type { Translation } from "../translation";

export default {
  "legal.terms.title": "Regulamin",
  "legal.terms.body": `To są zasady między tobą a firmą {{company}}, {{address}}, która prowadzi serwis {{brand}}. Zakładając konto, zgadzasz się na nie.
## Kto może dołączyć
Masz co najmniej 18 lat, zakładasz jedno konto, dla siebie, a to, co o sobie mówisz, jest prawdą. Swoje hasło zachowujesz dla siebie.
## Czym jest {{brand}}
To miejsce, w którym poznaje się ludzi: tworzysz profil, szukasz innych, dajesz polubienia i piszecie do siebie. Nie obiecujemy, że kogoś znajdziesz, i nie sprawdzamy, czy ludzie są tymi, za których się podają. Uważaj na pieniądze, adresy i pierwsze spotkania.
## Zmyślone profile
Niektóre profile mogą być zmyślone. Każdy z nich jest podpisany jako fikcyjny wszędzie, gdzie się pojawia. Takie profile nigdy nie liczą się jako osoby w twojej okolicy, a pisanie do nich jest zawsze bezpłatne.
## Tylko tutaj
Twój profil widać na {{brand}} i nigdzie indziej: na żadnej innej stronie, naszej ani cudzej, i pod żadną inną nazwą.
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
- **Skąd do nas trafiasz:** strona lub partner, który cię przysłał, żebyśmy wiedzieli, co działa (nasz uzasadniony interes).
- **Twoja strefa czasowa:** żeby pokazywać godziny według twojego zegara i nie przeszkadzać ci w nocy (umowa).
- **Twoje przeglądarki i sposób płatności:** jako kody, które mówią tylko, czy dwa konta łączy ta sama przeglądarka lub karta, żeby nikt usunięty z serwisu nie wracał pod innym imieniem; kod przeglądarki przez rok (nasz uzasadniony interes).
- **Zapisy techniczne:** adresy sieciowe i błędy, przez krótki czas, żeby serwis był bezpieczny (nasz uzasadniony interes).
- **Twoje zgody:** na co i kiedy, bo musimy umieć to wykazać.
## Kto to widzi
Inne osoby w serwisie widzą twój profil, a goście tylko za twoją zgodą, ale nigdy twój adres e-mail, datę urodzenia ani dokładne miejsce, w którym jesteś. Rozmowę czytają tylko dwie osoby, które ją prowadzą, chyba że jedna z nich ją zgłosi. Niczego nikomu nie sprzedajemy. Firmy, które obsługują nasze serwery, działają wyłącznie na nasze zlecenie.
## Jak długo
Tak długo, jak masz konto. Jeśli poprosisz o jego usunięcie, profil znika od razu; po krótkim czasie, w którym możesz zmienić zdanie, kasujemy twoje dane i napisane przez ciebie słowa. To, co musimy zachować z mocy prawa, na przykład faktury i otwarte zgłoszenia, zostaje, dopóki nie będzie można tego usunąć.
## Twoje prawa
Możesz zobaczyć, poprawić, zabrać ze sobą lub usunąć swoje dane, sprzeciwić się ich używaniu i złożyć skargę do organu ochrony danych w swoim kraju. Napisz do nas, a to zrobimy.`,

  "legal.cookies.title": "Pliki cookie",
  "legal.cookies.body": `Plik cookie to mała notatka, którą strona zostawia w twojej przeglądarce. Oprócz nich przeglądarka ma jeszcze kilka innych miejsc, w których strona może coś przechować. Tabela poniżej wymienia wszystko, co {{brand}} w nich zapisuje, po co i na jak długo.

To, bez czego strona nie działa, zapisuje bez pytania; prawo na to pozwala. Wszystko inne zapisuje dopiero za twoją zgodą, a „nie” to dobra odpowiedź. Nie ma tu nic do reklam i nic, co śledzi cię na innych stronach.

Wszystko możesz w każdej chwili usunąć w ustawieniach przeglądarki. Wtedy nastąpi wylogowanie, a strona znów zapyta cię o język. Przy bezpiecznym połączeniu nazwy plików cookie zaczynają się od \`__Host-\`.

Serwis {{brand}} prowadzi {{company}}, {{address}}. Masz pytania? {{contact}}`,
  "legal.cookies.table": "Wszystko, co {{brand}} zapisuje w twojej przeglądarce",
  "legal.cookies.name": "Nazwa",
  "legal.cookies.purpose": "Po co",
  "legal.cookies.lasts": "Jak długo",
  "legal.cookies.asks": "Pyta najpierw",
  "legal.cookies.until_browser": "Do zamknięcia przeglądarki",
  "legal.cookies.until_tab": "Do zamknięcia karty",
  "legal.cookies.until_permission": "Do cofnięcia zgody",
  "legal.cookies.until_logout": "Do wylogowania",
  "legal.cookies.until_sent": "Do wysłania",
  "legal.cookies.until_cleared": "Do usunięcia przez ciebie",
  "legal.cookies.needed": "Nie: strona tego potrzebuje",
  "legal.cookies.asked": "Tak",
  "legal.cookies.session":
    "Zalogowanie, żeby nie trzeba było wpisywać hasła na każdej stronie. Kończy się po wylogowaniu albo po 14 dniach bez wizyt.",
  "legal.cookies.device":
    "Informacja, że z tej przeglądarki ktoś już się zalogował na twoje konto: nikt nie zablokuje ci wejścia, wpisując błędne hasła, a osobę usuniętą z serwisu rozpoznamy także pod innym imieniem.",
  "legal.cookies.login_step": "Logowanie w toku: gdy czekamy na twój kod albo na decyzję, czy przywrócić konto.",
  "legal.cookies.pending_signup":
    "Że trwa twoja rejestracja i czekasz na naszą wiadomość, żeby link z niej zalogował cię tutaj.",
  "legal.cookies.language": "Twój język, jeśli go wybierzesz.",
  "legal.cookies.entry": "Informacja, że komunikat dla dorosłych został już pokazany.",
  "legal.cookies.age_refused":
    "Informacja, że z daty urodzenia wynikało, że ktoś nie ma 18 lat. Zakładanie konta jest wtedy w tej przeglądarce zablokowane.",
  "legal.cookies.choice": "Twoja odpowiedź na pytanie, czy możemy zapamiętać, skąd do nas trafiasz.",
  "legal.cookies.network":
    "Strona lub partner, od których do nas trafiasz, jeśli od tego zależy, czy możesz założyć konto lub się rozejrzeć.",
  "legal.cookies.network_granted": "Strona lub partner, od których do nas trafiasz, żebyśmy wiedzieli, co działa.",
  "legal.cookies.position": "Do którego miejsca strona zapisała to, co robisz, żeby od razu było to widać.",
  "legal.cookies.positions": "Miejsce, do którego udało ci się doczytać, żeby powrót prowadził w to samo miejsce.",
  "legal.cookies.reloaded":
    "Informacja, kiedy strona została ostatnio wczytana ponownie po błędzie, żeby zdarzyło się to tylko raz.",
  "legal.cookies.worker":
    "Mały program tej strony. Otwiera strony bez sieci i pokazuje powiadomienia, jeśli na nie pozwolisz.",
  "legal.cookies.push": "Adres, na który przychodzą powiadomienia, jeśli na nie pozwolisz.",
  "legal.cookies.push_off": "Że nie chcesz powiadomień w tej przeglądarce.",
  "legal.cookies.shell":
    "Strona informująca o braku sieci, strona logowania i potrzebne im pliki. Zastępuje je nowsza wersja.",
  "legal.cookies.files":
    "Skrypty, style i zdjęcia, które już się wczytały, żeby nie wczytywać ich znowu. Najstarsze znikają pierwsze.",
  "legal.cookies.conversations": "Ostatnio oglądane rozmowy, żeby dało się je czytać bez sieci.",
  "legal.cookies.owed_logout": "Informacja o wylogowaniu bez sieci, dopóki strona się o tym nie dowie.",
  "legal.cookies.unsent": "Wiadomości, których nie udało się jeszcze wysłać.",
  "legal.cookies.unsent_photos": "Zdjęcia, których nie udało się jeszcze wysłać, wraz z tekstem.",
  "legal.cookies.words": "To, co było wpisane w chwili zakończenia sesji, aż do ponownego zalogowania.",
  "legal.cookies.dismissed_update": "Jakiej nowej wersji strony jeszcze nie chcesz, żebyśmy nie pytali o nią ponownie.",
  "legal.cookies.install_hint":
    "To, że propozycja zainstalowania strony jako aplikacji została zamknięta, żeby nie wracała.",

  "legal.faq.title": "Pytania i odpowiedzi",
  "legal.faq.body": `## Od czego zacząć?
Załóż konto: wystarczą adres e-mail, imię i hasło. Dodaj zdjęcie i kilka zdań, rozejrzyj się i napisz do kogoś.
## Czy to coś kosztuje?
Założenie konta, przeglądanie i polubienia są bezpłatne. Jeśli wiadomość coś kosztuje, widzisz cenę, zanim ją wyślesz.
## Co to jest profil fikcyjny?
To profil zmyślonej osoby. Zawsze jest tak podpisany: na liście, w profilu i w rozmowie. Pisanie do niego jest bezpłatne i nigdy nie liczy się on jako osoba w twojej okolicy.
## Kto mnie widzi?
Osoby, które mają konto. Goście widzą cię tylko wtedy, gdy wybierzesz „Goście też”, a na stronie głównej tylko wtedy, gdy zgodzisz się także na to. Widać twoje imię, wiek, miejscowość, zdjęcia i teksty. Nigdy nie widać twojego adresu e-mail, daty urodzenia ani dokładnego miejsca, w którym jesteś. [Ty decydujesz](/account/visibility), kto cię widzi: tylko osoby z kontem, goście też albo przez jakiś czas nikt.
## Co decyduje o tym, kogo mi proponujecie?
Tylko osoby, których płci i wieku szukasz i które szukają twoich. Potem liczymy, ile twoich życzeń spełniają (język, kraj, region, wiek) spośród wszystkich podanych, i tak samo w drugą stronę. Kolejność to średnia harmoniczna obu wartości, podzielona przez liczbę tygodni od ostatniej wizyty powiększoną o jeden oraz przez jedną piątą nieprzeczytanych wiadomości z ostatnich siedmiu dni powiększoną o jeden. Co czwarte miejsce jest dla osób z ostatnich dwóch tygodni. Nic więcej się nie liczy i nikt nie może kupić miejsca. Wszystko opisuje strona [Skąd bierze się kolejność](/pages/ranking).
## W jakiej kolejności widać ludzi?
Według ostatniej wizyty, od najnowszej. Zamiast tego możesz wybrać odległość albo nowe osoby. Filtry tylko pomijają; nie zmieniają kolejności. Nikt nie może kupić sobie miejsca.
## Skąd mam wiedzieć, że ktoś jest szczery?
Na początku tego nie wiesz. Nie spiesz się, zadawaj pytania, umawiaj się w miejscu publicznym i powiedz komuś bliskiemu, gdzie jesteś. Nigdy nie wysyłaj pieniędzy komuś, kogo nie znasz osobiście.
## Ktoś mnie nęka. Co teraz?
Nie musisz odpowiadać. Zablokuj tę osobę na jej profilu albo w rozmowie: przestaniecie się widzieć, a ona nie będzie mogła do ciebie pisać. Tam też możesz zgłosić, co się stało, a sprawdzi to człowiek. Bez konta opowiedz nam o tym na stronie [skarg](/complaints).
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
## Ktoś prosi cię o pieniądze?
To najpewniej oszustwo, choćbyście znali się już dobrze. Nigdy nie wysyłaj pieniędzy, kart podarunkowych, haseł ani dokumentów komuś, z kim nie było jeszcze spotkania na żywo. Uważaj na osoby, które szybko chcą pisać gdzie indziej, nigdy nie mają czasu na rozmowę, a potem popadają w kłopoty. Jeśli coś już zostało wysłane, od razu powiadom swój bank, potem policję i [nas](/complaints). Gdy usuwamy konto z powodu oszustwa, piszemy do wszystkich, którzy na nie odpowiedzieli, i zwracamy im kredyty za te wiadomości.
## Grozi ci niebezpieczeństwo?
Jeśli ktoś ci grozi albo komuś może coś grozić, najpierw zadzwoń na policję lub pod numer alarmowy 112. Potem powiedz nam, żebyśmy mogli zachować to, co może być potrzebne jako dowód.
Serwis {{brand}} prowadzi {{company}}, {{address}}.`,

  "legal.return-policy.title": "Zwroty",
  "legal.return-policy.body": `Zakup w serwisie {{brand}} nie spełnia twoich oczekiwań? Tak odzyskasz pieniądze.
## Zmiana zdania
Tam, gdzie prawo twojego kraju pozwala odstąpić od umowy, a tak jest w całej Unii Europejskiej i w Wielkiej Brytanii, masz na to 14 dni od dnia zakupu i nie musisz podawać powodu. Zamówienie mówi o tym, zanim zapłacisz. Zwracamy pieniądze za to, co nie zostało jeszcze użyte. Tego, co zostało już świadomie użyte, na przykład wysłanej wiadomości, nie da się zwrócić.
## Coś poszło nie tak
Jeśli opłata została pobrana dwa razy, za coś, co nie zadziałało, albo za wiadomość do profilu oznaczonego jako fikcyjny, zwracamy całość, także po tych 14 dniach. Pisanie do profili fikcyjnych jest bezpłatne, zawsze.
Pierwsza wiadomość, której nikt nie przeczyta, bo odbiorca odejdzie w ciągu siedmiu dni, w końcu nic cię nie kosztuje: kredyty wracają same, a my dajemy ci znać.
## Jak to zgłosić
Najszybciej na stronie zakupu: prowadzi do niej potwierdzenie, a odstąpić można jednym przyciskiem. Potwierdzenie odstąpienia przychodzi od razu e-mailem. Możesz też napisać do nas: podaj adres e-mail konta oraz co i kiedy zostało kupione. {{contact}}

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
[Powiedz nam o tym](/complaints?about=appeal) w ciągu sześciu miesięcy; nie potrzebujesz do tego konta. Sprawie przyjrzy się ktoś, kto nie podejmował pierwszej decyzji: {{contact}}
## Jeśli ktoś robi to tobie
Nie odpowiadaj, zachowaj wiadomości i [powiedz nam o tym](/complaints). W niebezpieczeństwie najpierw zadzwoń na policję.
{{company}}, {{address}}`,

  "legal.imprint.title": "Dane firmy",
  "legal.imprint.body": `{{brand}} to usługa firmy:
{{facts}}
Najszybciej skontaktujesz się z nami tak: {{contact}}

To, co jest nie tak na tej stronie, możesz [zgłosić bez konta](/complaints). Co robimy z twoimi danymi, piszemy w [polityce prywatności](/pages/privacy).`,
  "legal.imprint.represented": "Reprezentacja: {{name}}",
  "legal.imprint.register": "Rejestr: {{register}}",
  "legal.imprint.host": "Hosting: {{host}}",

  "legal.ranking.title": "Skąd bierze się kolejność",
  "legal.ranking.body": `Kto pokazuje osoby w jakiejś kolejności, powinien powiedzieć, skąd się ona bierze; wymaga tego też prawo (artykuł 27 aktu o usługach cyfrowych). Tu jest wszystko. Zasady są takie same dla wszystkich i nikt nie może kupić miejsca. Na każdej liście pierwszy rząd należy do osób ze zdjęciem: przesuwają się tam spośród pierwszych dwunastu, a wszystkie inne zachowują swoją kolejność.
## Wyszukiwanie
O tym, kogo znajdziesz, decydują tylko twoje filtry. Kolejność wybierasz ty:
- **Ostatnio aktywne** (jeśli nic nie wybierzesz): najpierw osoby, które były tu ostatnio.
- **Najbliżej**: według dużych przedziałów odległości między miejscowościami, potem według ostatniej wizyty.
- **Najnowsze**: najpierw osoby, które dołączyły ostatnio.

Osoby, które o włos nie pasują do filtrów, są osobno, niżej, w tej samej kolejności.
## Osoby dla ciebie i „Znajdź parę”
Są tu tylko osoby, które szukają twojej płci i twojego wieku i których płci i wieku szukasz ty, a których jeszcze nie polubiono ani nie pominięto. Z każdej płci, której szukasz, bierzemy pod uwagę 150 osób, które były tu ostatnio, i do 40 nowych. Mnożymy trzy rzeczy, od najważniejszej:
- **Jak do siebie pasujecie.** Ile twoich życzeń spełnia ta osoba (język, kraj, region, wiek) spośród wszystkich podanych, i ile jej życzeń spełniasz ty. Liczy się średnia harmoniczna obu wartości: jeśli jedna strona nie znajduje niczego, życzenia drugiej nie pomogą.
- **Jak długo jej nie było.** Tydzień zmniejsza wartość o połowę, trzy tygodnie do jednej czwartej.
- **Ile wiadomości na nią czeka.** Pięć nieprzeczytanych z ostatnich siedmiu dni zmniejsza wartość o połowę, żeby nikogo nie zasypać.

Co czwarte miejsce jest dla osób z ostatnich 14 dni. Między równymi decyduje los, każdego dnia od nowa. „Znajdź parę” pokazuje pierwsze 20 osób dziennie.
## Podobne osoby
Osoby tej samej płci i z tego samego kraju, najwyżej pięć lat starsze lub młodsze; najpierw te, które były tu ostatnio.
## Co się nie liczy
Pieniądze, Premium, wygląd, liczba zdjęć czy polubień, to, co piszesz, i to, co oglądasz. Jeśli między osobami jest reklama, jest tak podpisana, ma stałe miejsca i nikogo nie przesuwa.
## Co możesz zmienić
Filtry i kolejność w wyszukiwaniu w każdej chwili; to, czego szukasz, w swoim profilu. Wyszukiwanie korzysta tylko z tego, co tam ustawisz.`,

  "legal.accessibility.title": "Dostępność",
  "legal.accessibility.body": `{{brand}} jest dla wszystkich, którzy mają co najmniej 18 lat. Budujemy tę stronę tak, by dało się z niej korzystać samą klawiaturą, z czytnikiem ekranu, z dużym tekstem i bez ruchu.
## Czego się trzymamy
Wytycznych WCAG 2.2 na poziomie AA, a tym samym europejskiego aktu o dostępności. Przed każdą nową wersją program sprawdza budowę stron, kontrast i nazwy przycisków oraz to, czy wszystko mieści się na szerokości 320 pikseli przy tekście dwa razy większym.
## Co jeszcze nie działa
- Zdjęcia nie mają opisów: tylko ich właściciele wiedzą, co na nich jest. Czyje to zdjęcie, zawsze jest napisane.
- To, co piszą ludzie, należy do nich. Bywa trudne do przeczytania albo w innym języku niż strona.
- Strony operatorów płatności nie są nasze. Daj znać, jeśli któraś cię zatrzyma, a znajdziemy inną drogę.
## Coś ci przeszkadza?
Napisz, co chcesz zrobić i na jakim urządzeniu: {{contact}}

Odpowiadamy w ciągu siedmiu dni. Jeśli to nie pomoże, [złóż skargę](/complaints) albo zwróć się do organu, który w twoim kraju pilnuje dostępności usług.
{{company}}, {{address}}`,

  // Appended to the page of customer service if the Digital Services Act applies.
  "legal.contact_points": `## Punkty kontaktowe według aktu o usługach cyfrowych
Dla ciebie, dla organów, dla Komisji i dla Europejskiej Rady ds. Usług Cyfrowych jest jeden adres: {{contact}}

Odpowiadają tam ludzie, nie maszyna, w tych językach: {{languages}}. Naruszenie prawa możesz też [zgłosić bez konta](/complaints).`,
  "legal.since": "Obowiązuje od {{date}}.",
  "legal.shown_since": "W tym brzmieniu od {{date}}.",
  "legal.former": "Poprzednie wersje",
  "legal.former_of": "Wersja z {{date}}",
  "legal.kept": "Tak ta strona brzmiała od {{date}}.",
  "legal.present": "Przeczytaj stronę w obecnej wersji",
} satisfies Translation<typeof en, "pl">;
