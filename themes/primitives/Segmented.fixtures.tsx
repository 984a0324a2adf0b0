import type { Fixtures } from "./fixture";
import { Segmented } from "./Segmented";

const sorts = [
  { value: "new", label: "New" },
  { value: "near", label: "Near" },
  { value: "active", label: "Active" },
];

export const fixtures: Fixtures = {
  three: <Segmented legend="Sort by" name="three" options={sorts} defaultValue="near" />,
  "nothing chosen": <Segmented legend="Sort by" name="none" options={sorts.slice(0, 2)} hint="You can change it." />,
  "one out of reach": (
    <Segmented
      legend="Sort by"
      name="disabled"
      options={sorts.map((each, n) => ({ ...each, disabled: n === 2 }))}
      defaultValue="new"
    />
  ),
  "long German": (
    <Segmented
      legend="Benachrichtigungseinstellungen"
      name="german"
      options={[
        { value: "a", label: "Alle Freundschaftsanfragen" },
        { value: "b", label: "Nur Lieblingsmitglieder" },
        { value: "c", label: "Keine" },
      ]}
      defaultValue="b"
    />
  ),
};
