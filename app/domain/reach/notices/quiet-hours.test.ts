import { expect, test } from "vitest";
import { endOfNight } from "./quiet-hours";

const at = (text: string) => Date.parse(text);

test.each([
  [
    "in the evening, until the next morning",
    "2026-06-01T20:00:30.500Z",
    "Europe/Amsterdam",
    "2026-06-02T06:00:00.000Z",
  ],
  ["after midnight, until that morning", "2026-06-02T03:15:00.000Z", "Europe/Amsterdam", "2026-06-02T06:00:00.000Z"],
  ["elsewhere, by the clock there", "2026-06-01T12:00:00.000Z", "Asia/Tokyo", undefined],
  ["where clocks go forward that night", "2026-03-28T22:30:00.000Z", "Europe/Amsterdam", "2026-03-29T06:00:00.000Z"],
  ["where clocks go back that night", "2026-10-24T21:30:00.000Z", "Europe/Amsterdam", "2026-10-25T07:00:00.000Z"],
  ["by day, not at all", "2026-06-01T06:00:00.000Z", "Europe/Amsterdam", undefined],
  ["a minute before ten, not yet", "2026-06-01T19:59:59.999Z", "Europe/Amsterdam", undefined],
])("it is quiet %s", (_, now, timeZone, end) => {
  expect(endOfNight(at(now), timeZone)).toBe(end && at(end));
});
