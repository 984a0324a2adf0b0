import type en from "../en/handing";
import type { Translation } from "../translation";

export default {
  "handing.note": "Notatka",
  "handing.note_hint": "Tylko dla zespołu. Użytkownicy nigdy jej nie widzą.",
  "handing.note_missing": "Napisz notatkę.",
  "handing.action_note": "Napisz notatkę",
  "handing.action_hand_on": "Przekaż dalej",
  "handing.to": "Komu",
  "handing.to_missing": "Wybierz osobę z zespołu.",
  "handing.why": "Co warto wiedzieć",
  "handing.why_hint": "Przez jeden dzień ta osoba dostaje tę sprawę jako pierwszą, z tymi słowami.",
  "handing.why_missing": "Napisz, dlaczego przekazujesz sprawę.",
  "handing.notes": "Notatki",
  "handing.no_notes": "Nikt jeszcze nic nie napisał.",
  "handing.handed": "{{from}} → {{to}}",
  "handing.in_hand": "W twoich rękach",
  "handing.handed_by": "Od: {{name}} – {{text}}",
  "handing.until": "u ciebie do {{time}}",
} satisfies Translation<typeof en, "pl">;
