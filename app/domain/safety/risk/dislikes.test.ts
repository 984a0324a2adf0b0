import { beforeEach, expect, test } from "vitest";
import { block } from "~/app/domain/safety/blocks/blocks";
import { decide } from "~/app/domain/safety/reports/cases";
import { openQueue } from "~/app/domain/safety/reports/queue";
import { report } from "~/app/domain/safety/reports/reports";
import { anAdult, anOperator, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import { risksOf } from "./risk";

const DAY = 24 * 60 * 60_000;
const bert = anAdult({ name: "Bert" });
const others = Array.from({ length: 5 }, (_, at) => anAdult({ name: `Somebody ${at}` }));

let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [bert, ...others] });
});

const complain = (by: Person, alsoBlock = false) => {
  const target = { kind: "profile" as const, id: bert.id };
  return report(site, by, { target, reason: "other", words: "", block: alsoBlock });
};
const noticed = async () => (await risksOf(site, bert.id)).map(({ rule, figures }) => ({ rule, figures }));

test("blocks or reports by three members within a week are a risk signal", async () => {
  await complain(others[0]!, true);
  await block(site, others[1]!, bert.id);
  await complain(others[1]!);
  expect(await noticed()).toEqual([]);
  await block(site, others[2]!, bert.id);
  expect(await noticed()).toEqual([{ rule: "disliked", figures: { people: 3, blocked: 3, reported: 2 } }]);
  await complain(others[3]!);
  expect(await noticed()).toHaveLength(1);
  expect((await openQueue(site, {}, "risky")).rows).toEqual([]);
});

test("blocks and reports older than a week do not count", async () => {
  await block(site, others[0]!, bert.id);
  await block(site, others[1]!, bert.id);
  site.clock.advance(7 * DAY);
  await complain(others[2]!);
  expect(await noticed()).toEqual([]);
});

test("a second risk signal opens a case, which is decided like any other case", async () => {
  for (const each of others.slice(0, 3)) await block(site, each, bert.id);
  site.clock.advance(DAY);
  await complain(others[3]!);
  const [found] = (await openQueue(site, {}, "risky")).rows;
  expect(found).toMatchObject({ targetId: bert.id, score: 8 });
  const said = { actor: anOperator.name, rule: null, facts: "A quarrel among friends." };
  await decide(site, anOperator, found!.id, found!.version, said);
  expect((await openQueue(site, {}, "risky")).rows).toEqual([]);
});
