import { inArray } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyone, type SearchFilters, search } from "~/app/domain/people/search/search";
import type { Sort } from "~/app/domain/people/search/search.schema";
import { profiles } from "~/db/tables";
import { anAdult, START, type TestSite, testSite } from "~/tests/support/test-site";
import { joined } from "./more-people";

const MINUTE = 60_000;
const crowd = Array.from({ length: 40 }, (_, n) =>
  anAdult({ name: `Somebody ${n}`, lastActiveAt: START + n * MINUTE }),
);
const ids = crowd.map(({ id }) => id);

const SEARCHES: { whom: string; filters: Partial<SearchFilters>; sort: Sort }[] = [
  { whom: "all people", filters: anyone, sort: "activity" },
  { whom: "people who speak English", filters: { ...anyone, languages: ["en"] }, sort: "activity" },
  { whom: "all people, the newest first,", filters: anyone, sort: "newest" },
];

test.each(SEARCHES)(
  "while others become active, pages of $whom miss and repeat no other member",
  async ({ filters, sort }) => {
    const site = await testSite({ members: crowd });
    const activeBetweenPages = fc.array(fc.subarray(ids, { maxLength: 6 }), { minLength: 10, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(activeBetweenPages, fc.integer({ min: 4, max: 12 }), async (active, pp) => {
        const pageOf = async (page: number) => {
          const found = await search(site, null, { ...filters, sort, page, pp });
          return { people: found.profiles, liked: [], tiles: [], page, pages: found.pages };
        };
        let shown = await pageOf(1);
        while (shown.page < shown.pages) {
          await becomeActive(site, active[shown.page - 1] ?? []);
          shown = joined(shown, await pageOf(shown.page + 1));
        }
        const seen = shown.people.map(({ id }) => id);
        expect(new Set(seen).size).toBe(seen.length);
        const moved = new Set(active.flat());
        expect(ids.filter((id) => !moved.has(id) && !seen.includes(id))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  },
);

async function becomeActive(site: TestSite, active: readonly string[]): Promise<void> {
  site.clock.advance(MINUTE);
  const lastActiveAt = site.now() + crowd.length * MINUTE;
  await site.db.transact(({ drizzle }) =>
    drizzle
      .update(profiles)
      .set({ lastActiveAt })
      .where(inArray(profiles.id, [...active])),
  );
}
