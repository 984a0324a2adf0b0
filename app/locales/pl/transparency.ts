import type en from "../en/transparency";
import type { Translation } from "../translation";

export default {
  "transparency.title": "Raport przejrzystości",
  "transparency.lead":
    "Co nam zgłoszono, co z tym zrobiliśmy i jak skończyły się odwołania. Żadna liczba nie dotyczy jednej osoby.",
  "transparency.none": "Żaden rok jeszcze się nie skończył: pierwszy raport pojawi się potem.",
  "transparency.period": "Od {{from}} do {{to}}",
  "transparency.years": "Inne lata",
  "transparency.notices": "Zgłoszenia nielegalnych treści",
  "transparency.notices_trusted": "w tym od zaufanych podmiotów sygnalizujących",
  "transparency.median": "Mediana czasu do decyzji, w godzinach",
  "transparency.measures": "Ograniczenia",
  "transparency.measures_law": "z powodu prawa",
  "transparency.measures_terms": "z powodu zasad strony",
  "transparency.measures_automated": "o których zdecydował sam program",
  "transparency.accuracy": "Programy miały rację (trafność)",
  "transparency.precision": "Z tego, co wskazały, słusznie (precyzja)",
  "transparency.recall": "Z tego, co łamało zasadę, wskazane (czułość)",
  "transparency.share": "{{percent}} z {{base}}",
  "transparency.too_few": "za mało, by to stwierdzić",
  "transparency.accounts": "Konta zamknięte, na czas lub na stałe",
  "transparency.appeals": "Rozstrzygnięte odwołania",
  "transparency.appeals_reversed": "w tym uwzględnione w całości lub części",
  "transparency.orders": "Nakazy organów",
  "transparency.misuse": "Blokady za nadużycia",
  "transparency.figure": "Liczba",
  "transparency.what": "Co",
  "transparency.files": "Wszystkie części jako pliki",
  "transparency.files_text":
    "To jedenaście części, których wymaga rozporządzenie (UE) 2024/2835, oraz całość jako JSON.",
  "transparency.part": "Część {{n}}",
} satisfies Translation<typeof en, "pl">;
