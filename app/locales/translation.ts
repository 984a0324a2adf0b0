import type { Language, Niche } from "~/tenants/vocabulary";
import type { English } from "./groups";

/** What code asks for: a key of the English texts, without the ending that the plural adds. */
export type MessageKey = Folded<keyof English, keyof English>;

/** What a niche replaces: keys of the English texts with the niche's prefix before them. */
export type NicheTexts = { [Key in `${Prefix}${keyof English}`]?: string };

/**
 * A file of another language: a text for each English one, and every plural that the language has.
 * `export default { ... } satisfies Translation<typeof en, "pl">`.
 */
export type Translation<Texts, L extends Language> = {
  [Key in Exclude<keyof Texts, Variant<keyof Texts>> | `${Plural<keyof Texts>}_${PluralForms[L]}`]: string;
};

/** As Intl.PluralRules has them; a test compares. */
interface PluralForms extends Record<Language, string> {
  en: "one" | "other";
  nl: "one" | "other";
  de: "one" | "other";
  it: "one" | "many" | "other";
  fr: "one" | "many" | "other";
  es: "one" | "many" | "other";
  pl: "one" | "few" | "many" | "other";
}

type Prefix = Exclude<Niche["prefix"], "">;

/** The keys that count: those with both a `_one` and an `_other`, without the ending. */
type Plural<Keys> = Keys extends `${infer Key}_one` ? Key : never;
type Variant<Keys> = `${Plural<Keys>}_${"one" | "other"}`;
type Folded<Keys, All> = Exclude<Keys, Variant<All>> | Plural<All>;
