// @engines one
import { expect, test } from "vitest";
import { AT_ONCE } from "~/app/console/frame/each-site";
import { unsettledOf } from "~/app/domain/money/orders/held";
import { personOf } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { heldPayments, photos } from "~/db/tables";
import { tamperPastTriggers } from "~/tests/support/place";
import { placeOf } from "~/tests/support/test-databases";
import { testDesk } from "~/tests/support/test-desk";
import { anAdult, testSite } from "~/tests/support/test-site";
import { claim } from "./claims";
import { firstWaiting } from "./first-waiting";
import { photosLeft } from "./work";

test("a page begins with the first brand that has work, even if some cannot be read", async () => {
  const [broken, empty, full] = [await testSite(), await testSite(), await testSite()];
  const held = {
    id: "h1",
    provider: "sandbox",
    providerRef: "r1",
    reason: "amount",
    minor: 990,
    currency: "EUR",
    at: 1,
  };
  await full.db.transact((tx) => tx.insertMany(heldPayments, [held]));
  const waits = (site: Site) => unsettledOf(site, { limit: 1 });
  expect(await firstWaiting([empty, full], waits)).toBe(full);
  expect(await firstWaiting([empty, broken], waits)).toBe(empty);
  await tamperPastTriggers(placeOf(), broken.databaseName, "alter table held_payment rename to held_payment_away");
  expect(await firstWaiting([broken, empty, full], waits)).toBe(full);
  expect(await firstWaiting([broken, empty], waits)).toBe(empty);
  expect(await firstWaiting([], waits)).toBeUndefined();
});

test("a page reads no more brands than the group in which the first work is found", async () => {
  const site = await testSite();
  const sites = Array.from({ length: 4 * AT_ONCE }, (): Site => ({ ...site }));
  const [first, second] = [sites[AT_ONCE + 2]!, sites[AT_ONCE + 5]!];
  const asked: Site[] = [];
  const waits = async (each: Site) => {
    asked.push(each);
    return { rows: each === first || each === second ? [1] : [] };
  };
  expect(await firstWaiting(sites, waits)).toBe(first);
  expect(asked).toEqual(sites.slice(0, 2 * AT_ONCE));
});

test("the page of photos begins with a brand that has photos without another operator's lease", async () => {
  const anna = anAdult({ name: "Anna" });
  const taken = await testSite({ members: [anna] });
  const free = await testSite({ tenant: { slug: "onyx" }, members: [anna] });
  const held = { id: "p1", profileId: anna.id, file: "f1", position: 0, createdAt: 1, state: "held" as const };
  for (const { db } of [taken, free]) await db.transact((tx) => tx.insertMany(photos, [held]));
  const context = { desk: await testDesk() };
  const where = (name: string) => ({ who: { operator: personOf(name, "") }, context }) as never;
  const begins = (name: string) => firstWaiting([taken, free], (site) => photosLeft(where(name), site, { limit: 1 }));
  expect(await begins("ida")).toBe(taken);
  await claim(where("mia"), taken.tenant.slug, "photos", ["p1"]);
  expect(await begins("ida")).toBe(free);
  expect(await begins("mia")).toBe(taken);
});
