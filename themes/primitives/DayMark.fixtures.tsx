import { DayMark } from "./DayMark";
import type { Fixtures } from "./fixture";

export const fixtures: Fixtures = {
  usual: <DayMark label="Yesterday" dateTime="2026-11-21" />,
  "no day": <DayMark label="New messages" />,
  "long German": <DayMark label="Donnerstag, 17. September 2026" dateTime="2026-09-17" />,
};
