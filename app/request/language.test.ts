import { describe, expect, test } from "vitest";
import { LANGUAGES } from "~/tenants/config/vocabulary";
import { languageCookie, languageOf } from "./language";

const all = { language: "it", languages: LANGUAGES } as const;
const few = { language: "nl", languages: ["nl", "fr"] } as const;

describe("the language of a visitor", () => {
  test.each([
    ["the tenant's where nothing is known", all, {}, "it"],
    ["the browser's", all, { "accept-language": "de" }, "de"],
    ["the browser's whatever its region", all, { "accept-language": "nl-BE, en;q=0.8" }, "nl"],
    ["the best liked one, whatever the order", all, { "accept-language": "en;q=0.4, pl;q=0.9" }, "pl"],
    ["the next best where the first is not spoken", all, { "accept-language": "eo, es;q=0.5" }, "es"],
    ["the one chosen before", all, { "accept-language": "de", cookie: "a=b; language=pl" }, "pl"],
    [
      "the browser's where the chosen one is not offered",
      few,
      { "accept-language": "fr", cookie: "language=de" },
      "fr",
    ],
    ["the tenant's where the browser's is not offered", few, { "accept-language": "de, en" }, "nl"],
    ["the tenant's for anything", all, { "accept-language": "*" }, "it"],
    ["none that is refused", all, { "accept-language": "de;q=0, en;q=0.1" }, "en"],
  ] as const)("is %s", (_, tenant, headers, language) => {
    expect(languageOf(tenant, request(headers))).toBe(language);
  });

  test.each([
    ["../../etc/passwd"],
    ["__proto__"],
    ["constructor"],
    [";;;,,,==="],
    ["en;q=NaN, de;q=-1, fr;q=1e999"],
    ["-"],
    ["a".repeat(10_000)],
    ["*,".repeat(5_000)],
    ["x-".repeat(5_000)],
    [`${"xx;q=0.1,".repeat(1_000)}en`],
    ["%00%ff"],
    ["nl\tde"],
  ])("is one of the offered languages, for any input: %#", (text) => {
    expect(LANGUAGES).toContain(languageOf(all, request({ "accept-language": text })));
    expect(languageOf(few, request({ cookie: `language=${text}` }))).toBe("nl");
  });
});

test("a choice is stored for a year, for this host only", () => {
  expect(languageCookie("nl", false)).toMatch(/^language=nl; Path=\/;.* Max-Age=31536000$/);
  expect(languageCookie("nl", true)).toMatch(/^__Host-language=nl; Path=\/;.*; Secure$/);
});

function request(headers: Record<string, string>): Request {
  return new Request("http://localhost/", { headers });
}
