import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { type Gender, profiles } from "~/db/tables";
import { aFictional, anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import { type Asked, search } from "./search";

type Row = typeof profiles.$inferSelect;

const TODAY = "2026-06-01";
const GENDERS: (Gender | null)[] = ["female", "male", null];
const PLACES = [
  ["NL", "NH"],
  ["NL", "UT"],
  ["NL", null],
  ["BE", "VAN"],
  [null, null],
] as const;
const BIRTHDAYS = ["1960-02-29", "1976-05-31", "1976-06-01", "1976-06-02", "1976-06-30", "1990-01-01", "2008-05-31"];

/** Filters at the edges of months, or beyond them. */
const AGES: Asked[] = [
  {},
  { minAge: 49, maxAge: 49 },
  { minAge: 50, maxAge: 50 },
  { minAge: 18, maxAge: 18 },
  { minAge: 36 },
  { maxAge: 36 },
  { minAge: 60, maxAge: 40 },
];

describe("the number of results", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite({ tenant: { countries: ["NL", "BE"] } });
    const people = GENDERS.flatMap((gender) =>
      PLACES.flatMap(([country, region]) =>
        BIRTHDAYS.map((birthDate, n) => ({
          ...(n % 2 ? anAdult({}) : aFictional({})),
          gender,
          country,
          region,
          birthDate,
          seenBy: n % 3 ? "everyone" : "members",
        })),
      ),
    );
    await site.add(...(people as Person[]));
  });

  test("matches the actual number for any filters", () => holds(site));

  test("stays exact while members hide, return, move, correct their birthday and leave", async () => {
    const all = await rowsOf(site);
    const change = (row: Row, values: Partial<Row>) =>
      site.db.transact(
        async ({ drizzle }) => void (await drizzle.update(profiles).set(values).where(eq(profiles.id, row.id))),
      );
    for (const [n, row] of all.entries()) {
      if (n % 7 === 0) await change(row, { visible: false });
      if (n % 14 === 0) await change(row, { visible: true, city: "Somewhere" });
      if (n % 5 === 1) await change(row, { country: "BE", region: null });
      if (n % 5 === 2) await change(row, { birthDate: "1976-06-15", gender: "male" });
      if (n % 5 === 3) await change(row, { lastActiveAt: 1 });
      if (n % 4 === 1) await change(row, { seenBy: row.seenBy === "everyone" ? "members" : "everyone" });
      if (n % 6 === 4) {
        await site.db.transact(
          async ({ drizzle }) => void (await drizzle.delete(profiles).where(eq(profiles.id, row.id))),
        );
      }
    }
    await holds(site);
  });
});

async function holds(site: TestSite): Promise<void> {
  // The viewer has no row, so no list contains them.
  for (const viewer of [null, anAdult()]) await holdsFor(site, viewer);
}

async function holdsFor(site: TestSite, viewer: Person | null): Promise<void> {
  const all = (await rowsOf(site)).filter(({ seenBy }) => viewer !== null || seenBy === "everyone");
  const wheres = PLACES.flatMap(([country, region]) =>
    ([true, null] as const).map((unplaced) => ({ country, region, unplaced })),
  );
  for (const where of wheres) {
    for (const gender of GENDERS) {
      for (const age of AGES) {
        const asked = { ...where, gender, ...age };
        const expected = all.filter((row) => matches(row, asked)).length;
        expect({ asked, n: (await search(site, viewer, { ...asked, pp: 1 })).numResults }).toEqual({
          asked,
          n: expected,
        });
      }
    }
  }
}

function matches(row: Row, { gender, country, unplaced, region, minAge, maxAge }: Asked): boolean {
  const age = ageOf(row.birthDate);
  return (
    row.visible &&
    (!gender || row.gender === gender) &&
    (!country || row.country === country || (unplaced === true && !region && row.country === null)) &&
    (!region || row.region === region) &&
    age >= Math.max(18, minAge ?? 18) &&
    age <= (maxAge ?? 200)
  );
}

function ageOf(birthDate: string): number {
  const years = Number(TODAY.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return birthDate.slice(5) > TODAY.slice(5) ? years - 1 : years;
}

function rowsOf(site: TestSite): Promise<Row[]> {
  return site.db.read(({ drizzle }) => drizzle.select().from(profiles));
}
