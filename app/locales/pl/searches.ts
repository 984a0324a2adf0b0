import type en from "../en/searches";
import type { Translation } from "../translation";

export default {
  "searches.title": "Zapisane wyszukiwania",
  "searches.lead":
    "Nazwij wyszukiwanie, a znajdziesz je na każdym urządzeniu. Jeśli chcesz, raz w tygodniu napiszemy ci, kto jest nowy.",
  "searches.text": "Wyszukiwania, do których wracasz, i mail o nowych osobach.",
  "searches.empty": "Nie masz jeszcze zapisanych wyszukiwań. Wybierz filtry, a potem nazwij wyszukiwanie.",
  "searches.to_search": "Do wyszukiwania",
  "searches.save": "Zapisz to wyszukiwanie",
  "searches.name": "Nazwa",
  "searches.name_hint": "Na przykład: „W pobliżu” albo „Lubi wędrówki”.",
  "searches.mails": "Pisz do mnie raz w tygodniu, gdy pojawi się ktoś nowy",
  "searches.mails_on": "W poniedziałki dostajesz maila, gdy pojawi się ktoś nowy.",
  "searches.mails_off": "Bez maila.",
  "searches.mails_start": "Pisz do mnie",
  "searches.mails_stop": "Nie pisz do mnie",
  "searches.show": "Pokaż",
  "searches.remove": "Usuń",
  "searches.saved": "Zapisano „{{name}}”.",
  "searches.changed": "Zapisano.",
  "searches.removed": "Wyszukiwanie zostało usunięte.",
  "searches.everybody": "Wszyscy",
  "searches.manage": "Zarządzaj",
  "searches.too_many": "Możesz zapisać najwyżej {{max}} wyszukiwań. Usuń któreś, którego już nie potrzebujesz.",
  "searches.name_taken": "Masz już wyszukiwanie o tej nazwie",
  "searches.not_found": "Tego wyszukiwania już nie ma",
} satisfies Translation<typeof en, "pl">;
