// @engines both
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { flushBatches } from "~/app/domain/batches";
import { profiles } from "~/db/tables";
import { tamper } from "~/tests/support/place";
import { placeOf } from "~/tests/support/test-databases";
import { anAdult, START, testSite } from "~/tests/support/test-site";
import { touch } from "./presence";

const MINUTE = 60_000;
const anna = anAdult({ name: "Anna" });
const bert = anAdult({ name: "Bert" });

async function lastActive(site: Awaited<ReturnType<typeof testSite>>, id: string) {
  const read = site.db.read(({ drizzle }) => drizzle.select().from(profiles).where(eq(profiles.id, id)));
  return (await read)[0]?.lastActiveAt;
}

test("activity is written once every five minutes per member", async () => {
  const site = await testSite({ members: [anna, bert] });
  site.clock.advance(5 * MINUTE - 1);
  touch(site, anna);
  site.clock.advance(1);
  touch(site, bert);
  site.clock.advance(1);
  touch(site, bert);
  expect(await lastActive(site, bert.id)).toBe(START);
  await flushBatches();
  expect(await lastActive(site, anna.id)).toBe(START);
  expect(await lastActive(site, bert.id)).toBe(START + 5 * MINUTE);
});

test("a failed write of the activity causes no error in the request", async () => {
  const site = await testSite({ members: [anna] });
  site.clock.advance(10 * MINUTE);
  const broken = { ...site, db: { ...site.db, transact: () => Promise.reject(new Error("disk full")) } };
  expect(() => touch(broken, anna)).not.toThrow();
  await expect(flushBatches()).resolves.toBeUndefined();
});

test("activity is not written during a move of the tenant, and no error is logged", async () => {
  const site = await testSite({ members: [anna] });
  const warn = vi.spyOn(site.log, "warn");
  await tamper(placeOf(), site.databaseName, "insert into hold (token) values ('move')");
  site.clock.advance(10 * MINUTE);
  touch(site, anna);
  await flushBatches();
  expect(await lastActive(site, anna.id)).toBe(START);
  expect(warn).not.toHaveBeenCalled();
});
