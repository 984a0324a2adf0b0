import { describe, expect, test } from "vitest";
import { mapOf } from "./map";
import { citiesOf, countriesWithCities } from "./places";

describe.each(countriesWithCities())("the map of %s", (country) => {
  const map = mapOf(country)!;

  test("contains most towns, each within its edges", () => {
    expect(map.towns.length).toBeGreaterThan(citiesOf(country).length * 0.8);
    const outside = map.towns.filter(({ x, y }) => x < 0 || y < 0 || x > map.width || y > map.height);
    expect(outside).toEqual([]);
  });

  test("has a shape that fits a page, with the largest town first", () => {
    expect(map.width / map.height).toBeGreaterThan(0.4);
    expect(map.width / map.height).toBeLessThan(2.5);
    expect(map.towns[0]!.size).toBe(1);
  });
});

test("a country without known towns has no map", () => {
  expect(mapOf("BR")).toBeNull();
  expect(mapOf("__proto__")).toBeNull();
});
