import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language, NICHES } from "~/tenants/config/vocabulary";
import { catalogues } from "./catalogues";
import { GROUPS } from "./groups";
import { LANGUAGE_FACTS, tagOf } from "./language";
import { LANGUAGE_NAMES, languageListed, languageWithin } from "./names";

type Texts = Readonly<Record<string, string>>;

const english: Texts = catalogues.en;
const spoken = Object.entries(catalogues) as [Language, Texts][];
const translated = spoken.filter(([language]) => language !== "en");
const prefixes = NICHES.map((niche) => niche.prefix).filter((prefix) => prefix !== "");

test("every folder of texts is a language of LANGUAGES", () => {
  const entries = readdirSync(new URL(".", import.meta.url), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...LANGUAGES].sort());
});

test("a menu names each language in its own words", () => {
  const names = ["English", "Nederlands", "Deutsch", "Italiano", "Français", "Español", "Polski"];
  expect(Object.values(LANGUAGE_NAMES)).toEqual(expect.arrayContaining(names));
});

test("a language is named in the language of the sentence around it, as that writes it", () => {
  const sentences = spoken.map(([language, texts]) =>
    texts["profile.speaks"]!.replace("{{language}}", languageWithin("en", language)),
  );
  expect(sentences).toEqual(
    expect.arrayContaining([
      "Speaks English",
      "Spreekt Engels",
      "Spricht Englisch",
      "Parla inglese",
      "Parle anglais",
      "Habla inglés",
      "Język: angielski",
    ]),
  );
});

describe.each(spoken)("%s", (language, texts) => {
  test("has every text, with every plural of the language, and no other", () => {
    expect(Object.keys(texts).sort()).toEqual(keysIn(language).sort());
  });

  test("has a file for each group, with that group's keys alone", async () => {
    const files = readdirSync(new URL(language, import.meta.url)).map((file) => file.replace(/\.ts$/, ""));
    expect(files.sort()).toEqual([...GROUPS, "niches", "language", "legal-digests.json", "demo"].sort());
    for (const group of GROUPS) {
      const { default: own } = (await import(`./${language}/${group}.ts`)) as { default: Texts };
      expect(Object.keys(own).filter((key) => !key.startsWith(`${group}.`))).toEqual([]);
    }
  });

  test("leaves no text empty, and spaces nothing oddly", () => {
    expect(keysWhere(texts, (text) => text.trim() !== text || text === "" || /[^\n] {2}/.test(text))).toEqual([]);
  });

  test("names the twelve months as its people do", () => {
    const format = new Intl.DateTimeFormat(tagOf(language), { month: "long", timeZone: "UTC" });
    const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
    expect(texts["signup.months"]).toBe(months.join(", "));
  });

  test("writes apostrophes as a printer does", () => {
    expect(keysWhere(texts, (text) => text.includes("'"))).toEqual([]);
  });

  test("quotes in its own marks", () => {
    const others = [...`"“”„‘«»`].filter((mark) => !LANGUAGE_FACTS[language].quotes.includes(mark));
    expect(keysWhere(texts, (text) => others.some((mark) => text.includes(mark)))).toEqual([]);
  });

  test("spells its placeholders so that they are filled in", () => {
    expect(keysWhere(texts, (text) => /[{}]/.test(text.replace(/\{\{\w+(, number)?\}\}/g, "")))).toEqual([]);
  });
});

/** A narrow no-break space (U+202F) keeps the mark on the line of its word. */
test("French marks are set apart by a space that does not break", () => {
  const texts: Texts = catalogues.fr!;
  const wrong = /[^\u202f][?!;:»%](?=[\s)*]|$)|«(?!\u202f)/;
  expect(keysWhere(texts, (text) => wrong.test(text))).toEqual([]);
});

/** "de" is "d’" before a vowel, and whether a name begins with one is not known here. */
test("no French name follows a word that it might shorten", () => {
  const shortened = /\b(de|que|jusque|lorsque|puisque) \{\{(name|brand|city|town)\}\}/;
  expect(keysWhere(catalogues.fr!, (text) => shortened.test(text))).toEqual([]);
});

