import type { PeopleWords } from "../../demo";

const men = [
  "Al jaren uit de kast en klaar met verstoppertje spelen.",
  "Ergens tussen een nacht stappen en een rustige zondag met één man.",
  "Ik hou van mannen die makkelijk lachen en menen wat ze zeggen.",
  "Vrienden noemen mij de rustige. Op de dansvloer weten ze beter.",
];
const kink = [
  "Ik praat eerst over grenzen; daar begint vertrouwen.",
  "Nieuwsgierig, zorgvuldig, en heel duidelijk over wat ja betekent.",
  "Wat ik zoek vraagt tijd, vertrouwen en eerst een goed gesprek.",
  "Respect komt vóór elk spel, en blijft erna.",
];

export default {
  personal: {
    openings: [
      "Hallo, en fijn dat je hier even stilstaat.",
      "Ik weet nooit hoe je zoiets begint, dus begin ik met de waarheid.",
      "Drie woorden van mijn vrienden: warm, eigenwijs, grappig.",
      "Een vriendin heeft me hiertoe overgehaald, en nu ben ik er blij om.",
      "Ik luister goed en kook slecht. Aan dat tweede wordt gewerkt.",
      "Praten gaat vanzelf zodra de koffie op tafel staat.",
      "Schrijven is niet mijn kracht, aan een tafeltje ben ik leuker.",
      "Ik geloof in goede manieren en slechte grappen.",
    ],
    days: [
      "Mijn week is druk, mijn weekend niet, en dat mag best veranderen.",
      "Ik werk de hele dag met mensen en vind ze ’s avonds nog steeds leuk.",
      "Ik werk thuis, dus een reden om naar buiten te gaan is welkom.",
      "Na een paar jaar alleen weet ik wat ik fijn vind en wat ik mis.",
      "Mijn huis is klein, staat vol boeken en is nooit helemaal opgeruimd.",
      "Ik woon hier nu twee jaar en ontdek nog steeds nieuwe straten.",
      "Ik deel mijn huis met een kat die denkt dat het van haar is.",
      "Door wisseldiensten heb ik vrije ochtenden, en die ben ik gaan koesteren.",
    ],
    laterDays: [
      "De kinderen zijn allang het huis uit, dus ik heb weer tijd.",
      "Ik werk minder dan vroeger en geniet er meer van.",
      "Ik stel niets meer uit tot later. Dit is later.",
      "Een tuin, een paar goede vrienden en een agenda met ruimte.",
    ],
    pleasures: [
      "Geef mij een zaterdagmarkt, een volle mand en niemand met haast.",
      "Van lange wandelingen langs het water knap ik op, wat voor weer het ook is.",
      "Voor livemuziek in een klein zaaltje kun je me altijd bellen.",
      "Oude films, een dekentje en iets lekkers: dat is voor mij luxe.",
      "Het gelukkigst ben ik in de trein met een boek en zonder plan.",
      "Ik dans in de keuken, en heel soms ook daarbuiten.",
      "Een kruiswoordpuzzel, een pot thee en regen op het raam: perfect.",
      "Ik zwem twee keer per week en praat er veel te vaak over.",
      "Ik verzamel recepten, en af en toe maak ik er zelfs een.",
      "Een museum op een doordeweekse middag is het best bewaarde geheim dat ik ken.",
    ],
    closings: [
      "Vertel me waar je vandaag om moest lachen.",
      "Heb je tot hier gelezen? Zeg dan even hallo.",
      "Vraag me naar mijn slechtste vakantie ooit.",
      "Ik antwoord iedereen die meer dan één woord schrijft.",
      "Laten we kijken waar een goed gesprek naartoe gaat.",
      "Eerst koffie, dan weten we het.",
    ],
  },
  lookingFor: {
    company: [
      "Iemand om de mooie avonden mee te delen, en een paar gewone.",
      "Een echt gesprek, en dan misschien een etentje dat te lang duurt.",
      "Eerst goed gezelschap. De rest komt misschien vanzelf.",
      "Iemand die lekker in zijn of haar vel zit.",
      "Iets luchtigs dat mag groeien.",
      "Een mens met tijd, humor en een beetje lef.",
      "Iemand uit de buurt, zodat spontaan ook kan.",
      "Aantrekkingskracht, eerlijkheid, en om dezelfde dingen lachen.",
    ],
    wishes: [
      "Wees eerlijk over wat je wilt; dat ben ik ook.",
      "Liever rustig aan dan twee keer opnieuw.",
      "Over vriendelijkheid valt niet te onderhandelen.",
      "Geen spelletjes, behalve die we samen afspreken.",
      "Afstand geeft niet, zolang de treinen rijden.",
      "Hoe we het noemen, zien we later wel.",
    ],
  },
  flavours: {
    2: {
      sought: [
        "Ik bepaal het tempo, en dat zeg ik er vriendelijk bij.",
        "Ik weet wat ik wil en durf het te vragen.",
        "De eerste stap zet ik graag zelf. Soms laat ik me verrassen.",
      ],
      seekers: [
        "Ik hou van een vrouw die weet wat ze wil en het zegt.",
        "Jij mag het tempo bepalen; ik heb geduld.",
        "Een vrouw met een eigen mening is het beste gezelschap.",
      ],
    },
    3: { sought: kink, seekers: kink },
    4: {
      sought: [
        "Ik heb rondingen, en ik verontschuldig me niet meer voor lekker eten.",
        "Een volle vrouw met een volle lach. Ik ruil geen van beide.",
        "Ik kleed me voor mezelf, in kleur, en het staat me.",
      ],
      seekers: [
        "Voor rondingen draai ik me altijd om, en dat zeg ik graag hardop.",
        "Ik hou van vrouwen die genieten, toetje inbegrepen.",
        "Zachte vormen en een scherpe geest: daar ben ik niet tegen bestand.",
      ],
    },
    5: {
      sought: [
        "Elk rimpeltje heb ik verdiend, de meeste met lachen.",
        "Mijn leeftijd is geen geheim, mijn levenslust ook niet.",
        "Ik hoef niets meer te bewijzen en wil nog veel beleven.",
      ],
      seekers: [
        "Vrouwen met een paar decennia aan verhalen boeien me het meest.",
        "Ik voel me thuis bij vrouwen die iets van het leven gezien hebben.",
        "Ervaring is mooi, en ik luister er graag naar.",
      ],
    },
    6: {
      sought: [
        "Midden in het leven, en er elk jaar beter in.",
        "Ik heb een baan, humor en de vrijdagavond voor mezelf.",
        "Ik weet inmiddels wie ik ben, en dat bevalt goed.",
      ],
      seekers: [
        "Vrouwen die zichzelf kennen zijn gewoon het beste gezelschap.",
        "Een volwassen vrouw die om zichzelf kan lachen, heeft me meteen ingepakt.",
        "Ik hou van zelfvertrouwen, een beetje ondeugd en een goed gesprek.",
      ],
    },
    7: { sought: men, seekers: men },
  },
  answers: {
    sunday: ["Koffie in bed, een lange wandeling en soep op het vuur.", "Vroeg naar de rommelmarkt, laat op de bank."],
    dish: ["Lasagne, voor minstens zes personen.", "Pannenkoeken. De rest is oefening."],
    small: ["Iemand die de deur openhoudt en lacht.", "De eerste zon op het balkon."],
    together: ["Naar een concert van een band die we geen van beiden kennen.", "Expres verdwalen in een stad."],
  },
  dialogues: [
    [
      "Hoi! Jij ziet eruit als iemand die weet waar je goed eet. Klopt dat?",
      "Betrapt. Bij het station zit een piepklein tentje dat bijna niemand kent. Meer zet ik niet op papier.",
      "Een geheim dus. Wat moet ik doen om het te horen?",
      "Het lief vragen. Je bent al halverwege.",
    ],
    [
      "Leuk profiel heb je. Het klinkt als een mens en niet als een advertentie.",
      "Dat is misschien wel het aardigste wat hier iemand tegen me gezegd heeft. Dank je!",
      "Hoe is je week?",
      "Vol tot donderdag, en daarna heerlijk leeg. De jouwe?",
      "Precies andersom. Zullen we de dag ertussenin zoeken?",
    ],
    [
      "Eerst een belangrijke vraag: zee of bergen?",
      "Zee. Buiten het seizoen, met een dikke trui en niemand op het strand.",
      "Goed antwoord. Ik neem de thermosfles mee.",
    ],
    [
      "Goedenavond! Waar luister je op dit moment naar?",
      "Vandaag voor de derde keer naar dezelfde oude plaat. Lachen mag.",
      "Om platen lach ik nooit. Welke?",
      "Dat vertel ik bij de koffie. Het klinkt beter dan het leest.",
    ],
    [
      "Ik begin altijd over het weer en dan weet ik niets meer. Dus: vandaag geen weer.",
      "Prima. Wat heb je dan gegeten?",
      "Pasta bij kaarslicht. De lamp in de keuken is stuk.",
    ],
    [
      "Ben je hier al lang? Dit is mijn eerste week en ik vind het nog wat spannend.",
      "Een paar maanden. Schrijf mensen van wie je de tekst leuk vindt, dat is het hele geheim.",
      "Dan heb ik het goed gedaan, zo te zien.",
      "Zeker. Wat brengt jou hier?",
    ],
    [
      "Zaterdag ga ik naar dat straatfestival. Ken je het?",
      "Elk jaar! Het beste podium is dat kleine achter de kerk.",
      "Dan weet ik waar ik om acht uur sta.",
      "Met een beetje geluk ik ook.",
    ],
  ],
} satisfies PeopleWords;
