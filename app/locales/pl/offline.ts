import type en from "../en/offline";
import type { Translation } from "../translation";

export default {
  "offline.title": "Jesteś offline",
  "offline.text": "Ta strona potrzebuje połączenia. Otworzy się sama, gdy tylko połączenie wróci.",
  "offline.conversations": "Moje ostatnie rozmowy",
} satisfies Translation<typeof en, "pl">;
