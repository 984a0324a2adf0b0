import { describe, expect, test } from "vitest";
import { NICHES, type NicheName } from "~/tenants/config/vocabulary";
import { needsGrammar, speechOf } from "./browser";
import type { Speaker } from "./catalogue";
import { catalogues } from "./catalogues";
import { grammarOf } from "./grammar";
import { browserMessages, catalogue, hashOf, LANGUAGES, type MessageKey, replaceableTexts, wordsFor } from "./index";

const headline = "index.headline";

const british = { language: "en", locale: "en-GB" } as const;

describe("the texts of a tenant", () => {
  test("come from the engine by default", () => {
    expect(catalogue(tenant("general"), "nl")[headline]).toBe(catalogues.nl?.[headline]);
  });

  test("come from the niche where the niche has its own", () => {
    expect(catalogue(tenant("bdsm"), "en")[headline]).toBe(catalogues.en["bdsm-index.headline"]);
    expect(catalogue(tenant("bdsm"), "en")["nav.home"]).toBe(catalogues.en["nav.home"]);
  });

  test("come from the tenant before the niche and the engine, in the tenant's language only", () => {
    const own = tenant("bdsm", { [headline]: "Ours" });
    expect(catalogue(own, "en")[headline]).toBe("Ours");
    expect(catalogue(own, "nl")[headline]).toBe(catalogues.nl?.["bdsm-index.headline"]);
  });

  test("prefer the tenant's prefixed text to its plain one, for the tenant's own niche only", () => {
    const words = { [headline]: "Plain", "gay-index.headline": "Prefixed" };
    expect(catalogue(tenant("gay", words), "en")[headline]).toBe("Prefixed");
    expect(catalogue(tenant("bbw", words), "en")[headline]).toBe("Plain");
  });

  test("contain no prefixed keys and no keys unknown to the engine", () => {
    const own = JSON.parse('{"__proto__": "x", "constructor": "x", "no.such_key": "x", "she-nav.home": "Start"}');
    const messages = catalogue(tenant("she", own), "en");
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(catalogue(tenant("general"), "en")).toSorted());
    expect(Object.keys(messages).filter((key) => key.split(".")[0]!.includes("-"))).toEqual([]);
    expect(messages["nav.home"]).toBe("Start");
  });

  test("sent to the browser contain no long legal texts", () => {
    const messages = browserMessages(tenant("general"), "en");
    expect(messages["legal.terms.title"]).toBeDefined();
    expect(messages["legal.terms.body"]).toBeUndefined();
    expect(JSON.stringify(messages).length).toBeLessThan(100_000);
  });

  test("replaceableTexts contains plain keys only, with every plural form of the language", () => {
    const [en, pl] = [replaceableTexts("en"), replaceableTexts("pl")];
    expect(en["nav.home"]).toBe("Home");
    expect([en["search.count_few"], pl["search.count_few"]]).toEqual([undefined, expect.stringContaining("{{count")]);
    expect(Object.keys(en).filter((key) => key.startsWith("milf-"))).toEqual([]);
  });
});

describe("the hash", () => {
  test("is equal for two tenants with the same texts", () => {
    expect(hashOf({ ...tenant("gay"), slug: "a" }, "en")).toBe(hashOf({ ...tenant("gay"), slug: "b" }, "en"));
  });

  test("changes with the language, the niche and the tenant's words", () => {
    const hashes = [
      hashOf(tenant("gay"), "en"),
      hashOf(tenant("gay"), "nl"),
      hashOf(tenant("she"), "en"),
      hashOf(tenant("gay", { "nav.home": "Start" }), "en"),
      hashOf(tenant("gay", { "nav.home": "Base" }), "en"),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe("wordsFor", () => {
  const words = wordsFor(tenant("general"), "nl");

  test("returns the same object for all tenants with the same texts", () => {
    expect(wordsFor({ ...tenant("general"), slug: "other" }, "nl")).toBe(words);
    expect(wordsFor(tenant("general", { "nav.home": "Start" }, "nl"), "nl")).not.toBe(words);
  });

  test("uses the tenant's language if the requested language is unknown", () => {
    expect(wordsFor({ ...tenant("general"), language: "nl" }, "tlh")).toBe(words);
    expect(wordsFor({ ...tenant("general"), language: "nl" }, "__proto__")).toBe(words);
  });

  test("returns the locale with its region", () => {
    expect([words.locale, words.language]).toEqual(["nl-NL", "nl"]);
  });

  test("uses the plural forms and number format of the language", () => {
    const english = wordsFor(tenant("general"), "en");
    expect(english.t("search.count", { count: 1 })).toBe("1 person");
    expect(english.t("search.count", { count: 1204 })).toBe("1,204 people");
    expect(words.t("search.count", { count: 0 })).toBe("0 mensen");
    expect(words.t("search.count", { count: 1204 })).toBe("1.204 mensen");
  });

  test("inserts values literally", () => {
    for (const name of ["$t(nav.home)", "{{name}}", "<b>&amp;</b>", "$1 $& $$", "__proto__"]) {
      expect(words.t("likes.like_name", { name })).toBe(`${name} leuk vinden`);
    }
  });

  test("omits missing values, and returns an unknown key unchanged", () => {
    expect(words.t("likes.like_name")).toBe(" leuk vinden");
    expect(words.t("no.such_key" as MessageKey)).toBe("no.such_key");
  });

  test("needs no i18next in the browser, unless an operator's text nests another one or formats a value", () => {
    for (const language of LANGUAGES) expect(needsGrammar(catalogue(tenant("general"), language))).toBe(false);
    const own = catalogue(tenant("general", { "nav.home": "$t(nav.search)" }), "en");
    expect(needsGrammar(own)).toBe(true);
    expect(speechOf(own, british, grammarOf(own, british.locale)).t("nav.home")).toBe(own["nav.search"]);
  });

  test("returns the same as i18next for every text", () => {
    const messages = catalogue(tenant("general"), "en");
    const speech = speechOf(messages, british);
    const grammar = grammarOf(messages, british.locale);
    const keys = Object.keys(messages).filter((key) => !/_(one|other)$/.test(key)) as MessageKey[];
    for (const key of keys) {
      const names = [...messages[key]!.matchAll(/\{\{(\w+)/g)].map(([, name]) => [name!, `<${name}>`]);
      const params = Object.fromEntries(names);
      expect(speech.t(key, params)).toBe(grammar(key, params));
    }
  });
});

function tenant(name: NicheName, own?: Record<string, string>, language: "en" | "nl" = "en") {
  const niche = NICHES.find((each) => each.name === name)!;
  const words: Speaker["overrides"]["words"] = own ? { [language]: own } : {};
  return { slug: "test", revision: JSON.stringify(words), niche, language: "en" as const, overrides: { words } };
}
