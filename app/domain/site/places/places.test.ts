import { describe, expect, test } from "vitest";
import {
  citiesOf,
  countriesOffered,
  countryName,
  isCountry,
  isRegion,
  neighboursOf,
  regionName,
  regionsOf,
  withNeighbours,
} from "./places";
import { regionsWire } from "./places.wire";
import regionData from "./regions.json";

const everyCountry = Object.keys(regionData);
const countriesWithTowns = "AT AU BE CA CH DE ES FI FR GB IE IT NL NZ PL US".split(" ");
const unknownCodes = ["", "0", "nl", "NLD", "ZZ", "__proto__", "constructor", "toString", "NL|BE"];

// Territories whose towns the source lists under a separate country code.
const overseas = new Set("FI.01 FR.GF FR.GP FR.MQ FR.RE FR.YT US.AS US.GU US.MP US.PR US.VI".split(" "));

describe("regions", () => {
  test.each([
    ["AT", 9],
    ["AU", 8],
    ["BE", 11],
    ["CA", 13],
    ["CH", 26],
    ["DE", 16],
    ["ES", 19],
    ["FI", 19],
    ["FR", 18],
    ["GB", 12],
    ["IE", 26],
    ["IT", 20],
    ["NL", 12],
    ["NZ", 17],
    ["PL", 16],
    ["US", 56],
  ])("%s has its %i regions", (country, count) => {
    expect(regionsOf(country)).toHaveLength(count);
  });

  test.each(everyCountry)("the regions of %s have ids that fit an address and never mean all of them", (country) => {
    const ids = regionsOf(country).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)*$/);
      expect(id).not.toMatch(/^0+$/);
      expect(isRegion(country, id)).toBe(true);
    }
  });

  test.each(everyCountry)("every region of %s has a unique name", (country) => {
    const names = regionsOf(country).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^\S(.*\S)?$/);
  });

  test.each([
    ["NL", "NH", "Noord-Holland"],
    ["BE", "VOV", "Oost-Vlaanderen"],
    ["DE", "BY", "Bayern"],
    ["ES", "CT", "Catalunya"],
    ["GB", "SCT", "Scotland"],
    ["CA", "QC", "Québec"],
    ["FI", "18", "Uusimaa"],
  ])("%s %s is %s", (country, id, name) => {
    expect(regionName(country, id)).toBe(name);
  });

  test("are sorted by the country's own alphabet", () => {
    const polish = regionsOf("PL").map(({ name }) => name);
    expect(polish.indexOf("Łódzkie")).toBe(polish.indexOf("Lubuskie") + 1);
    expect(polish.indexOf("Śląskie")).toBeLessThan(polish.indexOf("Wielkopolskie"));
  });

  test("belong to their own country only", () => {
    expect(isRegion("NL", "BY")).toBe(false);
    expect(regionName("NL", "BY")).toBeNull();
  });
});

describe("an unknown code", () => {
  test.each(unknownCodes)("%j is no country", (code) => {
    expect(isCountry(code)).toBe(false);
    expect(regionsOf(code)).toEqual([]);
    expect(isRegion(code, "NH")).toBe(false);
    expect(regionName(code, "NH")).toBeNull();
    expect(neighboursOf(code)).toEqual([]);
    expect(citiesOf(code)).toEqual([]);
    expect(countriesOffered([code])).toEqual([]);
    expect(countryName(code, "en")).toBe(code);
  });

  test.each([...unknownCodes, "nh"])("%j is no region", (id) => {
    expect(isRegion("NL", id)).toBe(false);
    expect(regionName("NL", id)).toBeNull();
  });
});

describe("neighbours", () => {
  test.each([
    ["AU", "NZ"],
    ["NL", "BE"],
    ["US", "CA"],
    ["GB", "IE"],
    ["DE", "AT"],
  ])("%s and %s are offered to each other", (a, b) => {
    expect(neighboursOf(a)).toEqual([b]);
    expect(neighboursOf(b)).toEqual([a]);
  });

  test("exist for few countries", () => {
    expect(everyCountry.filter((country) => neighboursOf(country).length > 0)).toHaveLength(10);
  });

  test("are listed after the site's own countries, each once", () => {
    expect(withNeighbours(["NL", "DE", "BE", "DE"])).toEqual(["NL", "DE", "BE", "AT"]);
    expect(countriesOffered(["NL", "DE", "NL"])).toEqual(["NL", "DE"]);
  });
});

