import { beforeEach, expect, test } from "vitest";
import { block } from "~/app/domain/safety/blocks/blocks";
import { visits } from "~/db/tables";
import { anAdult, START, type TestSite, testSite } from "~/tests/support/test-site";
import { visit } from "./visits";

const MINUTE = 60_000;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const hidden = anAdult({ visible: false });

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, hidden] });
});

test("visits of a pair of members share one row, updated at most every five minutes", async () => {
  await Promise.all(Array.from({ length: 5 }, () => visit(site, anna, bert.id)));
  expect(await written()).toEqual([{ fromId: anna.id, toId: bert.id, at: START }]);
  site.clock.advance(4 * MINUTE);
  await visit(site, anna, bert.id);
  expect((await written())[0]?.at).toBe(START);
  site.clock.advance(MINUTE);
  await visit(site, anna, bert.id);
  expect(await written()).toEqual([{ fromId: anna.id, toId: bert.id, at: START + 5 * MINUTE }]);
});

test("the member's own page and hidden members' pages record no visit", async () => {
  await block(site, bert, anna.id);
  for (const id of [anna.id, bert.id, hidden.id, "x"]) await visit(site, anna, id);
  expect(await written()).toEqual([]);
});

function written() {
  return site.db.read(({ drizzle }) => drizzle.select().from(visits));
}
