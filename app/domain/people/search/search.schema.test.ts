import { describe, expect, test } from "vitest";
import { searchQuery } from "./search.schema";

describe("the query of a search", () => {
  test.each(
    ["0", "-1", "1e300", "1e9", "NaN", "", "1.5", " 1", "Infinity", "9007199254740993", "9007199254740991", "0x10"].map(
      (page) => ({ page }),
    ),
  )("%o is refused", (query) => expect(wrong(query)).toEqual(["page"]));

  test.each(["0", "101", "-1", "1e1", "NaN", "", "12.0", "1000000000"].map((pp) => ({ pp })))(
    "%o is refused",
    (query) => expect(wrong(query)).toEqual(["pp"]),
  );

  test.each([
    { gender: "Nobody’s" },
    { gender: "__proto__" },
    { country: "NLD" },
    { country: "../" },
    { countryregion: "a'b" },
    { min_age: "1e3" },
    { max_age: "NaN" },
    { max_age: "1000" },
  ] as Record<string, string>[])("%o is refused", (query) => expect(wrong(query)).toEqual(Object.keys(query)));

  test("an empty value or 0 means all, and a missing value stays open", () => {
    const all = searchQuery.parse({ gender: "", country: "", countryregion: "0", min_age: "", page: "1000000000" });
    expect(all).toMatchObject({ page: 1e9, pp: 12, autoLoad: false });
    expect(all.filters).toEqual({ gender: null, country: null, region: null, minAge: null });
    expect(searchQuery.parse({ country: "nl", searchAllCountries: "1" }).filters).toEqual({ country: null });
    expect(searchQuery.parse({ country: "nl", trafficsource: "{ads}" })).toMatchObject({ network: "ads" });
  });
});

function wrong(query: Record<string, string>) {
  return searchQuery.safeParse(query).error?.issues.map(({ path }) => path[0]);
}
