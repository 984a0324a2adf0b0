import { describe, expect, test } from "vitest";
import { allTowns, roughDistance, townName, townsNamed } from "./distance";
import { townsWire } from "./places.wire";

const haarlem = { country: "NL", region: "NH", city: "Haarlem" };

test.each([
  ["the least step between their towns", { country: "NL", region: "NH", city: "Amsterdam" }, 25],
  ["never less than the first step", haarlem, 10],
  ["nothing past the last step", { country: "DE", region: "BE", city: "Berlin" }, null],
  ["nothing if a town is unknown", { country: "NL", region: "NH", city: null }, null],
  ["nothing of a town that is not on the list", { country: "NL", region: "NH", city: "Nowhere" }, null],
])("the distance shown to two members is %s", (_, other, km) => {
  expect(roughDistance(haarlem, other)).toBe(km);
  expect(roughDistance(other, haarlem)).toBe(km);
});

describe("townsNamed", () => {
  test.each([
    ["BE", "Bruxelles", "Brussel"],
    ["BE", "brüssel", "Brussel"],
    ["BE", "Anvers", "Antwerpen"],
    ["NL", "s Hertogenbosch", "'s-Hertogenbosch"],
    ["NL", "Hertogenbosch", "'s-Hertogenbosch"],
    ["NL", "den bosch", "'s-Hertogenbosch"],
    ["CH", "Sankt Gallen", "St. Gallen"],
    ["CH", "Saint-Gall", "St. Gallen"],
    ["FR", "St Etienne", "Saint-Étienne"],
    ["DE", "Koeln", "Köln"],
    ["DE", "frankfurt", "Frankfurt am Main"],
  ])("finds in %s by %s the town %s", (country, typed, name) => {
    expect(townsNamed(country, typed)[0]?.name).toBe(name);
  });

  test("prefers a town's own name to another's in another language", () => {
    expect(townsNamed("BE", "Halle").map(({ region }) => region)).toEqual(["VBR"]);
    expect(townsNamed("BE", "Nowhere")).toEqual([]);
    expect(townsNamed("BE", "")).toEqual([]);
  });

  test("finds every bundled town by its own name", () => {
    const lost = allTowns().filter((town) => !townsNamed(town.country, town.name).includes(town));
    expect(lost).toEqual([]);
  });
});

test("a town is suggested by its name in the visitor's language, with its other names", () => {
  const [french] = townsWire("BE", "fr").filter(({ region }) => region === "BRU");
  expect(french).toMatchObject({ name: "Bruxelles", also: expect.arrayContaining(["Brussel", "Bruksela"]) });
  expect(townName({ country: "BE", region: "BRU", city: "Brussel" }, "pl")).toBe("Bruksela");
  expect(townName({ country: "BE", region: "BRU", city: "Nowhere" }, "pl")).toBe("Nowhere");
});
