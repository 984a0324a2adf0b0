// @engines both
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { ringsAround, townOf } from "~/app/domain/site/places/distance";
import { NOWHERE } from "~/db/counts";
import { profiles } from "~/db/tables";
import { describeOnSqlite, testOnSqlite } from "~/tests/support/engines";
import { meets } from "~/tests/support/plain-search";
import { testDatabases } from "~/tests/support/test-databases";
import { aFictional, START, type TestSite, testSite } from "~/tests/support/test-site";
import { type Condition, townKey } from "../condition";
import { freeHits } from "../free.queries";
import { anyone, search } from "../search";
import { currentIndex, indexLoaded, MEMORY, memory } from "./";
import type { MemberIndex, Order, Wanted } from "./member-index";

type Row = typeof profiles.$inferSelect;

const DAY = 24 * 60 * 60 * 1000;
const TOWNS = [
  ["NL", "NH", "Amsterdam"],
  ["NL", "NH", "Haarlem"],
  ["NL", "ZH", "Rotterdam"],
  ["NL", null, "Utrecht"],
  ["BE", "VAN", "Antwerpen"],
  ["BE", null, null],
  [null, null, null],
] as const;
const amsterdam = townOf("NL", "NH", "Amsterdam")!;
const rings = ringsAround(amsterdam).map((towns) =>
  towns.flatMap((town) => [townKey(town)!, townKey({ ...town, region: null })!]),
);
const RING = new Map(rings.flatMap((towns, ring) => towns.map((town) => [town, ring])));
const ORDERS: Order[] = [{ by: "activity" }, { by: "newest" }, { by: "distance", rings }];

describeOnSqlite("the index of a site", () => {
  const crowd = (size: number) => Array.from({ length: size }, (_, n) => aFictional({ name: `No ${n}` }));

  test("survives an edit of the site's config", async () => {
    const site = await testSite();
    await indexLoaded(site);
    const edited = { ...site, tenant: { ...site.tenant }, db: testDatabases().of(site.databaseName) };
    expect(await indexOf(edited)).toBe(await indexOf(site));
  });

  test("is reloaded after the site moves to another server", async () => {
    const site = await testSite({ members: [aFictional()] });
    await indexLoaded(site);
    const before = await currentIndex(site);
    site.db.memory.clear(); // like a move to another cell
    expect(await currentIndex(site)).toBeUndefined();
    await indexLoaded(site);
    expect(await currentIndex(site)).not.toBe(before);
  });

  test("is not loaded while others fill the memory, and replaces an idle one", async () => {
    const site = await testSite({ members: [aFictional()] });
    const other = { usedAt: Date.now(), released: false, size: () => (other.released ? 0 : MEMORY.most), release };
    function release() {
      other.released = true;
    }
    memory.admits(other);
    await indexLoaded(site);
    expect(await currentIndex(site)).toBeUndefined();
    expect((await search(site, null, anyone)).profiles).toHaveLength(1);
    other.usedAt -= 2 * MEMORY.rest;
    const next = await testSite({ members: [aFictional()] });
    await indexLoaded(next);
    expect((await currentIndex(next))?.size).toBe(1);
    expect(other.released).toBe(true);
  });

  test("still serves running searches after releasing its memory, and is reloaded for the next one", async () => {
    const site = await testSite({ members: [aFictional()] });
    await indexLoaded(site);
    const searching = currentIndex(site);
    const now = Date.now() + 2 * MEMORY.rest;
    const other = { usedAt: now, size: () => MEMORY.most, release: () => {} };
    expect(memory.admits(other)).toBe(true);
    expect((await searching)?.size).toBe(1);
    other.size = () => 0;
    await indexLoaded(site);
    expect((await currentIndex(site))?.size).toBe(1);
  });

  test("is released with the site, not only after idling", async () => {
    const loaded = async () => {
      const site = await testSite();
      await indexLoaded(site);
      testDatabases().forget(site.databaseName);
      return new WeakRef((await currentIndex(site))!);
    };
    const index = await loaded();
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const isThere = () => {
      collect();
      return index.deref() !== undefined;
    };
    await expect.poll(isThere).toBe(false);
  });

  test("is loaded in parallel to a far larger one", async () => {
    const [large, small] = [await testSite(), await testSite({ tenant: { slug: "onyx" } })];
    await large.add(...crowd(6_000));
    const loading = indexLoaded(large);
    await indexLoaded(small);
    expect(await currentIndex(small)).toBeDefined();
    expect(await currentIndex(large)).toBeUndefined();
    await loading;
    expect(await currentIndex(large)).toBeDefined();
  });
});

