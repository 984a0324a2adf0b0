import type { Fixtures } from "./fixture";
import { Amounts, Stats } from "./Stats";

export const fixtures: Fixtures = {
  one: <Stats items={[{ label: "Credits", value: "120" }]} />,
  several: (
    <Stats
      items={[
        { label: "Members", value: "12,480", note: "214 more than last week" },
        { label: "Messages today", value: "3,902" },
        { label: "Waiting for a look", value: "0", note: "Nothing to do" },
      ]}
    />
  ),
  "long German": (
    <Stats
      items={[
        { label: "Freundschaftsanfragebenachrichtigungen", value: "1.204.377", note: "Benachrichtigungseinstellungen" },
        { label: "Mitglieder", value: "8" },
      ]}
    />
  ),
  amounts: (
    <Amounts
      items={[
        { label: "100 credits", value: "€ 24.79" },
        { label: "VAT 21%", value: "€ 5.21" },
        { label: "Total", value: "€ 30.00", total: true },
      ]}
    />
  ),
};
