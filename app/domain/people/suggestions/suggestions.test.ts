import { describe, expect, test } from "vitest";
import { like } from "~/app/domain/people/likes/likes";
import { setVisibility } from "~/app/domain/people/profiles/visibility";
import { block } from "~/app/domain/safety/blocks/blocks";
import { anAdult, type Person, START, testSite } from "~/tests/support/test-site";
import { type Fitting, fitOf, reasonsFor, scoreOf } from "./fit";
import { suggestionsFor } from "./suggestions";

const DAY = 24 * 60 * 60 * 1000;
const plain: Fitting = { country: null, region: null, language: "en", seekMinAge: null, seekMaxAge: null, age: 30 };

describe("a fit", () => {
  test("is the share of stated wishes that are met", () => {
    const picky = { ...plain, country: "NL", region: "7", seekMinAge: 40 };
    expect(fitOf(plain, picky)).toBe(1);
    expect(fitOf(picky, plain)).toBe(1 / 4);
    expect(fitOf(picky, { ...plain, country: "NL" })).toBe(2 / 4);
  });

  test("combines both directions by their harmonic mean, lower for idle and overwhelmed members", () => {
    const active = { idle: 0, unread: 0 };
    expect(scoreOf(1, 0.5, active)).toBeCloseTo(2 / 3);
    expect(scoreOf(1, 0, active)).toBe(0);
    expect(scoreOf(1, 1, { idle: 7 * DAY, unread: 0 })).toBe(0.5);
    expect(scoreOf(1, 1, { idle: 0, unread: 5 })).toBe(0.5);
  });

  test("lists what both meet of each other", () => {
    const utrecht = { ...plain, country: "NL", region: "7" };
    expect(reasonsFor(utrecht, utrecht)).toEqual(["region", "language"]);
    expect(reasonsFor(utrecht, { ...utrecht, region: "9" })).toEqual(["country", "language"]);
    expect(reasonsFor(plain, { ...plain, language: "nl" })).toEqual([]);
  });
});

const old = { signedUpAt: START - 100 * DAY };
const anna = anAdult({ name: "Anna", gender: "female", seeking: ["male"], country: "NL", ...old });
const man = (name: string, given: Partial<Person> = {}) =>
  anAdult({ name, gender: "male", seeking: ["female"], country: "NL", ...old, ...given });

async function namesFor(people: Person[], prepare?: (site: Awaited<ReturnType<typeof testSite>>) => Promise<unknown>) {
  const site = await testSite({ members: [anna, ...people] });
  await prepare?.(site);
  return (await suggestionsFor(site, anna, 12)).map(({ card }) => card.name);
}

test("only members who seek each other are suggested", async () => {
  const people = [
    man("Fits"),
    man("Seeks men", { seeking: ["male"] }),
    man("Seeks older", { seekMinAge: 40 }),
    anAdult({ name: "A woman", gender: "female", seeking: ["female"], ...old }),
    anAdult({ name: "Unsaid", ...old }),
    man("Hidden", { visible: false, seenBy: "nobody" }),
  ];
  expect(await namesFor(people)).toEqual(["Fits"]);
});

test("members who fit better and were recently active come first", async () => {
  const people = [man("Far", { country: "BE" }), man("Idle", { lastActiveAt: START - 30 * DAY }), man("Best")];
  expect(await namesFor(people)).toEqual(["Best", "Far", "Idle"]);
});

test("liked, blocked and hidden members are never suggested", async () => {
  const [liked, blocked, hidden, left] = [man("Liked"), man("Blocked"), man("Gone"), man("Left")];
  const names = await namesFor([liked, blocked, hidden, left], async (site) => {
    await like(site, anna, liked.id);
    await block(site, blocked, anna.id);
    await setVisibility(site, hidden, { seenBy: "nobody" });
  });
  expect(names).toEqual(["Left"]);
});

test("each of a hundred fitting members is shown to at least one other", async () => {
  const members = Array.from({ length: 100 }, (_, index) => {
    const gender = index % 2 === 0 ? ("female" as const) : ("male" as const);
    const seeking = [gender === "female" ? ("male" as const) : ("female" as const)];
    return anAdult({ gender, seeking, country: index % 5 === 0 ? "BE" : "NL", ...old });
  });
  const site = await testSite({ members });
  const shown = new Set<string>();
  for (const member of members) {
    for (const { card } of await suggestionsFor(site, member, 12)) shown.add(card.id);
  }
  expect(members.filter(({ id }) => !shown.has(id)).map(({ name }) => name)).toEqual([]);
});