describe("among changing members", () => {
  const random = randomFrom(16);
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite();
    await site.add(...Array.from({ length: 500 }, () => aFictional(someone(random))));
    await indexLoaded(site);
  });

  test("the index, the database and a plain scan find the same members", async () => {
    for (let round = 0; round < 3; round++) {
      await agree(site, random);
      await change(site, random);
    }
    await agree(site, random);
  });

  testOnSqlite("omitting each of several conditions counts the same as a search without it", async () => {
    const index = await indexOf(site);
    for (let round = 0; round < 20; round++) {
      const groups = Array.from({ length: 4 }, () => [anyCondition(random)]);
      const countOf = (conditions: Condition[]) =>
        index.find({ conditions, without: [], order: ORDERS[0]!, offset: 0, limit: 1 }).total;
      const { all, withoutEach } = index.countWithoutEach(groups, []);
      expect(all).toBe(countOf(groups.flat()));
      for (const [left, count] of withoutEach.entries()) {
        expect(countOf(groups.flatMap((group, at) => (at === left ? [] : group)))).toBe(count);
      }
    }
  });

  testOnSqlite("the database answers while the index catches up with many changes", async () => {
    await site.add(...Array.from({ length: 900 }, () => aFictional(someone(random))));
    expect(await currentIndex(site)).toBeUndefined();
    await indexLoaded(site);
    await agree(site, random);
  });
});

/** Both ways to answer a search: from the index, and from SQL if the index has more changes to catch up with. */
const WAYS: [string, (site: TestSite, wanted: Wanted) => Promise<{ ids: string[]; total: number }>][] = [
  ["in memory", async (site, wanted) => (await indexOf(site)).find(wanted)],
  ["in SQL", (site, wanted) => site.db.read((conn) => freeHits(conn, wanted))],
];

testOnSqlite.each(WAYS)(
  "pages %s skip and repeat no member with unchanged activity, while others become active",
  async (_, find) => {
    const random = randomFrom(3);
    const people = Array.from({ length: 300 }, () => aFictional({ ...someone(random), visible: true }));
    const site = await testSite({ members: people });
    await indexLoaded(site);
    for (const order of [ORDERS[0]!, ORDERS[2]!]) {
      const conditions = order.by === "activity" ? [] : [NOT_ALL];
      const those = people.filter((each) => order.by === "activity" || ["female", "male"].includes(each.gender ?? ""));
      const moved = new Set<string>();
      const seen: string[] = [];
      const wanted = { conditions, without: [], order, limit: 12 };
      for (let offset = 0; ; offset = seen.length) {
        const { ids, total } = await find(site, { ...wanted, offset });
        expect(total).toBe(those.length);
        if (ids.length === 0) break;
        seen.push(...ids);
        // A member already listed becomes active again, and moves before all that is still to come.
        const again = seen[random(seen.length)]!;
        moved.add(again);
        await set(site, again, { lastActiveAt: START + seen.length });
      }
      expect([...seen].sort()).toEqual(those.map(({ id }) => id).sort());
      expect(moved.size).toBeGreaterThan(5);
    }
  },
);

const NOT_ALL: Condition = { kind: "trait", trait: "gender", anyOf: ["female", "male"] };

/**
 * Returns the index after catching up. On PostgreSQL it rereads changes since the oldest running transaction, even one
 * of another test.
 */
async function indexOf(site: TestSite): Promise<MemberIndex> {
  let index: MemberIndex | undefined;
  await expect
    .poll(async () => {
      index = await currentIndex(site);
      return index !== undefined;
    })
    .toBe(true);
  return index!;
}

async function agree(site: TestSite, random: Random): Promise<void> {
  const all = await site.db.read(({ drizzle }) => drizzle.select().from(profiles));
  const index = await indexOf(site);
  for (let round = 0; round < 20; round++) {
    const conditions = Array.from({ length: random(4) }, () => anyCondition(random));
    const without = round % 3 === 0 ? [all[random(all.length)]!.id, site.newId()] : [];
    const order = ORDERS[random(ORDERS.length)]!;
    const butNot = Array.from({ length: random(3) }, () => anyCondition(random));
    const wanted = { conditions, butNot, without, order, offset: random(3) * 10, limit: 25 };
    const plain = plainly(all, wanted);
    const expected = { ids: plain.slice(wanted.offset, wanted.offset + 25), total: plain.length };
    expect({ wanted, ...index.find(wanted) }).toEqual({ wanted, ...expected });
    expect({ wanted, ...(await site.db.read((conn) => freeHits(conn, wanted))) }).toEqual({ wanted, ...expected });
  }
}

