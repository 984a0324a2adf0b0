// @engines both
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { flushBatches } from "~/app/domain/batches";
import { accounts, entries } from "~/db/tables";
import { testOnSqlite } from "~/tests/support/engines";
import { anAdult, type Person, testSite } from "~/tests/support/test-site";
import { comparisonsOf, drawVariant, type Entry, entryIn, noteEntry, queryOf } from "./experiments";

const spring = {
  id: "spring",
  since: "2020-01-01",
  sample: 100,
  variants: [
    { id: "street", lander: "video", weight: 3 },
    { id: "faces", lander: "gallery", weight: 1 },
  ],
  groups: [
    { id: "german", countries: ["DE"], weights: { street: 0, faces: 1 } },
    { id: "ads-nl", countries: ["NL"], networks: ["ads"], weights: { street: 1, faces: 1 } },
  ],
};
const nowhere = { country: null, network: null, click: null };

/** Returns randomness at this share of the range, 0 to 1. */
const at = (share: number) => ({
  randomBytes: () => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(Math.min(2 ** 32 - 1, Math.floor(share * 2 ** 32)));
    return bytes;
  },
});

testOnSqlite("a variant is drawn by its weight", () => {
  const shares = [0, 0.5, 0.7499, 0.75, 0.9, 1];
  const drawn = shares.map((share) => drawVariant(at(share), spring, nowhere).variant.id);
  expect(drawn).toEqual(["street", "street", "street", "faces", "faces", "faces"]);
});

testOnSqlite("the first group that fits a visitor's country and network has its own weights", () => {
  const draw = (share: number, country: string | null, network: string | null) =>
    drawVariant(at(share), spring, { country, network, click: null }).entry;
  expect(draw(0, "DE", null)).toEqual({ experiment: "spring", group: "german", variant: "faces" });
  expect(draw(0.6, "NL", "ads")).toEqual({ experiment: "spring", group: "ads-nl", variant: "faces" });
  expect(draw(0.6, "NL", "others")).toEqual({ experiment: "spring", group: "", variant: "street" });
  expect(draw(0.6, null, "ads")).toEqual({ experiment: "spring", group: "", variant: "street" });
});

test("a repeated click gets the same variant, and clicks are split by the weights", () => {
  const draw = (click: string) => drawVariant(at(Math.random()), spring, { ...nowhere, click }).variant.id;
  const clicks = Array.from({ length: 400 }, (_, index) => `click ${index}`);
  const drawn = clicks.map(draw);
  expect(clicks.map(draw)).toEqual(drawn);
  const streets = drawn.filter((variant) => variant === "street").length;
  expect(streets).toBeGreaterThan(260);
  expect(streets).toBeLessThan(340);
});

testOnSqlite("an address contains its variant, and only valid values are read from it", () => {
  const read = (query: string) => entryIn(new URL(`https://velvet.example/landers/video/eng${query}`));
  for (const group of ["", "german"]) {
    const entry = { experiment: "spring", group, variant: "street" };
    expect(read(queryOf(entry))).toEqual(entry);
  }
  const wrong = ["?variant=a", "?experiment=a", "?experiment=a.b.c&variant=d", "?experiment=A&variant=b"];
  for (const query of ["", ...wrong, "?experiment=a%25&variant=b"]) expect(read(query), query).toBeNull();
});

test("each variant is reported with its sign-ups, and is better only with enough visitors and lead", async () => {
  const members = Array.from({ length: 24 }, (_, index) => anAdult({ name: `Anna ${index}` }));
  const site = await testSite({ members, tenant: { experiments: [spring] } });
  const street = { experiment: "spring", group: "", variant: "street" };
  const faces = { ...street, variant: "faces" };
  const visit = async (entry: Entry, times: number) => {
    for (let visitor = 0; visitor < times; visitor++) noteEntry(site, entry);
    await flushBatches();
  };
  const signUp = async (entry: Entry, from: number, to: number) => {
    const formPath = `/landers/video/eng${queryOf(entry)}`;
    await site.db.transact(async ({ drizzle }) => {
      for (const { id } of members.slice(from, to)) {
        await drizzle.update(accounts).set({ formPath, confirmedAt: null }).where(eq(accounts.id, id));
      }
    });
  };

  await visit(street, 60);
  await visit(street, 40);
  await visit(faces, 99);
  await signUp(street, 0, 4);
  await signUp(faces, 4, 24);
  const [early] = await comparisonsOf(site);
  expect(early).toMatchObject({ experiment: "spring", group: "", verdict: { state: "early", missing: 1 } });

  await visit(faces, 1);
  const [all, german] = await comparisonsOf(site);
  expect(all!.variants).toMatchObject([
    { variant: "street", lander: "video", visitors: 100, signups: 4, activations: 0, rate: 0.04 },
    { variant: "faces", lander: "gallery", visitors: 100, signups: 20, activations: 0, rate: 0.2 },
  ]);
  const rounded = (interval: number[]) => interval.map((each) => Math.round(each * 1000) / 1000);
  expect(all!.variants.map(({ interval }) => rounded(interval))).toEqual([
    [0.016, 0.098],
    [0.133, 0.289],
  ]);
  expect(all!.verdict).toMatchObject({ state: "better", variant: "faces" });
  expect(all!.verdict.state === "better" && rounded(all!.verdict.ahead.street!)).toEqual([0.071, 0.252]);
  expect(german).toMatchObject({ group: "german", verdict: { state: "single", variant: "faces" } });

  await signUp(street, 0, 10);
  await signUp(faces, 10, 24);
  const [closer] = await comparisonsOf(site);
  expect(closer!.verdict).toEqual({ state: "undecided" });
});

test("counts from before the experiment's day are omitted, and the rate is at most 100 %", async () => {
  const anna = anAdult({ name: "Anna" });
  const site = await testSite({ members: [anna], tenant: { experiments: [{ ...spring, groups: [] }] } });
  const street = { experiment: "spring", group: "", variant: "street" };
  await site.db.transact(async ({ drizzle }) => {
    await drizzle.insert(entries).values({ day: "2019-12-31", ...street, visitors: 50 });
    const formPath = `/landers/video/eng${queryOf(street)}`;
    await drizzle.update(accounts).set({ formPath }).where(eq(accounts.id, anna.id));
  });
  const [comparison] = await comparisonsOf(site);
  expect(comparison!.variants[0]).toMatchObject({ visitors: 0, signups: 1, activations: 1, rate: 0, interval: [0, 1] });
});

test("an experiment's day begins in the site's time zone, two hours before UTC's in summer", async () => {
  const [before, after] = ["2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z"].map((at) =>
    anAdult({ signedUpAt: Date.parse(at) }),
  ) as [Person, Person];
  const site = await testSite({
    members: [before, after],
    tenant: { experiments: [{ ...spring, since: "2026-03-30" }] },
  });
  const street = { experiment: "spring", group: "", variant: "street" };
  await site.db.transact(({ drizzle }) =>
    drizzle.update(accounts).set({ formPath: `/landers/video/eng${queryOf(street)}` }),
  );
  const [all] = await comparisonsOf(site);
  expect(all!.variants.map(({ variant, signups }) => [variant, signups])).toEqual([
    ["street", 1],
    ["faces", 0],
  ]);
});
