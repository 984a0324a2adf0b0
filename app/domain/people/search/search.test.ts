// @engines both
import { beforeAll, describe, expect, test } from "vitest";
import { bornBy } from "~/app/domain/ages";
import { like } from "~/app/domain/people/likes/likes";
import { block } from "~/app/domain/safety/blocks/blocks";
import { engine } from "~/db/engine";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { indexesThatAnswer } from "~/tests/support/explain";
import { eighthOf } from "~/tests/support/share";
import { aFictional, anAdult, type Person, type TestSite, testSite } from "~/tests/support/test-site";
import {
  ageBuckets,
  anyone,
  assertMaySearch,
  defaultFilters,
  nearlyFound,
  type SearchFilters,
  search,
  similarTo,
} from "./search";
import { statementsOf } from "./search.queries";

const TODAY = "2026-06-01";

const anna = anAdult({ name: "Anna", gender: "female", country: "NL", region: "NH", birthDate: "1996-03-14" });
const bert = anAdult({ name: "Bert", gender: "male", country: "NL", region: "NH", birthDate: "1990-06-01" });

describe("a search finds", () => {
  testOnSqlite("never the viewer, and no one blocked by either side", async () => {
    const [carl, dora, emma] = ["Carl", "Dora", "Emma"].map((name) => anAdult({ name }));
    const site = await testSite({ members: [anna, carl!, dora!, emma!] });
    await block(site, anna, carl!.id);
    await block(site, dora!, anna.id);
    const found = await search(site, anna, anyone);
    expect(names(found)).toEqual(["Emma"]);
    expect(found.numResults).toBe(1);
    expect((await search(site, null, anyone)).numResults).toBe(4);
  });

  testOnSqlite("an exact number, despite a block between two members who do not match the filters", async () => {
    const site = await testSite({
      members: [anna, bert, anAdult({ gender: "female" }), anAdult({ gender: "female" })],
    });
    await block(site, anna, bert.id);
    expect((await search(site, anna, { gender: "female" })).numResults).toBe(2);
    expect((await search(site, anna, { gender: "male" })).numResults).toBe(0);
  });

  testOnSqlite("no hidden member, and no one under 18, whatever the row says", async () => {
    const hidden = anAdult({ visible: false });
    const [young, justOld] = ["2008-06-02", "2008-06-01"].map((birthDate) => anAdult({ birthDate }));
    const site = await testSite({ members: [hidden, young!, justOld!] });
    for (const ages of [{}, { minAge: 1 }, { minAge: 17, maxAge: 17 }]) {
      expect(ids(await search(site, null, ages))).toEqual([justOld!.id]);
    }
  });

  test("liked members marked as liked, by any way of searching", async () => {
    const carl = anAdult({ name: "Carl", details: { smoking: "no" } });
    const site = await testSite({ members: [anna, bert, carl] });
    await like(site, anna, carl.id);
    await like(site, bert, anna.id);
    for (const filters of [anyone, { ...anyone, smoking: ["no"] }]) {
      expect((await search(site, anna, filters)).liked).toEqual([carl.id]);
      expect((await search(site, null, filters)).liked).toEqual([]);
    }
  });

  testOnSqlite("fictional profiles with a label", async () => {
    const site = await testSite({ members: [aFictional()] });
    expect((await search(site, null, anyone)).profiles[0]?.fictional).toBe(true);
  });

  testOnSqlite("no members of another site", async () => {
    const velvet = await testSite({ members: [anna] });
    await testSite({ members: [bert], tenant: { slug: "other" } });
    expect(await search(velvet, anna, anyone)).toMatchObject({ profiles: [], numResults: 0, pages: 1 });
  });

  test("similarTo returns members like this one, without this one", async () => {
    const ages = ["2000-01-01", "1998-01-01", "1991-01-01", "1989-06-02", "1989-06-01"]; // 26, 28, 35, 36, 37
    const near = ages.map((birthDate) => anAdult({ gender: "female", country: "NL", region: "ZH", birthDate }));
    const nowhere = anAdult({ gender: "female", birthDate: "1998-01-01" });
    const belgian = anAdult({ gender: "female", country: "BE" });
    const tenant = { countries: ["NL"] };
    const site = await testSite({ tenant, members: [anna, ...near, nowhere, belgian, bert] });
    const [card] = (await search(site, bert, { gender: "female", region: "NH", country: "NL" })).profiles;
    const similar = await similarTo(site, bert, card!);
    expect(similar.filters).toEqual({
      ...anyone,
      gender: "female",
      country: "NL",
      unplaced: true,
      region: null,
      minAge: 25,
      maxAge: 35,
    });
    expect(new Set(ids(similar))).toEqual(new Set([...near.slice(0, 3), nowhere].map(({ id }) => id)));
    expect(similar.numResults).toBe(4);
    // A member without a country resembles those of any; no one is assumed to live outside the site's countries.
    const like = async (person: Partial<typeof card>) => names(await similarTo(site, bert, { ...card!, ...person }));
    expect(await like({ country: "BE", id: site.newId() })).not.toContain(nowhere.name);
    expect(await like({ country: null, id: nowhere.id })).toHaveLength(5);
  });

  test("nearlyFound returns near misses: slightly younger or older, or from elsewhere", async () => {
    const somebody = (name: string, age: number, region: string | null, more: object = {}) =>
      anAdult({ name, birthDate: `${2026 - age}-01-01`, country: "NL", region, details: { smoking: "no" }, ...more });
    const people = [
      somebody("Found", 30, "NH"),
      somebody("Elsewhere", 30, "ZH"),
      somebody("Of no region", 30, null),
      somebody("Younger", 23, "NH"),
      somebody("Much younger", 22, "NH"),
      somebody("Older", 37, "ZH"),
      somebody("Much older", 41, "NH"),
      somebody("Smoker", 31, "ZH", { details: { smoking: "yes" } }),
      somebody("Abroad", 30, null, { country: "BE" }),
      somebody("Who knows where", 30, null, { country: null }),
    ];
    const site = await testSite({ tenant: { countries: ["NL"] }, members: people });
    const filters = { country: "NL", region: "NH", minAge: 28, maxAge: 35, smoking: ["no"] };
    expect(names(await search(site, null, filters))).toEqual(["Found"]);
    const near = await nearlyFound(site, null, { ...filters, pp: 2 });
    const rest = await nearlyFound(site, null, { ...filters, pp: 2, page: 2 });
    const third = await nearlyFound(site, null, { ...filters, pp: 2, page: 3 });
    expect(near).toMatchObject({ numResults: 5, pages: 3, filters: { region: null, minAge: 23, maxAge: 40 } });
    const missed = ["Elsewhere", "Of no region", "Older", "Who knows where", "Younger"];
    expect([near, rest, third].flatMap(names).sort()).toEqual(missed);
    // No filter is left to open: no one is similar to everyone.
    expect((await nearlyFound(site, null, { country: "NL" })).numResults).toBe(0);
  });
});

