import type en from "../en/transparency";
import type { Translation } from "../translation";

export default {
  "transparency.title": "Transparantieverslag",
  "transparency.lead":
    "Wat mensen bij ons meldden, wat we ermee deden en wat er van bezwaren werd. Geen getal hier gaat over één persoon.",
  "transparency.none": "Er is nog geen jaar om: het eerste verslag volgt daarna.",
  "transparency.period": "Van {{from}} tot en met {{to}}",
  "transparency.years": "Andere jaren",
  "transparency.notices": "Meldingen van illegale inhoud",
  "transparency.notices_trusted": "daarvan van betrouwbare flaggers",
  "transparency.median": "Mediane tijd tot een beslissing, in uren",
  "transparency.measures": "Beperkingen",
  "transparency.measures_law": "vanwege de wet",
  "transparency.measures_terms": "vanwege de huisregels",
  "transparency.measures_automated": "door alleen een programma beslist",
  "transparency.accuracy": "Programma’s hadden gelijk (juistheid)",
  "transparency.precision": "Van wat ze aanwezen, terecht (precisie)",
  "transparency.recall": "Van wat een regel brak, aangewezen (trefkans)",
  "transparency.share": "{{percent}} van {{base}}",
  "transparency.too_few": "te weinig om iets te zeggen",
  "transparency.accounts": "Accounts geblokkeerd, tijdelijk of voorgoed",
  "transparency.appeals": "Beslechte bezwaren",
  "transparency.appeals_reversed": "daarvan geheel of deels gewonnen",
  "transparency.orders": "Bevelen van autoriteiten",
  "transparency.misuse": "Blokkades wegens misbruik",
  "transparency.figure": "Cijfer",
  "transparency.what": "Wat",
  "transparency.files": "Alle delen als bestanden",
  "transparency.files_text": "Dit zijn de elf delen die Verordening (EU) 2024/2835 vraagt, en alles als JSON.",
  "transparency.part": "Deel {{n}}",
} satisfies Translation<typeof en, "nl">;
