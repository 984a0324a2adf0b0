import type en from "../en/transparency";
import type { Translation } from "../translation";

export default {
  "transparency.title": "Rapporto di trasparenza",
  "transparency.lead":
    "Che cosa ci è stato segnalato, che cosa abbiamo fatto e com’è andata con i ricorsi. Nessun numero riguarda una sola persona.",
  "transparency.none": "Nessun anno è ancora finito: il primo rapporto arriva dopo.",
  "transparency.period": "Dal {{from}} al {{to}}",
  "transparency.years": "Altri anni",
  "transparency.notices": "Segnalazioni di contenuti illegali",
  "transparency.notices_trusted": "di cui da segnalatori attendibili",
  "transparency.median": "Tempo mediano fino alla decisione, in ore",
  "transparency.measures": "Limitazioni",
  "transparency.measures_law": "a causa della legge",
  "transparency.measures_terms": "a causa delle regole della casa",
  "transparency.measures_automated": "decise solo da un programma",
  "transparency.accuracy": "I programmi avevano ragione (accuratezza)",
  "transparency.precision": "Di ciò che hanno segnalato, a ragione (precisione)",
  "transparency.recall": "Di ciò che infrangeva una regola, segnalato (richiamo)",
  "transparency.share": "{{percent}} di {{base}}",
  "transparency.too_few": "troppo poco per dirlo",
  "transparency.accounts": "Account chiusi, per un periodo o per sempre",
  "transparency.appeals": "Ricorsi decisi",
  "transparency.appeals_reversed": "di cui accolti in tutto o in parte",
  "transparency.orders": "Ordini delle autorità",
  "transparency.misuse": "Sospensioni per abuso",
  "transparency.figure": "Dato",
  "transparency.what": "Che cosa",
  "transparency.files": "Tutte le parti come file",
  "transparency.files_text": "Sono le undici parti che il regolamento (UE) 2024/2835 richiede, e il tutto in JSON.",
  "transparency.part": "Parte {{n}}",
} satisfies Translation<typeof en, "it">;