describe("among two thousand people", () => {
  const crowd = Array.from({ length: 2000 }, (_, index) => someone(index));
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite({ members: [anna, ...crowd] });
    for (const { id } of crowd.slice(0, 40)) await block(site, anna, id);
  });

  test.each(engine === "postgres" ? eighthOf("filters of a search", everyFilter()) : everyFilter())(
    "a search finds and counts exactly the matches of %o",
    async (filters) => {
      for (const viewer of [null, anna]) {
        const expected = naive([anna, ...crowd], filters, viewer);
        const all: string[] = [];
        const { pages, numResults } = await search(site, viewer, { ...filters, pp: 100 });
        for (let page = 1; page <= pages; page++)
          all.push(...ids(await search(site, viewer, { ...filters, page, pp: 100 })));
        expect(all).toEqual(expected.map(({ id }) => id));
        expect(numResults).toBe(expected.length);
      }
    },
  );

  test("a page past the last page is empty and still has the total", async () => {
    const { numResults } = await search(site, null, anyone);
    expect(await search(site, null, { page: 1e9 })).toMatchObject({ profiles: [], numResults, page: 1e9 });
  });

  function naive(people: Person[], filters: SearchFilters, viewer: Person | null) {
    const { gender, country, unplaced, region, minAge, maxAge } = filters;
    const left = new Set(viewer ? [viewer.id, ...crowd.slice(0, 40).map(({ id }) => id)] : []);
    return people
      .filter((person) => person.visible && !left.has(person.id))
      .filter((person) => !gender || person.gender === gender)
      .filter((person) => !country || person.country === country || (unplaced && person.country === null))
      .filter((person) => !region || person.region === region)
      .filter(({ birthDate }) => years(birthDate) >= Math.max(18, minAge ?? 0))
      .filter(({ birthDate }) => maxAge === null || years(birthDate) <= Math.max(18, maxAge))
      .sort((a, b) => b.lastActiveAt - a.lastActiveAt || (a.id < b.id ? 1 : -1));
  }
});

