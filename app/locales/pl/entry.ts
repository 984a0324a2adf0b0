import type en from "../en/entry";
import type { Translation } from "../translation";

export default {
  "entry.title": "Tylko dla dorosłych",
  "entry.text":
    "{{brand}} to serwis randkowy dla osób, które mają co najmniej 18 lat. W profilach i rozmowach może być mowa o miłości i o seksie. Jeśli jesteś osobą dorosłą i masz ochotę, wejdź.",
  "entry.enter": "Mam co najmniej 18 lat",
  "entry.leave": "Wychodzę",
} satisfies Translation<typeof en, "pl">;