function plainly(all: Row[], { conditions, butNot = [], without, order }: Wanted): string[] {
  const isLeftOut = (row: Row) =>
    without.includes(row.id) || (butNot.length > 0 && butNot.every((each) => meets(row, each)));
  const ringOf = (row: Row) => (order.by === "distance" ? (RING.get(townKey(row) ?? "") ?? rings.length) : 0);
  const keyOf = (row: Row) => (order.by === "newest" ? row.createdAt : row.lastActiveAt);
  return all
    .filter((row) => row.visible && !isLeftOut(row) && conditions.every((each) => meets(row, each)))
    .sort((a, b) => ringOf(a) - ringOf(b) || keyOf(b) - keyOf(a) || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}

function anyCondition(random: Random): Condition {
  const born = (year: number) => `${year}-0${1 + random(9)}-1${random(9)}`;
  const town = TOWNS[random(5)]!;
  return [
    { kind: "trait", trait: "gender", anyOf: ["female"] },
    { kind: "trait", trait: "country", anyOf: random(2) ? ["NL", NOWHERE] : ["BE"] },
    { kind: "trait", trait: "region", anyOf: ["NL|NH"] },
    {
      kind: "trait",
      trait: "town",
      anyOf: [townKey({ country: town[0], region: town[1], city: town[2] })!, "NL||Nowhere"],
    },
    { kind: "trait", trait: "photo", anyOf: ["yes"] },
    { kind: "trait", trait: "nudity", anyOf: ["none"] },
    { kind: "trait", trait: "languages", anyOf: ["de", "pl"] },
    { kind: "trait", trait: "interests", anyOf: ["wine", "art"] },
    { kind: "trait", trait: "smoking", anyOf: ["no", "sometimes"] },
    { kind: "trait", trait: "height", anyOf: ["over_194"] },
    { kind: "trait", trait: "own_role", anyOf: random(2) ? ["leading"] : ["leading", "either"] },
    { kind: "born", after: random(2) ? born(1950 + random(40)) : "", by: born(1970 + random(40)) },
    { kind: "since", what: "lastActiveAt", at: START - random(30) * DAY },
    { kind: "since", what: "createdAt", at: START - random(30) * DAY },
  ][random(14)] as Condition;
}

async function change(site: TestSite, random: Random): Promise<void> {
  const all = await site.db.read(({ drizzle }) => drizzle.select({ id: profiles.id }).from(profiles));
  for (let round = 0; round < 60; round++) {
    const { id } = all[random(all.length)]!;
    const { name: _, photos: __, signedUpAt, ...values } = someone(random);
    if (round % 20 === 0) await remove(site, id);
    else if (round % 3 === 0) await set(site, id, { lastActiveAt: START + round });
    else await set(site, id, { ...values, createdAt: signedUpAt });
  }
  await site.add(aFictional(someone(random)));
}

function set(site: TestSite, id: string, values: Partial<Row>): Promise<void> {
  return site.db.transact(
    async ({ drizzle }) => void (await drizzle.update(profiles).set(values).where(eq(profiles.id, id))),
  );
}

function remove(site: TestSite, id: string): Promise<void> {
  return site.db.transact(async ({ drizzle }) => void (await drizzle.delete(profiles).where(eq(profiles.id, id))));
}

function someone(random: Random) {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const [country, region, city] = pick(TOWNS);
  return {
    name: "Somebody",
    photos: [],
    gender: pick(["male", "female", null] as const),
    birthDate: `${1940 + random(68)}-0${1 + random(9)}-1${random(9)}`,
    ...{ country, region, city },
    language: pick(["nl", "de", "en"]),
    languages: pick([[], ["pl"], ["de", "fr"]]) as string[],
    interests: pick([[], ["wine"], ["art", "wine", "film"]]) as string[],
    details: pick([
      {},
      { smoking: "no", role: "leading" },
      { smoking: "sometimes", height: "over_194", looking_for: "leading" },
      { role: "either", personal: "leading" },
      { role: "following" },
    ]) as Record<string, string>,
    mainPhoto: pick([null, "a-file"]),
    showsNudity: random(4) === 0,
    visible: random(9) > 0,
    lastActiveAt: START - random(40) * DAY,
    signedUpAt: START - random(60) * DAY,
  };
}

type Random = (below: number) => number;

/** Returns the same numbers in every run. */
function randomFrom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