describeOnSqlite("filters", () => {
  test("default to the sought gender and the country, if there is only one", async () => {
    const site = await siteOf({ niche: 1, countries: ["NL", "DE"] });
    const base = { ...anyone, unplaced: true };
    expect(defaultFilters(site, { ...anna, seeking: ["male"] })).toEqual({ ...base, gender: "male", country: "NL" });
    expect(defaultFilters(site, { ...anna, seeking: ["male", "female"] })).toMatchObject({ gender: null });
    expect(defaultFilters(site, { ...anna, country: "BE" })).toMatchObject({ country: "BE", unplaced: null }); // a neighbour
    expect(defaultFilters(site, { ...anna, country: "FR" }).country).toBeNull();
    expect(defaultFilters(site, null)).toEqual(anyone);
  });

  test("of a visitor follow the niche, and the site's only country", async () => {
    const site = await siteOf({ niche: 7, countries: ["NL"] });
    expect(defaultFilters(site, null)).toMatchObject({ gender: "male", country: "NL" });
  });

  test("include every age", () => {
    const offered = ageBuckets.slice(1);
    for (let age = 18; age < 100; age++) {
      expect(offered.filter(({ minAge, maxAge }) => age >= minAge! && age <= (maxAge ?? 200))).toHaveLength(1);
    }
  });

  test("a region without a country is ignored", async () => {
    const site = await siteOf();
    expect((await search(site, null, { region: "NH" })).filters.region).toBeNull();
  });
});

describeOnSqlite("who may search", () => {
  const fromAds = { network: "ads" };
  test.each([
    ["all", "all", true, true],
    ["all", "none", true, false],
    ["none", "all", false, false],
    ["none", "none", false, false],
  ] as const)("with %s for visitors and %s for those of a source", async (loggedOutSearch, ofSource, plain, sent) => {
    const site = await siteOf({ loggedOutSearch, loggedOutSearchTrafficsource: ofSource });
    expect(allowed(() => assertMaySearch(site, null, null))).toBe(plain);
    expect(allowed(() => assertMaySearch(site, null, fromAds))).toBe(sent);
    expect(allowed(() => assertMaySearch(site, anna, fromAds))).toBe(true);
  });
});

const SHAPES = [
  ["all", {}],
  ["country", { country: "NL" }],
  ["country", { country: "NL", unplaced: true }],
  ["nowhere", { country: "NL", unplaced: true }],
  ["region", { country: "NL", region: "NH" }],
  ["gender", { gender: "female" }],
  ["gender_country", { gender: "female", country: "NL" }],
  ["gender_country", { gender: "female", country: "NL", unplaced: true }],
  ["gender_nowhere", { gender: "female", country: "NL", unplaced: true }],
  ["gender_region", { gender: "female", country: "NL", region: "NH" }],
] as const;