describe("country names", () => {
  test.each([
    ["DE", "nl", "Duitsland"],
    ["NL", "pl", "Holandia"],
    ["GB", "fr", "Royaume-Uni"],
    ["BE", "it-IT", "Belgio"],
  ])("%s in %s is %s", (code, language, name) => {
    expect(countryName(code, language)).toBe(name);
    expect(countryName(code, language)).toBe(name);
  });
});

describe("towns", () => {
  test.each([
    ["NL", "Amsterdam", "NH"],
    ["NL", "Den Haag", "ZH"],
    ["NL", "Leeuwarden", "FR"],
    ["BE", "Gent", "VOV"],
    ["BE", "Brussel", "BRU"],
    ["BE", "Leuven", "VBR"],
    ["BE", "Liège", "WLG"],
    ["GB", "London", "LND"],
    ["GB", "Manchester", "NW"],
    ["GB", "Glasgow", "SCT"],
    ["GB", "Cardiff", "WLS"],
    ["GB", "Belfast", "NIR"],
    ["IE", "Galway", "G"],
    ["IE", "Killarney", "KY"],
    ["DE", "München", "BY"],
    ["DE", "Köln", "NW"],
    ["DE", "Leipzig", "SN"],
    ["AT", "Wien", "9"],
    ["AT", "Graz", "6"],
    ["FR", "Marseille", "PAC"],
    ["FR", "Lille", "HDF"],
    ["ES", "Barcelona", "CT"],
    ["ES", "Sevilla", "AN"],
    ["ES", "Bilbao", "PV"],
    ["IT", "Roma", "62"],
    ["IT", "Milano", "25"],
    ["PL", "Kraków", "12"],
    ["PL", "Gdańsk", "22"],
    ["US", "Los Angeles", "CA"],
    ["US", "Chicago", "IL"],
    ["CA", "Montréal", "QC"],
    ["CA", "Vancouver", "BC"],
    ["AU", "Melbourne", "VIC"],
    ["AU", "Perth", "WA"],
    ["NZ", "Christchurch", "CAN"],
    ["CH", "Genève", "GE"],
    ["CH", "St. Gallen", "SG"],
    ["FI", "Tampere", "11"],
    ["FI", "Oulu", "14"],
  ])("of %s: %s lies in %s", (country, name, region) => {
    expect(citiesOf(country).find((city) => city.name === name)?.region).toBe(region);
  });

  test.each(countriesWithTowns)("%s has towns in every region, each listed once, the largest first", (country) => {
    const cities = citiesOf(country);
    expect(cities.length).toBeGreaterThanOrEqual(100);
    const keys = cities.map(({ name, region }) => `${name}, ${region}`);
    expect(new Set(keys).size).toBe(keys.length);

    const peopled = new Set(cities.map(({ region }) => region));
    const expected = regionsOf(country).filter(({ id }) => !overseas.has(`${country}.${id}`));
    expect([...peopled].sort()).toEqual(expected.map(({ id }) => id).sort());

    const populations = cities.map(({ population }) => population);
    expect(populations).toEqual([...populations].sort((a, b) => b - a));
    expect(populations.at(-1)).toBeGreaterThan(0);
  });

  test("a town is at its real position", () => {
    const [amsterdam] = citiesOf("NL");
    expect(amsterdam?.lat).toBeCloseTo(52.37, 1);
    expect(amsterdam?.lon).toBeCloseTo(4.89, 1);
    const [sydney] = citiesOf("AU");
    expect(sydney?.lat).toBeCloseTo(-33.87, 1);
    expect(sydney?.lon).toBeCloseTo(151.21, 1);
  });
});

test("the wire contains the site's countries and their neighbours, and nothing unknown", () => {
  const wire = regionsWire(["NL", "nl", "__proto__"]);
  expect(Object.keys(wire)).toEqual(["NL", "BE"]);
  expect(wire.NL?.[0]).toEqual({ id: "DR", name: "Drenthe" });
});
