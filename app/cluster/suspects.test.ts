import { expect, test } from "vitest";
import { suspects } from "./suspects";

const MINUTE = 60_000;
const [CRASHING, POPULAR] = [1, 2];

test("a request in flight at three worker deaths within minutes is refused for ten minutes", () => {
  const { died, refused } = suspects();
  const end = (minute: number) => died(tally([CRASHING]), minute * MINUTE);
  expect([end(0), end(1), end(2)]).toEqual([[], [], [CRASHING]]);
  expect(refused(11.9 * MINUTE)).toEqual([CRASHING]);
  expect(refused(12.1 * MINUTE)).toEqual([]);
});

test("three worker deaths over a longer time refuse nothing", () => {
  const { died, refused } = suspects();
  for (const minute of [0, 4, 8, 12]) expect(died(tally([CRASHING]), minute * MINUTE)).toEqual([]);
  expect(refused(12 * MINUTE)).toEqual([]);
});

test("a common request that is usually answered is not refused", () => {
  const { died, refused } = suspects();
  for (const second of [1, 2, 3]) died(tally([CRASHING, POPULAR], { [POPULAR]: 40 }), second * 1000);
  expect(refused(4000)).toEqual([CRASHING]);
});

function tally(inFlight: number[], finished: Record<number, number> = {}) {
  return { inFlight, finished: (print: number) => finished[print] ?? 0 };
}