test.each(
  (["profile", "profile_open"] as const).flatMap((indexes) =>
    SHAPES.map(([shape, filters]) => [`${indexes}_${shape}_ix`, filters, indexes] as const),
  ),
)(
  "no row is read, and none sorted, for the count and the page of ids that %s is made for",
  async (index, filters, indexes) => {
    const site = await siteOf();
    // The site needs this many rows, because PostgreSQL takes any index for few rows.
    await site.add(...Array.from({ length: 60 }, (_, n) => someone(n)));
    const hits = {
      gender: null,
      country: null,
      region: null,
      ...filters,
      bornAfter: "",
      bornBy: bornBy(18, TODAY),
      viewer: indexes === "profile" ? anna.id : "",
      except: "",
    };
    const [page, count] = await site.db.read(async (conn) => statementsOf(conn, { ...hits, limit: 12, offset: 0 }));
    const [forPage, forCount] = [await ownIndexes(site, page!), await ownIndexes(site, count!)];
    expect(forPage).toContain(index);
    // A page also contains the total.
    for (const used of [forPage, forCount]) {
      expect(used).toEqual(expect.arrayContaining(["profile_count_ix", `${indexes}_born_ix`]));
    }
  },
);

async function ownIndexes(site: TestSite, statement: Parameters<typeof indexesThatAnswer>[1]): Promise<string[]> {
  return (await indexesThatAnswer(site.db, statement)).filter((name) => /^profile_.*_ix$/.test(name));
}

function siteOf(tenant: NonNullable<Parameters<typeof testSite>[0]>["tenant"] = {}): Promise<TestSite> {
  return testSite({ tenant, members: [anna, bert] });
}

function names({ profiles }: { profiles: readonly { name: string }[] }) {
  return profiles.map(({ name }) => name);
}

function ids({ profiles }: { profiles: readonly { id: string }[] }) {
  return profiles.map(({ id }) => id);
}

function allowed(ask: () => void): boolean {
  try {
    ask();
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: "search.members_only", kind: "forbidden" });
    return false;
  }
}

/** Whole years on the day on which a test site's clock starts. */
function years(birthDate: string): number {
  return 2026 - Number(birthDate.slice(0, 4)) - (birthDate.slice(5) > TODAY.slice(5) ? 1 : 0);
}

/** Returns a pseudorandom member, the same in every run. */
function someone(index: number): Person {
  const pick = <T>(list: readonly T[], salt: number): T => list[(Math.imul(index + 1, salt) >>> 9) % list.length]!;
  const date = new Date(Date.UTC(1946 + (index % 64), index % 12, 1 + (index % 28)));
  return aFictional({
    gender: pick(["male", "female", "female", null], 2654435761),
    country: pick(["NL", "NL", "NL", "BE", "DE", null], 2246822519),
    region: pick(["NH", "ZH", "UT", null], 3266489917),
    birthDate: date.toISOString().slice(0, 10),
    visible: index % 17 !== 0,
    lastActiveAt: 1_780_000_000_000 - pick([1, 2, 3, 5, 8], 668265263) * 1_000_000 - (index % 50) * 1000,
  });
}

function everyFilter(): SearchFilters[] {
  const places = [
    { country: null, region: null },
    { country: "NL", region: null },
    { country: "NL", region: null, unplaced: true as const },
    { country: "NL", region: "NH" },
  ];
  const ages = [...ageBuckets, { minAge: 30, maxAge: 20 }, { minAge: 0, maxAge: 18 }];
  return ([null, "male", "female"] as const).flatMap((gender) =>
    places.flatMap((place) => ages.map(({ minAge, maxAge }) => ({ ...anyone, gender, ...place, minAge, maxAge }))),
  );
}
