import { describe, expect, test } from "vitest";
import { townOf } from "~/app/domain/site/places/distance";
import { anAdult, testSite } from "~/tests/support/test-site";
import { lastSearch, rememberSearch } from "../last-search";
import { anyone, defaultFilters, momentOf, relaxations, search } from "../search";
import { readSearch, searchQuery, writeSearch } from "../search.schema";
import { searchAnswer, searchText } from "../search.wire";
import { applied, controlsOf, fromForm, queryOf } from "./";

const haarlem = { country: "NL", region: "NH", city: "Haarlem" };
const anna = anAdult({ name: "Anna", ...haarlem });

test("chosen filters survive the round trip through an address", () => {
  const chosen = {
    ...anyone,
    country: "NL",
    minAge: 22,
    photo: true as const,
    smoking: ["no"],
    distance: "50" as const,
  };
  expect(searchQuery.parse(queryOf(chosen)).filters).toEqual(named(chosen));
  expect(queryOf(anyone)).toEqual({ gender: "", country: "" });
});

test("a form's age is a list item or two ages, and a country includes members without one", () => {
  expect(fromForm({ age: "26_35" })).toMatchObject({ min_age: "26", max_age: "35" });
  expect(fromForm({ age: "over_65" })).toMatchObject({ min_age: "66", max_age: "" });
  expect(fromForm({ age: "22_31" })).toMatchObject({ min_age: "22", max_age: "31" });
  expect(fromForm({ country: "NL" })).toMatchObject({ unplaced: "1" });
});

test("each offered filter has a control, and the distance needs the viewer's town", async () => {
  const site = await testSite();
  const offer = { tenant: site.tenant, words: site.words("en"), language: "en" as const, today: "2026-06-01", now: 0 };
  const home = townOf("NL", "NH", "Haarlem")!;
  const names = (given: object) =>
    controlsOf(anyone, { ...offer, home, seesActivity: true, country: "NL", ...given }).map(({ name }) => name);
  expect(names({})).toEqual(site.tenant.profile.searchFields);
  expect(names({ home: null })).not.toContain("distance");
  expect(names({ seesActivity: false })).not.toContain("active");
  expect(names({ country: null })).not.toContain("countryregion");
});

test("a choice that profiles do not show is not searched, whatever the address asks", async () => {
  const site = await testSite({
    members: [
      anna,
      anAdult({ name: "Brown", details: { eyes: "brown" } }),
      anAdult({ name: "Blue", details: { eyes: "blue" } }),
    ],
    tenant: { profile: { visibleFields: ["hair"] } },
  });
  const offer = { ...momentOf(site, anna, null), words: site.words("en"), language: "en" as const };
  const offered = controlsOf(anyone, offer).map(({ name }) => name);
  expect(offered).toContain("hair");
  expect(offered).not.toContain("eyes");
  const filters = { ...anyone, ...readSearch("gender=&country=&eyes=blue")?.filters };
  const found = await search(site, anna, filters);
  expect(found.profiles.map(({ name }) => name).sort()).toEqual(["Blue", "Brown"]);
  expect(found.filters.eyes).toBeNull();
  expect(await relaxations(site, anna, filters)).toEqual([]);
});

test("a distance finds the towns around in coarse steps, and no member with an unknown town", async () => {
  const [near, far, unknown] = [
    anAdult({ name: "Near", country: "NL", region: "NH", city: "Amsterdam" }),
    anAdult({ name: "Far", country: "NL", region: "LI", city: "Maastricht" }),
    anAdult({ name: "Unknown", country: "NL", city: "Nowhere" }),
  ];
  const site = await testSite({ members: [anna, near, far, unknown] });
  const within = async (distance: "25" | "200") =>
    (await search(site, anna, { distance })).profiles.map(({ name }) => name).sort();
  expect(await within("25")).toEqual(["Near"]);
  expect(await within("200")).toEqual(["Far", "Near"]);
  const sorted = await search(site, anna, { sort: "distance" });
  expect(sorted.profiles.map(({ name }) => name)).toEqual(["Near", "Far", "Unknown"]);
  // A viewer without a town searches without this filter.
  expect((await search(site, unknown, { distance: "25" })).filters.distance).toBeNull();
});

test("members without a place are found in the site's countries", async () => {
  const nowhere = anAdult({ name: "Nowhere" });
  const site = await testSite({ members: [anna, nowhere, anAdult({ country: "BE" })] });
  const found = await search(site, anna, defaultFilters(site, anna));
  expect(found.profiles.map(({ name }) => name)).toEqual(["Nowhere"]);
});

test("a country in an address is among the options, wherever it is", async () => {
  const site = await testSite({ tenant: { countries: ["NL"] } });
  const moment = momentOf(site, null, "SE");
  const offer = { ...moment, tenant: site.tenant, words: site.words("en", "en-GB"), language: "en" as const };
  const control = controlsOf({ ...anyone, country: "SE" }, offer).find(({ name }) => name === "country")!;
  expect(control.options).toContainEqual({ value: "SE", label: "Sweden" });
  expect(control.chosen).toEqual(["SE"]);
});

