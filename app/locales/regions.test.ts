import { describe, expect, test } from "vitest";
import { timeOfDay } from "~/app/ui/frame/times";
import { NICHES } from "~/tenants/config/vocabulary";
import { wordsFor } from "./index";
import { localeOf } from "./regions";

describe("localeOf uses the format of dates and numbers", () => {
  test.each([
    ["in the tenant's country", ["GB", "IE"], "en", undefined, "en-GB"],
    ["in the first of its countries where the language is spoken", ["DE", "AT", "IE"], "en", undefined, "en-IE"],
    ["in the visitor's own region", ["GB", "IE"], "en", "en-US,en;q=0.9", "en-US"],
    ["in the region beside the language, not another's", ["GB"], "en", "de-AT, en;q=0.5", "en-GB"],
    ["in the region behind a plain language", ["DE"], "de", "de, de-CH;q=0.9", "de-CH"],
    ["in Austria", ["AT"], "de", undefined, "de-AT"],
    ["in Switzerland", ["CH"], "fr", undefined, "fr-CH"],
    ["in Belgium, for a browser from there", ["NL", "BE"], "nl", "nl-BE", "nl-BE"],
    ["in Mexico, for a browser from there", ["ES"], "es", "es-MX", "es-MX"],
    ["in the language's own country where the site has none of it", ["NL"], "pl", "pl", "pl-PL"],
    ["in Britain, in English on a site for others", ["NL", "BE"], "en", "en", "en-GB"],
    ["nowhere that is unknown", ["GB"], "en", "en-XX, en-, en-1234, *", "en-GB"],
  ] as const)("%s", (_, countries, language, wishes, locale) => {
    expect(localeOf({ countries: [...countries] }, language, wishes)).toBe(locale);
  });

  test("of the site's country if the Accept-Language header is invalid or too long", () => {
    for (const wishes of ["en-".repeat(9_000), "en-GB".repeat(9_000), ",".repeat(9_000), "en-\u0000"])
      expect(localeOf({ countries: ["IE"] }, "en", wishes)).toBe("en-IE");
  });
});

test("wordsFor formats the time by the region of the locale", () => {
  const tenant = {
    slug: "velvet",
    revision: "1",
    niche: NICHES[0],
    overrides: { words: {} },
    language: "en",
  } as const;
  const british = wordsFor({ ...tenant, countries: ["GB"] }, "en");
  const american = wordsFor({ ...tenant, countries: ["GB"] }, "en", "en-US");
  const at = Date.UTC(2026, 10, 22, 15, 37);
  expect([british.locale, timeOfDay(at, british.locale, "UTC")]).toEqual(["en-GB", "15:37"]);
  expect([american.locale, timeOfDay(at, american.locale, "UTC")]).toEqual([
    "en-US",
    expect.stringMatching(/^3:37\sPM$/),
  ]);
  expect(wordsFor({ ...tenant, countries: ["US"] }, "en").locale).toBe("en-US");
});
