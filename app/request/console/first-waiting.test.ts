// @engines one
import { expect, test } from "vitest";
import { unsettledOf } from "~/app/domain/money/orders/held";
import type { Site } from "~/app/domain/site";
import { heldPayments } from "~/db/tables";
import { tamperPastTriggers } from "~/tests/support/place";
import { placeOf } from "~/tests/support/test-databases";
import { testSite } from "~/tests/support/test-site";
import { firstWaiting } from "./first-waiting";

test("a page begins with the first brand where something waits, whatever can't be read", async () => {
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
  expect(await firstWaiting([], waits)).toBeUndefined();
});
