import type en from "../en/blocks";
import type { Translation } from "../translation";

export default {
  "blocks.self": "Nie możesz zablokować własnego profilu",
  "blocks.title": "Zablokowane osoby",
  "blocks.text": "Osoby, których nie chcesz tu spotykać.",
  "blocks.lead": "Nie widzicie się nigdzie w tym serwisie. Te osoby o tym nie wiedzą.",
  "blocks.empty": "Nie masz nikogo na liście zablokowanych.",
  "blocks.since": "Od {{date}}",
  "blocks.confirm_title": "Zablokować: {{name}}?",
  "blocks.confirm":
    "Nie będziecie się już widzieć: żadnego profilu, polubień ani wiadomości. {{name}} się o tym nie dowie. Możesz to cofnąć na swoim koncie.",
  "blocks.done": "Zablokowano: {{name}}.",
  "blocks.undone": "Gotowe. Znowu możecie się widzieć.",
} satisfies Translation<typeof en, "pl">;
