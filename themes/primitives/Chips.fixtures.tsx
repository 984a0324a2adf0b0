import { Chips, ToggleChips } from "./Chips";
import type { Fixtures } from "./fixture";
import { Link } from "./Link";

const filters = [
  { href: "#a", label: "25 to 40 years" },
  { href: "#b", label: "Utrecht" },
  { href: "#c", label: "With photo" },
];
const interests = ["Cooking", "Hiking", "Cinema", "Jazz", "Sauna"].map((label) => ({ value: label, label }));

export const fixtures: Fixtures = {
  "filters that are set": (
    <Chips label="Your filters" items={filters} removeLabel="Remove">
      <Link href="#all">Clear all</Link>
    </Chips>
  ),
  "no filter": <Chips label="Your filters" items={[]} removeLabel="Remove" />,
  "filters, long German": (
    <Chips
      label="Deine Filter"
      removeLabel="Entfernen"
      items={[
        {
          href: "#a",
          label: "Freundschaftsanfragebenachrichtigungseinstellung",
        },
      ]}
    />
  ),
  toggles: <ToggleChips legend="Interests" name="toggles" options={interests} defaultValues={["Hiking", "Jazz"]} />,
  "toggles, hint": <ToggleChips legend="Interests" name="hint" options={interests} hint="As many as you like." />,
  "toggles, error": <ToggleChips legend="Interests" name="error" options={interests} error="Choose one at least." />,
  "toggles, disabled": (
    <ToggleChips
      legend="Interests"
      name="disabled"
      options={interests.map((each, n) => ({ ...each, disabled: n > 2 }))}
      defaultValues={["Cooking", "Jazz"]}
    />
  ),
};
