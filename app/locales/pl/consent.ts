import type en from "../en/consent";
import type { Translation } from "../translation";

export default {
  "consent.link": "Ustawienia cookie",
  "consent.short":
    "Czy możemy przez trzydzieści dni pamiętać, która strona cię tu przysłała, i zapisać to przy koncie?",
  "consent.more": "Po co?",
  "consent.text":
    "Czy możemy przez trzydzieści dni pamiętać, która strona cię tu przysłała, i zapisać to przy koncie, jeśli je założysz? Dzięki temu wiemy, komu podziękować. Nie używamy tego do niczego innego, a przy odmowie wszystko działa tak samo dobrze.",
  "consent.refuse": "Nie, dziękuję",
  "consent.grant": "Tak, zgoda",
  "consent.granted": "Zgoda z {{date}}. W każdej chwili możesz zmienić zdanie.",
  "consent.refused": "Odmowa z {{date}}. W każdej chwili możesz zmienić zdanie.",
} satisfies Translation<typeof en, "pl">;
