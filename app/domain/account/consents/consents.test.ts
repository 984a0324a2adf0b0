// @engines both
import { expect, test } from "vitest";
import { accounts, consents } from "~/db/tables";
import { anAdult, testSite } from "~/tests/support/test-site";
import { recordChoice } from "./consents";

const anna = anAdult({ name: "Anna" });

test("a refusal to be remembered by traffic source deletes the source, and is stored", async () => {
  const site = await testSite({ members: [anna] });
  await site.db.transact((tx) => tx.drizzle.update(accounts).set({ trafficSource: { network: "ads" } }));
  const kept = () =>
    site.db.read(async ({ drizzle }) => {
      const [account] = await drizzle.select({ source: accounts.trafficSource }).from(accounts);
      return account!.source;
    });
  await recordChoice(site, anna, true);
  expect(await kept()).toEqual({ network: "ads" });
  await recordChoice(site, anna, false);
  expect(await kept()).toBeNull();
  const noted = await site.db.read(({ drizzle }) => drizzle.select({ kind: consents.kind }).from(consents));
  expect(noted.map(({ kind }) => kind).sort()).toEqual(["no_traffic_source", "traffic_source"]);
});
