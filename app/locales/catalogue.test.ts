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
  test("are the engine's by default", () => {
    expect(catalogue(tenant("general"), "nl")[headline]).toBe(catalogues.nl?.[headline]);
  });

  test("are the niche's where it has its own", () => {
    expect(catalogue(tenant("bdsm"), "en")[headline]).toBe(catalogues.en["bdsm-index.headline"]);
    expect(catalogue(tenant("bdsm"), "en")["nav.home"]).toBe(catalogues.en["nav.home"]);
  });

  test("are the tenant's before anybody else's, in that language alone", () => {
    const own = tenant("bdsm", { [headline]: "Ours" });
    expect(catalogue(own, "en")[headline]).toBe("Ours");
    expect(catalogue(own, "nl")[headline]).toBe(catalogues.nl?.["bdsm-index.headline"]);
  });

  test("follow the tenant's prefixed text before its plain one, and only its own niche's", () => {
    const words = { [headline]: "Plain", "gay-index.headline": "Prefixed" };
    expect(catalogue(tenant("gay", words), "en")[headline]).toBe("Prefixed");
    expect(catalogue(tenant("bbw", words), "en")[headline]).toBe("Plain");
  });

  test("have no prefixed keys left, and none that the engine does not know", () => {
    const own = JSON.parse('{"__proto__": "x", "constructor": "x", "no.such_key": "x", "she-nav.home": "Start"}');
    const messages = catalogue(tenant("she", own), "en");
    expect(Object.keys(messages).toSorted()).toEqual(Object.keys(catalogue(tenant("general"), "en")).toSorted());
    expect(Object.keys(messages).filter((key) => key.split(".")[0]!.includes("-"))).toEqual([]);
    expect(messages["nav.home"]).toBe("Start");
  });

  test("leave the long ones at home when they travel to the browser", () => {
    const messages = browserMessages(tenant("general"), "en");
    expect(messages["legal.terms.title"]).toBeDefined();
    expect(messages["legal.terms.body"]).toBeUndefined();
    expect(JSON.stringify(messages).length).toBeLessThan(100_000);
  });

  test("may be replaced under the plain key and each niche's", () => {
    const [en, pl] = [replaceableTexts("en"), replaceableTexts("pl")];
    expect(en["nav.home"]).toBe("Home");
    expect([en["search.count_few"], pl["search.count_few"]]).toEqual([undefined, expect.stringContaining("{{count")]);
    expect(Object.keys(en).filter((key) => key.startsWith("milf-"))).toEqual([]);
  });
});

describe("the hash", () => {
  test("is shared where nothing differs", () => {
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

describe("words", () => {
  const words = wordsFor(tenant("general"), "nl");

  test("are made once for all tenants that say the same", () => {
    expect(wordsFor({ ...tenant("general"), slug: "other" }, "nl")).toBe(words);
    expect(wordsFor(tenant("general", { "nav.home": "Start" }, "nl"), "nl")).not.toBe(words);
  });

  test("are the tenant's own language where the asked one is unknown", () => {
    expect(wordsFor({ ...tenant("general"), language: "nl" }, "tlh")).toBe(words);
    expect(wordsFor({ ...tenant("general"), language: "nl" }, "__proto__")).toBe(words);
  });

  test("carry the region tag", () => {
    expect([words.locale, words.language]).toEqual(["nl-NL", "nl"]);
  });

  test("count in the language's plurals and digits", () => {
    const english = wordsFor(tenant("general"), "en");
    expect(english.t("search.count", { count: 1 })).toBe("1 person");
    expect(english.t("search.count", { count: 1204 })).toBe("1,204 people");
    expect(words.t("search.count", { count: 0 })).toBe("0 mensen");
    expect(words.t("search.count", { count: 1204 })).toBe("1.204 mensen");
  });

  test("say what people wrote as they wrote it", () => {
    for (const name of ["$t(nav.home)", "{{name}}", "<b>&amp;</b>", "$1 $& $$", "__proto__"]) {
      expect(words.t("likes.like_name", { name })).toBe(`${name} leuk vinden`);
    }
  });

  test("leave missing values out, and answer an unknown key with itself", () => {
    expect(words.t("likes.like_name")).toBe(" leuk vinden");
    expect(words.t("no.such_key" as MessageKey)).toBe("no.such_key");
  });

  test("need no library in the browser, unless an operator's text nests another or formats", () => {
    for (const language of LANGUAGES) expect(needsGrammar(catalogue(tenant("general"), language))).toBe(false);
    const own = catalogue(tenant("general", { "nav.home": "$t(nav.search)" }), "en");
    expect(needsGrammar(own)).toBe(true);
    expect(speechOf(own, british, grammarOf(own, british.locale)).t("nav.home")).toBe(own["nav.search"]);
  });

  test("are what i18next says, for every text", () => {
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