test("with few results, each filter shows how many more there are without it", async () => {
  const people = [
    anAdult({ country: "NL", details: { smoking: "no" } }),
    anAdult({ country: "NL", details: { smoking: "yes" } }),
    anAdult({ country: "BE", details: { smoking: "no" } }),
    anAdult({ country: "BE", details: { smoking: "no" } }),
  ];
  const site = await testSite({ members: [anna, ...people] });
  const chosen = { ...anyone, country: "NL", smoking: ["no"], photo: null };
  const relaxed = await relaxations(site, anna, chosen);
  expect(relaxed.map(({ name, more }) => [name, more])).toEqual([
    ["country", 2],
    ["smoking", 1],
  ]);
  for (const { filters, more } of relaxed) expect((await search(site, anna, filters)).numResults).toBe(1 + more);
});

describe("a site's own field", () => {
  const option = (id: string) => ({ id, label: { en: id.toUpperCase(), de: `${id}!` } });
  const options = ["leading", "following", "either"].map(option);
  const role = { id: "role", label: { en: "Role", de: "Rolle" }, options };
  const site = () =>
    testSite({
      tenant: { profile: { ownFields: [role] } },
      members: [
        anna,
        anAdult({ name: "Lea", details: { role: "leading" } }),
        anAdult({ name: "Fynn", details: { role: "following", smoking: "no" } }),
        anAdult({ name: "Eli", details: { role: "either" } }),
        anAdult({ name: "Nell", details: { looking_for: "leading" } }),
      ],
    });

  test("is a full filter: matches, costs, label and storage", async () => {
    const { tenant, words, ...at } = await site();
    const chosen = { ...anyone, own_role: ["leading", "either"] };
    const found = await search({ tenant, words, ...at }, anna, chosen);
    expect(found.profiles.map(({ name }) => name).sort()).toEqual(["Eli", "Lea"]);
    const narrow = { ...chosen, smoking: ["no"] };
    const relaxed = await relaxations({ tenant, words, ...at }, anna, narrow);
    expect(relaxed.map(({ name, more, filters }) => [name, more, filters.own_role])).toEqual([
      ["smoking", 2, ["leading", "either"]],
      ["role", 1, null],
    ]);
    const offer = { ...momentOf({ tenant, words, ...at }, anna, null), words: words("de"), language: "de" as const };
    const control = controlsOf(found.filters, offer).find(({ name }) => name === "role");
    expect(control).toMatchObject({ wire: "own_role", label: "Rolle", chosen: ["leading", "either"] });
    expect(control?.options).toContainEqual({ value: "either", label: "either!" });
    const query = writeSearch({ filters: found.filters, sort: undefined });
    expect(query).toBe("gender=&country=&own_role=leading%2Ceither");
    expect(readSearch(query)?.filters.own_role).toEqual(["leading", "either"]);
    const wire = searchAnswer.parse(JSON.parse(searchText(found, tenant)));
    expect(wire.filter_options).toMatchObject({ own_role: ["leading", "either"], smoking: null });
  });

  test("is offered if the config names it, and refuses malformed values", async () => {
    const listed = await testSite({ tenant: { profile: { ownFields: [role], searchFields: ["role", "gender"] } } });
    const offer = { ...momentOf(listed, null, null), words: listed.words("en"), language: "en" as const };
    expect(controlsOf(anyone, offer).map(({ name }) => name)).toEqual(["role", "gender"]);
    for (const own_role of ["Leading", "a'b", "$.x", "x".repeat(2001)]) {
      expect(searchQuery.safeParse({ own_role }).error?.issues.map(({ path }) => path)).toEqual([["own_role"]]);
    }
    expect(searchQuery.parse({ "own_'": "x", own_role: "" }).filters).toEqual({ own_role: null });
  });

  test("is not searched after its removal from the config, nor are removed options", async () => {
    const { tenant } = await site();
    const given = { ...anyone, own_role: ["leading", "gone"], own_former: ["one"] };
    expect(applied(tenant, given)).toEqual({ ...anyone, own_role: ["leading"] });
    expect(applied(tenant, { own_role: ["following", "either", "leading"] }).own_role).toBeNull();
  });
});

test("the last search is restored on any device", async () => {
  const site = await testSite({ members: [anna] });
  expect(await lastSearch(site, anna)).toBeUndefined();
  await rememberSearch(site, anna, { filters: { ...anyone, country: "BE", smoking: ["no"] }, sort: "newest" });
  expect(await lastSearch(site, anna)).toEqual({
    filters: { gender: null, country: "BE", smoking: ["no"] },
    sort: "newest",
  });
});

/** Returns the filters in an address: all that are set, and the gender, which has a default. */
function named(chosen: typeof anyone) {
  return Object.fromEntries(Object.entries(chosen).filter(([key, value]) => value !== null || key === "gender"));
}
