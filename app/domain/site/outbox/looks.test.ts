// @engines both
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testOnSqlite } from "~/tests/support/engines";
import { partsOf } from "~/tests/support/in-outbox";
import { letter, letters } from "~/tests/support/letters";
import { testDatabases } from "~/tests/support/test-databases";
import { type TestSite, testSite } from "~/tests/support/test-site";
import { type Parts, runOutbox } from "./loop";
import { type Effect, enqueue } from "./outbox";

/** Runs these sites' outbox in a process that stores its looks in a file. */
function run(sites: TestSite[], effects: readonly Effect[], parts: Partial<Parts>) {
  return runOutbox({
    ...partsOf(sites, effects),
    owner: "this process",
    ...parts,
  });
}

/** Runs until the first round ends, and returns the sites that it read. */
async function lookedAt(
  sites: TestSite[],
  file: string,
  stamps: Map<string, string>,
  effects: readonly Effect[] = letters(async () => {}),
) {
  const [looks, passed]: [Set<string>, Set<string>] = [new Set(), new Set()];
  const outbox = run(sites, effects, {
    file,
    glance: (slug, read) => {
      looks.add(slug);
      return testDatabases().glance(slug, read);
    },
    stamp: (slug) => {
      passed.add(slug);
      return stamps.get(slug);
    },
    pace: { round: 1 },
  });
  await expect.poll(() => passed.size).toBe(sites.length);
  await outbox.stop();
  return [...looks];
}

test("a start reads only changed databases, and still reports what waits elsewhere", async () => {
  const sites = [await testSite(), await testSite()];
  const [one, two] = sites as [TestSite, TestSite];
  const file = join(one.tenant.folder, "looks.json");
  await two.db.transact((tx) => enqueue(two, tx, { ...letter, kind: "parcel" }, { key: "nobody's", payload: {} }));
  const stamps = new Map(sites.map(({ databaseName }) => [databaseName, "as it was"]));
  expect(await lookedAt(sites, file, stamps)).toEqual([one.databaseName, two.databaseName]);
  expect(await lookedAt(sites, file, stamps)).toEqual([]);
  const outbox = run(
    [one, two],
    letters(async () => {}),
    { file, stamp: (slug) => stamps.get(slug) },
  );
  expect(outbox.depths().get(two.databaseName)).toEqual({ waiting: 1, dead: 0, dueAt: null });
  await outbox.stop();
  stamps.set(one.databaseName, "written to");
  expect(await lookedAt(sites, file, stamps)).toEqual([one.databaseName]);
});

testOnSqlite("a start reads every database if the file is damaged, or the build knows other jobs", async () => {
  const site = await testSite();
  const file = join(site.tenant.folder, "looks.json");
  const stamps = new Map([[site.databaseName, "as it was"]]);
  const parcels = letters(async () => {}).map((each) => ({ ...each, kind: "parcel" }));
  await lookedAt([site], file, stamps);
  expect(await lookedAt([site], file, stamps, parcels)).toEqual([site.databaseName]);
  for (const damaged of ["", "{", '{"kinds":"parcel","looks":[["t1","s"]]}', "[]"]) {
    writeFileSync(file, damaged);
    expect(await lookedAt([site], file, stamps, parcels), damaged).toEqual([site.databaseName]);
  }
});
