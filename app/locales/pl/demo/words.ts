import type { PeopleWords } from "../../demo";

const men = [
  "Od lat niczego nie ukrywam i dobrze mi z tym.",
  "Gdzieś pomiędzy nocą na parkiecie a spokojną niedzielą we dwóch.",
  "Lubię facetów, którzy łatwo się śmieją i mówią to, co myślą.",
  "Dla przyjaciół jestem tym spokojnym. Parkiet wie swoje.",
];
const kink = [
  "O granicach rozmawiam na samym początku, bo tam zaczyna się zaufanie.",
  "Ciekawość, uważność i bardzo jasne pojęcie o tym, co znaczy tak.",
  "To, czego szukam, wymaga czasu, zaufania i najpierw dobrej rozmowy.",
  "Szacunek jest przed każdą grą i zostaje po niej.",
];

export default {
  personal: {
    openings: [
      "Cześć, miło, że tu zaglądasz.",
      "Nigdy nie wiem, jak zacząć, więc zacznę od prawdy.",
      "Trzy rzeczy, które mówią o mnie znajomi: ciepło, upór, poczucie humoru.",
      "Namówiła mnie przyjaciółka i na razie przyznaję jej rację.",
      "Dobrze słucham i słabo gotuję. Nad tym drugim pracuję.",
      "Rozmowa przychodzi mi łatwo, gdy na stole stoi kawa.",
      "Pisanie to nie moja mocna strona, przy stole idzie mi lepiej.",
      "Wierzę w dobre maniery i kiepskie żarty.",
    ],
    days: [
      "Tygodnie mam pełne, weekendy mniej, i chętnie to zmienię.",
      "Cały dzień pracuję z ludźmi i wieczorem nadal ich lubię.",
      "Pracuję w domu, więc każdy powód do wyjścia jest mile widziany.",
      "Po kilku latach w pojedynkę wiem, co lubię i czego mi brakuje.",
      "Mieszkanie mam małe, pełne książek i nigdy do końca posprzątane.",
      "Mieszkam tu od dwóch lat i wciąż odkrywam nowe ulice.",
      "Dzielę dom z kotem, który uważa go za swój.",
      "Praca na zmiany daje mi wolne poranki i bardzo je cenię.",
    ],
    laterDays: [
      "Dzieci dawno są na swoim, więc znów mam czas.",
      "Pracuję mniej niż kiedyś i bardziej się tym cieszę.",
      "Niczego już nie odkładam na później. Później jest teraz.",
      "Ogród, kilkoro dobrych przyjaciół i kalendarz, w którym jest miejsce.",
    ],
    pleasures: [
      "Sobotni targ, pełny koszyk i nikogo w pośpiechu: tyle mi trzeba.",
      "Długie spacery nad wodą oczyszczają mi głowę, niezależnie od pogody.",
      "Nigdy nie odmawiam muzyki na żywo w małej sali.",
      "Stare filmy, koc i coś dobrego do jedzenia: to jest luksus.",
      "Najbardziej lubię pociąg, książkę i brak planu.",
      "Tańczę w kuchni, a czasem nawet poza nią.",
      "Krzyżówka, dzbanek herbaty i deszcz za oknem: ideał.",
      "Pływam dwa razy w tygodniu i o wiele za często o tym mówię.",
      "Zbieram przepisy, a od czasu do czasu nawet któryś wypróbuję.",
      "Muzeum w zwykłe popołudnie to najlepiej strzeżony sekret, jaki znam.",
    ],
    closings: [
      "Opowiedz mi, co cię dziś rozbawiło.",
      "Skoro czytasz aż do tego miejsca, po prostu się przywitaj.",
      "Zapytaj mnie o najgorsze wakacje w życiu.",
      "Odpowiadam każdemu, kto pisze więcej niż jedno słowo.",
      "Zobaczmy, dokąd prowadzi dobra rozmowa.",
      "Najpierw kawa, potem się okaże.",
    ],
  },
  lookingFor: {
    company: [
      "Kogoś do dzielenia dobrych wieczorów i kilku tych zwyczajnych.",
      "Prawdziwej rozmowy, a potem może kolacji, która trwa za długo.",
      "Najpierw dobrego towarzystwa. Reszta może przyjdzie sama.",
      "Osoby, która dobrze się czuje we własnej skórze.",
      "Czegoś lekkiego, co może urosnąć.",
      "Kogoś z czasem, humorem i odrobiną odwagi.",
      "Kogoś z okolicy, żeby zostało miejsce na spontaniczność.",
      "Przyciągania, szczerości i śmiechu z tych samych rzeczy.",
    ],
    wishes: [
      "Mów szczerze, czego chcesz; ja też tak robię.",
      "Lepiej powoli niż dwa razy.",
      "Życzliwość nie podlega negocjacjom.",
      "Żadnych gier poza tymi, na które wspólnie mamy ochotę.",
      "Odległość nie przeszkadza, póki jeżdżą pociągi.",
      "Jak to nazwać, ustalimy później.",
    ],
  },
  flavours: {
    2: {
      sought: [
        "To ja nadaję tempo i mówię o tym z uśmiechem.",
        "Wiem, czego chcę, i umiem o to poprosić.",
        "Lubię robić pierwszy krok. Czasem lubię niespodzianki.",
      ],
      seekers: [
        "Lubię kobiety, które wiedzą, czego chcą, i o tym mówią.",
        "Tempo możesz nadać ty; cierpliwości mi nie brakuje.",
        "Kobieta z własnym zdaniem to najlepsze towarzystwo.",
      ],
    },
    3: { sought: kink, seekers: kink },
    4: {
      sought: [
        "Mam krągłości i już nie przepraszam za dobre jedzenie.",
        "Pełna figura i pełny śmiech. Nie oddam żadnego z nich.",
        "Ubieram się dla siebie, kolorowo, i dobrze mi z tym.",
      ],
      seekers: [
        "Krągłości zawsze zawracały mi w głowie i mówię o tym otwarcie.",
        "Lubię kobiety, które cieszą się życiem, z deserem włącznie.",
        "Miękkie kształty i bystry umysł: oto moja słabość.",
      ],
    },
    5: {
      sought: [
        "Na każdą zmarszczkę mam swoją historię, zwykle wesołą.",
        "Mój wiek to nie tajemnica, apetyt na życie też nie.",
        "Niczego już nie muszę udowadniać, a wiele chcę jeszcze przeżyć.",
      ],
      seekers: [
        "Najbardziej ciekawią mnie kobiety z kilkoma dekadami opowieści.",
        "Przy kobietach, które coś w życiu widziały, czuję się jak w domu.",
        "Doświadczenie jest piękne i lubię go słuchać.",
      ],
    },
    6: {
      sought: [
        "W połowie życia i z każdym rokiem idzie mi lepiej.",
        "Mam pracę, poczucie humoru i piątkowe wieczory dla siebie.",
        "Dobrze już siebie znam i to sama przyjemność.",
      ],
      seekers: [
        "Kobiety, które znają siebie, to po prostu najlepsze towarzystwo.",
        "Dojrzała kobieta, która śmieje się z siebie, od razu mnie ujmuje.",
        "Lubię pewność siebie, odrobinę psot i dobrą rozmowę.",
      ],
    },
    7: { sought: men, seekers: men },
  },
  answers: {
    sunday: ["Kawa w łóżku, długi spacer i zupa na kuchence.", "Rano pchli targ, wieczorem kanapa."],
    dish: ["Lasagne, co najmniej dla sześciu osób.", "Naleśniki. Reszta to ćwiczenia."],
    small: ["Ktoś przytrzymuje drzwi i się uśmiecha.", "Pierwsze słońce na balkonie."],
    together: ["Koncert zespołu, którego nie zna żadne z nas.", "Zgubić się w mieście, specjalnie."],
  },
  dialogues: [
    [
      "Cześć! Wyglądasz na kogoś, kto wie, gdzie można dobrze zjeść. Zgadza się?",
      "Zgadza się. Przy dworcu jest maleńkie miejsce, którego prawie nikt nie zna. Więcej nie napiszę.",
      "Czyli sekret. Co trzeba zrobić, żeby go poznać?",
      "Ładnie poprosić. Połowa drogi już za tobą.",
    ],
    [
      "Podoba mi się twój profil. Brzmi jak człowiek, a nie jak reklama.",
      "To chyba najmilsze słowa, jakie tu dostaję. Dziękuję!",
      "Jak mija ci tydzień?",
      "Do czwartku pełny, a potem cudownie pusty. A twój?",
      "Dokładnie odwrotnie. Poszukamy dnia pośrodku?",
    ],
    [
      "Najpierw ważne pytanie: morze czy góry?",
      "Morze. Poza sezonem, w grubym swetrze i na pustej plaży.",
      "Prawidłowa odpowiedź. Ja biorę termos.",
    ],
    [
      "Dobry wieczór! Czego teraz słuchasz?",
      "Dziś po raz trzeci tej samej starej płyty. Możesz się śmiać.",
      "Z płyt nigdy się nie śmieję. Której?",
      "Powiem przy kawie. To brzmi lepiej, niż się czyta.",
    ],
    [
      "Zawsze zaczynam od pogody i potem brakuje mi słów. Więc dziś bez pogody.",
      "W porządku. A co było na kolację?",
      "Makaron przy świecach. W kuchni przepaliła się żarówka.",
    ],
    [
      "Długo tu jesteś? To mój pierwszy tydzień i jeszcze czuję tremę.",
      "Kilka miesięcy. Pisz do ludzi, których teksty ci się podobają, i to cały sekret.",
      "W takim razie chyba dobrze mi idzie.",
      "Bardzo dobrze. Co cię tu sprowadza?",
    ],
    [
      "W sobotę idę na ten festyn uliczny. Znasz go?",
      "Bywam tam co roku! Najlepsza scena to ta mała za kościołem.",
      "No to wiem, gdzie będę o ósmej.",
      "Przy odrobinie szczęścia ja też.",
    ],
  ],
} satisfies PeopleWords;
