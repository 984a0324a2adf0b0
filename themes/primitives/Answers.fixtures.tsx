import { Answers } from "./Answers";
import type { Fixtures } from "./fixture";

const habits = [
  { value: "no", label: "No" },
  { value: "sometimes", label: "Now and then" },
  { value: "yes", label: "Yes" },
];
const hair = ["Black", "Brown", "Blond", "Red", "Grey", "White", "Bald or shaved", "Whatever I dye it"];

export const fixtures: Fixtures = {
  few: <Answers label="Do you smoke?" name="few" options={habits} />,
  "few, answered": <Answers label="Do you smoke?" name="answered" options={habits} chosen="sometimes" />,
  many: (
    <Answers
      label="What colour is your hair?"
      name="many"
      options={hair.map((label) => ({ value: label, label }))}
      chosen="Red"
      none="Rather not say"
    />
  ),
  "long German": (
    <Answers
      label="Hast du Kinder?"
      name="german"
      options={[
        { value: "a", label: "Ja, und sie wohnen abwechselnd bei mir und bei ihren Großeltern" },
        { value: "b", label: "Familienzusammenführungsangelegenheit" },
      ]}
      chosen="b"
    />
  ),
};
