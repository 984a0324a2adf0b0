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

test("LANGUAGES contains the language of every folder", () => {
  const entries = readdirSync(new URL(".", import.meta.url), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...LANGUAGES].sort());
});

test("LANGUAGE_NAMES contains each language's name in that language", () => {
  const names = ["English", "Nederlands", "Deutsch", "Italiano", "Français", "Español", "Polski"];
  expect(Object.values(LANGUAGE_NAMES)).toEqual(expect.arrayContaining(names));
});

test("languageWithin returns the name and capitalization used within a sentence of the reader's language", () => {
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
  test("has every message, with every plural form of the language, and no other", () => {
    expect(Object.keys(texts).sort()).toEqual(keysIn(language).sort());
  });

  test("has one file per group, with only that group's keys", async () => {
    const files = readdirSync(new URL(language, import.meta.url)).map((file) => file.replace(/\.ts$/, ""));
    expect(files.sort()).toEqual([...GROUPS, "niches", "language", "legal-digests.json", "demo"].sort());
    for (const group of GROUPS) {
      const { default: own } = (await import(`./${language}/${group}.ts`)) as { default: Texts };
      expect(Object.keys(own).filter((key) => !key.startsWith(`${group}.`))).toEqual([]);
    }
  });

  test("has no empty message, and no leading, trailing or double spaces", () => {
    expect(keysWhere(texts, (text) => text.trim() !== text || text === "" || /[^\n] {2}/.test(text))).toEqual([]);
  });

  test("names the twelve months as Intl does", () => {
    const format = new Intl.DateTimeFormat(tagOf(language), { month: "long", timeZone: "UTC" });
    const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)));
    expect(texts["signup.months"]).toBe(months.join(", "));
  });

  test("uses typographic apostrophes", () => {
    expect(keysWhere(texts, (text) => text.includes("'"))).toEqual([]);
  });

  test("uses only its own quotation marks", () => {
    const others = [...`"“”„‘«»`].filter((mark) => !LANGUAGE_FACTS[language].quotes.includes(mark));
    expect(keysWhere(texts, (text) => others.some((mark) => text.includes(mark)))).toEqual([]);
  });

  test("has only well-formed placeholders", () => {
    expect(keysWhere(texts, (text) => /[{}]/.test(text.replace(/\{\{\w+(, number)?\}\}/g, "")))).toEqual([]);
  });
});

/** A narrow no-break space (U+202F) keeps the punctuation mark on the line of its word. */
test("French punctuation marks follow a narrow no-break space", () => {
  const texts: Texts = catalogues.fr!;
  const wrong = /[^\u202f][?!;:»%](?=[\s)*]|$)|«(?!\u202f)/;
  expect(keysWhere(texts, (text) => wrong.test(text))).toEqual([]);
});

/** "de" becomes "d’" before a vowel, and the template does not know the first letter of a name. */
test("no French name follows a word that is shortened before a vowel", () => {
  const shortened = /\b(de|que|jusque|lorsque|puisque) \{\{(name|brand|city|town)\}\}/;
  expect(keysWhere(catalogues.fr!, (text) => shortened.test(text))).toEqual([]);
});

describe.each(translated)("%s beside English", (language, texts) => {
  test("ends every file with the type check of its plural forms", () => {
    const end = `satisfies Translation<typeof en, "${language}">;\n`;
    const files = GROUPS.map((group) => `${language}/${group}.ts`);
    const others = files.filter((file) => !readFileSync(new URL(file, import.meta.url), "utf8").endsWith(end));
    expect(others, `each ends in: ${end}`).toEqual([]);
  });

  test("has the same placeholders", () => {
    expect(keysWhere(texts, (text, key) => different(placeholders(text), placeholders(englishOf(key))))).toEqual([]);
  });

  test("has the same links", () => {
    expect(keysWhere(texts, (text, key) => different(links(text), links(englishOf(key))))).toEqual([]);
  });

  test("has no untranslated message", () => {
    const alike = [...EVERYWHERE, ...LANGUAGE_FACTS[language].sameAsEnglish];
    const left = keysWhere(texts, (text, key) => text === englishOf(key) && hasWords(text) && !alike.includes(text));
    expect(left.map((key) => `${key}: ${texts[key]}`)).toEqual([]);
  });
});

describe("niches", () => {
  test("replace only existing messages", () => {
    const prefixed = Object.keys(english).filter((key) => key.split(".")[0]!.includes("-"));
    expect(prefixed.filter((key) => !prefixes.some((prefix) => key.startsWith(prefix)))).toEqual([]);
    expect(prefixed.filter((key) => !Object.hasOwn(english, key.slice(key.indexOf("-") + 1)))).toEqual([]);
  });

  test.each(prefixes)("%s has its own front page and sign-up texts", (prefix) => {
    const points = [1, 2, 3].flatMap((n) => [`index.point_${n}_title`, `index.point_${n}_text`]);
    const own = ["index.headline", "index.promise", ...points, "signup.title", "signup.lead", "home.greeting"];
    expect(own.filter((key) => !Object.hasOwn(english, prefix + key))).toEqual([]);
  });
});

/** Messages that are the same in every language. */
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

/** Returns the English message to compare with: for a plural form that English lacks, `_other`. */
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

/** Each placeholder once, because a language may need a name twice. */
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

test("languageListed returns the name in the reader's language, capitalized", () => {
  const read = LANGUAGES.map((reader) => languageListed("en", reader));
  const names = ["English", "Engels", "Englisch", "Inglese", "Anglais", "Inglés", "Angielski"];
  expect(read).toEqual(expect.arrayContaining(names));
});
