// @engines both
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Db } from "~/db/handle";
import { profiles } from "~/db/tables";
import { testOfSqlite } from "~/tests/support/engines";
import { testDatabases } from "~/tests/support/test-databases";
import { aFictional, anAdult, testSite } from "~/tests/support/test-site";
import { anyone, search } from "./search";
import { searchText } from "./search.wire";

const anna = anAdult({ name: "Anna", gender: "female", birthDate: "1996-06-02", lastActiveAt: 2 });
const bert = anAdult({ name: "Bert", gender: "male", birthDate: "1990-06-01", lastActiveAt: 1 });
const HALF_A_DAY = 12 * 60 * 60 * 1000;

testOfSqlite("visitors with the same search get the same list, and others their own", async () => {
  const site = await testSite({ members: [anna, bert] });
  const women = await search(site, null, { gender: "female" });
  expect((await search(site, null, { gender: "female" })).profiles).toBe(women.profiles);
  expect(() => Object.assign(women.profiles[0]!, { name: "Mallory" })).toThrow(TypeError);
  expect(() => (women.profiles as unknown[]).pop()).toThrow(TypeError);
  expect(namesIn(await search(site, null, { gender: "male" }))).toEqual(["Bert"]);
  expect(namesIn(await search(site, null, { ...anyone, page: 2, pp: 1 }))).toEqual(["Bert"]);
});

describe("a visitor's next search shows at once", () => {
  const patch = (values: Partial<typeof profiles.$inferInsert>) => (db: Db) =>
    db.transact(
      async ({ drizzle }) => void (await drizzle.update(profiles).set(values).where(eq(profiles.id, anna.id))),
    );

  test.each([
    ["a new name", patch({ name: "Annabel" }), ["Annabel", "Bert"]],
    ["a later visit", patch({ lastActiveAt: 0 }), ["Bert", "Anna"]],
    ["a member who hides", patch({ visible: false }), ["Bert"]],
    ["a profile for members only", patch({ seenBy: "members" }), ["Bert"]],
    ["another birth date", patch({ birthDate: "2010-01-01" }), ["Bert"]],
    ["a member who left", gone, ["Bert"]],
  ])("%s, by this process and by another", async (_, change, after) => {
    for (const databases of [testDatabases(), testDatabases(true)]) {
      const site = await testSite({ members: [anna, bert] });
      const found = async () => {
        const results = await search(site, null, anyone);
        return [namesIn(results), results.numResults];
      };
      expect(await found()).toEqual([["Anna", "Bert"], 2]);
      await change(databases.of(site.databaseName));
      expect(await found()).toEqual([after, after.length]);
    }
  });

  async function gone(db: Db): Promise<void> {
    await db.transact(async ({ drizzle }) => void (await drizzle.delete(profiles).where(eq(profiles.id, anna.id))));
  }

  test("a new member, and a birthday", async () => {
    const site = await testSite({ members: [anna] });
    expect((await search(site, null, anyone)).profiles.map(({ age }) => age)).toEqual([29]);
    await site.add(bert);
    expect(namesIn(await search(site, null, anyone))).toEqual(["Anna", "Bert"]);
    site.clock.advance(2 * HALF_A_DAY);
    expect((await search(site, null, anyone)).profiles.map(({ age }) => age)).toEqual([30, 36]);
  });
});

test("members never see visitors' cached results, nor visitors those of members", async () => {
  const shy = anAdult({ name: "Shy", lastActiveAt: 3 });
  const site = await testSite({ members: [anna, bert, shy] });
  await site.db.transact(
    async ({ drizzle }) =>
      void (await drizzle.update(profiles).set({ seenBy: "members" }).where(eq(profiles.id, shy.id))),
  );
  for (let time = 0; time < 2; time++) {
    expect(namesIn(await search(site, null, anyone))).toEqual(["Anna", "Bert"]);
    expect(namesIn(await search(site, anna, anyone))).toEqual(["Shy", "Bert"]);
    expect(namesIn(await search(site, bert, anyone))).toEqual(["Shy", "Anna"]);
  }
});

test("the same search on another site finds that site's members, in its own language", async () => {
  const pictured = aFictional({ name: "Pictured", mainPhoto: "0123456789abcdef0123456789abcdef.jpg" });
  const [one, other] = [await testSite({ members: [pictured] }), await testSite({ members: [bert] })];
  for (let time = 0; time < 2; time++) {
    expect(namesIn(await search(one, null, anyone))).toEqual(["Pictured"]);
    expect(namesIn(await search(other, null, anyone))).toEqual(["Bert"]);
  }
  const results = await search(one, null, anyone);
  const edited = { ...one.tenant, cdnPrefix: "https://pictures.example/" };
  expect(searchText(results, one.tenant)).not.toContain("pictures.example");
  expect(searchText(results, edited)).toContain("https://pictures.example/");
  expect(searchText(results, one.tenant)).not.toContain("pictures.example");
});

function namesIn({ profiles }: { profiles: readonly { name: string }[] }): string[] {
  return profiles.map(({ name }) => name);
}
