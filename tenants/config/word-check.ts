import { nearest } from "./nearest.mjs";
import type { TenantConfig } from "./schema";
import type { Complaint } from "./source";
import { type Language, NICHES } from "./vocabulary";

/** Returns the texts of a language, by key without a niche's prefix. */
export type EngineTexts = (language: Language) => Readonly<Record<string, string>>;

/** The reference for a tenant's texts. */
export interface Measure {
  texts: EngineTexts;
  /** The config beside them. Undefined if it is invalid. */
  site: Pick<TenantConfig, "niche" | "languages"> | undefined;
}

type Verdict = Omit<Complaint, "path">;

/** Returns the problem of a whole file of texts. */
export function unreadFile({ site }: Measure, language: Language): Verdict | undefined {
  if (!site || site.languages.includes(language)) return undefined;
  return {
    reason: "is in a language that the site does not offer",
    remedy: `Add "${language}" to languages, or remove the file`,
  };
}

/** Returns the problem of a text: no code reads its key, or the text uses an unknown value. */
export function judgedWord(
  { texts, site }: Measure,
  language: Language,
  key: string,
  word: string,
): Verdict | undefined {
  const niche = NICHES.find(({ prefix }) => prefix && key.startsWith(prefix));
  const plain = key.slice(niche?.prefix.length ?? 0);
  if (!Object.hasOwn(texts(language), plain)) {
    const meant = nearest(plain, Object.keys(texts(language)));
    const remedy = meant
      ? `Did you mean "${niche?.prefix ?? ""}${meant}"?`
      : "npm run tenant words lists all that there are";
    return { onKey: true, reason: "is no text of this site", remedy };
  }
  if (niche && site && niche.number !== site.niche) {
    return { onKey: true, reason: "is read on sites of another niche", remedy: `Write "${plain}", or take it out` };
  }
  const named = namesIn(word);
  if (named.length === 0) return undefined;
  const values = valuesOf(texts, language, plain);
  const odd = named.find((name) => !values.includes(name));
  if (odd === undefined) return undefined;
  const meant = nearest(odd, values);
  const all = values.map((name) => `{{${name}}}`).join(", ");
  const remedy = meant ? `Did you mean {{${meant}}}?` : all ? `It has ${all}` : "Remove it: this text has no values";
  return { reason: `has no value {{${odd}}}`, remedy };
}

/** Returns the values that code passes to a text, as used by the engine's text and its plurals, here or in English. */
function valuesOf(texts: EngineTexts, language: Language, key: string): string[] {
  const stem = key.replace(PLURAL, "");
  const others = [texts("en"), texts(language)].flatMap((each) =>
    Object.keys(each)
      .filter((other) => other === key || (PLURAL.test(key) && other.replace(PLURAL, "") === stem))
      .map((other) => each[other]!),
  );
  return [...new Set([...others.flatMap(namesIn), ...(PLURAL.test(key) ? ["count"] : [])])];
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Finds `name` in `{{name}}` and `{{name, number}}`. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\{\{-?\s*([^\s,}]+)/g)].map(([, name = ""]) => name);
}