describe.each(translated)("%s beside English", (language, texts) => {
  test("is held to its own plurals by the type check", () => {
    const end = `satisfies Translation<typeof en, "${language}">;\n`;
    const files = GROUPS.map((group) => `${language}/${group}.ts`);
    const others = files.filter((file) => !readFileSync(new URL(file, import.meta.url), "utf8").endsWith(end));
    expect(others, `each ends in: ${end}`).toEqual([]);
  });

  test("names the same placeholders", () => {
    expect(keysWhere(texts, (text, key) => different(placeholders(text), placeholders(englishOf(key))))).toEqual([]);
  });

  test("links to the same pages", () => {
    expect(keysWhere(texts, (text, key) => different(links(text), links(englishOf(key))))).toEqual([]);
  });

  test("leaves nothing in English", () => {
    const alike = [...EVERYWHERE, ...LANGUAGE_FACTS[language].sameAsEnglish];
    const left = keysWhere(texts, (text, key) => text === englishOf(key) && hasWords(text) && !alike.includes(text));
    expect(left.map((key) => `${key}: ${texts[key]}`)).toEqual([]);
  });
});

describe("niches", () => {
  test("replace only texts that there are", () => {
    const prefixed = Object.keys(english).filter((key) => key.split(".")[0]!.includes("-"));
    expect(prefixed.filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual([]);
    expect(prefixed.filter((key) => !Object.hasOwn(english, key.slice(key.indexOf("-") + 1)))).toEqual([]);
  });

  test.each(prefixes)("%s greets people in words of its own", (prefix) => {
    const points = [1, 2, 3].flatMap((n) => [`index.point_${n}_title`, `index.point_${n}_text`]);
    const own = ["index.headline", "index.promise", ...points, "signup.title", "signup.lead", "home.greeting"];
    expect(own.filter((key) => !Object.hasOwn(english, prefix + key))).toEqual([]);
  });
});

/** Texts that read the same in any language. */
const EVERYWHERE = [
  "Chats",
  "Likes",
  "Match",
  "Home",
  "Cookies",
  "Yoga",
  "Fitness",
  "Like",
  "E-mail: {{email}}",
  "Premium",
  "Zoom",
];

function keysIn(language: Language): string[] {
  const forms = new Intl.PluralRules(tagOf(language)).resolvedOptions().pluralCategories;
  return Object.keys(english).flatMap((key) => {
    const stem = pluralStem(key);
    if (stem === undefined) return key;
    return key.endsWith("_other") ? forms.map((form) => `${stem}_${form}`) : [];
  });
}

/** The English text for comparison: for a plural that English does not have, its `_other`. */
function englishOf(key: string): string {
  return english[key] ?? english[key.replace(/_(zero|two|few|many)$/, "_other")] ?? "";
}

function pluralStem(key: string): string | undefined {
  const stem = key.replace(/_(one|other)$/, "");
  return stem !== key && Object.hasOwn(english, `${stem}_one`) && Object.hasOwn(english, `${stem}_other`)
    ? stem
    : undefined;
}

function keysWhere(texts: Texts, isWrong: (text: string, key: string) => boolean): string[] {
  return Object.keys(texts).filter((key) => isWrong(texts[key]!, key));
}

/** Each once: a language may have to say a name twice. */
function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{.*?\}\}/g))];
}

function links(text: string): string[] {
  return [...text.matchAll(/\]\((.*?)\)/g)].map(([, address]) => address!);
}

function different(some: string[], others: string[]): boolean {
  return some.toSorted().join() !== others.toSorted().join();
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{\{.*?\}\}|\bcm\b/g, ""));
}

test("a language that people speak is named in the reader's own", () => {
  const read = LANGUAGES.map((reader) => languageListed("en", reader));
  const names = ["English", "Engels", "Englisch", "Inglese", "Anglais", "Inglés", "Angielski"];
  expect(read).toEqual(expect.arrayContaining(names));
});
