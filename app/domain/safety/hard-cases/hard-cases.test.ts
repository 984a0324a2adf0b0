// @engines both
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { personOf } from "~/app/domain/operator";
import { rejectPhoto } from "~/app/domain/people/photos/moderation";
import { addPhoto } from "~/app/domain/people/photos/photos";
import { decide } from "~/app/domain/safety/reports/cases";
import { report } from "~/app/domain/safety/reports/reports";
import { cases } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { jpeg } from "~/tests/support/pictures";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { hardCasesOf } from "./hard-cases";

const folder = mkdtempSync(join(tmpdir(), "bouquet-hard-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HOUR = 60 * 60_000;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });
const carl = anAdult({ name: "Carl" });
const mia = personOf("mia", "203.0.113.9");
const ole = personOf("ole", "203.0.113.9");
let site: TestSite;
beforeEach(async () => {
  site = await testSite({ members: [anna, bert, carl] });
});

interface Closing {
  rule?: string;
  category?: "violence";
  suspendUntil?: null;
}

async function decides(who: typeof mia, of: { id: string }, reason: "underage" | "spam", closing: Closing = {}) {
  await report(site, anna, { target: { kind: "profile", id: of.id }, reason, words: "", block: false });
  const rows = await site.db.read(({ drizzle }) => drizzle.select().from(cases));
  const { id, version } = rows.find(({ targetId, state }) => targetId === of.id && state === "open")!;
  await decide(site, who, id, version, { actor: who.name, rule: null, facts: "Looked", ...closing });
}

test("a case about a minor counts for its decider only, whatever the decision", async () => {
  const since = site.now();
  await decides(mia, bert, "underage");
  await decides(mia, carl, "spam");
  expect([await hardCasesOf(site, mia, since), await hardCasesOf(site, ole, since)]).toEqual([1, 0]);
});

testOnSqlite("a case counts once, and only within the requested time", async () => {
  const since = site.now();
  await decides(mia, bert, "underage");
  site.clock.advance(HOUR);
  await decides(mia, bert, "underage");
  expect(await hardCasesOf(site, mia, since)).toBe(1);
  site.clock.advance(HOUR);
  expect(await hardCasesOf(site, mia, site.now())).toBe(0);
});

test("a case reported as something else counts if it was about violence", async () => {
  await decides(mia, bert, "spam", { rule: "No threats", category: "violence", suspendUntil: null });
  expect(await hardCasesOf(site, mia, 0)).toBe(1);
});

test("a rejected photo counts if its category is hard to look at", async () => {
  const file = join(folder, "photo.jpg");
  writeFileSync(file, await jpeg(480, 360));
  for (const category of ["nudity", "other"] as const) {
    const { id } = await addPhoto(site, bert, file);
    await rejectPhoto(site, mia, id, { reason: "Not this one", category });
  }
  expect([await hardCasesOf(site, mia, 0), await hardCasesOf(site, ole, 0)]).toEqual([1, 0]);
});
