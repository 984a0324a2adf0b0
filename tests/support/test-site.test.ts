import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, photos, profiles } from "~/db/tables";
import { aFictional, anAdult, START, testSite } from "./test-site";

const anna = anAdult({ name: "Anna", details: { hair: "red" }, photos: ["a.webp", "b.webp"] });
const rosa = aFictional({ name: "Rosa" });

test("testSite > stores people as they were described", async () => {
  const site = await testSite({ members: [anna, rosa] });
  await site.db.read(async ({ drizzle }) => {
    const [row] = await drizzle.select().from(profiles).where(eq(profiles.id, anna.id));
    expect(row).toMatchObject({ name: "Anna", details: { hair: "red" }, visible: true, birthDate: "1996-03-14" });
    expect(await drizzle.select().from(photos)).toHaveLength(2);
    expect((await drizzle.select().from(accounts)).map((account) => account.id)).toEqual([anna.id]);
  });
});

test("testSite > separates sites", async () => {
  await testSite({ members: [anna] });
  const other = await testSite({ tenant: { signups: "closed" } });
  expect(other.tenant.signups).toBe("closed");
  expect(await other.db.read(({ drizzle }) => drizzle.select().from(profiles))).toEqual([]);
});

test("testSite > moves time only on request", async () => {
  const site = await testSite();
  expect(site.now()).toBe(START);
  site.clock.advance(1500);
  expect(site.now()).toBe(START + 1500);
});
