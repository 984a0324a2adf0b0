import type { Niche } from "~/tenants/config/vocabulary";
import type { English } from "./groups";

/** A key of the English texts, without the ending that the plural adds. */
export type MessageKey = Folded<keyof English, keyof English>;

/** A niche's texts: keys of the English texts with the niche's prefix before them. */
export type NicheTexts = { [Key in `${Prefix}${keyof English}`]?: string };

/**
 * A file of another language: a text for each English one, and every plural that the language has.
 * `export default { ... } satisfies Translation<typeof en, "pl">`.
 */
export type Translation<Texts, L extends keyof PluralForms> = {
  [Key in Exclude<keyof Texts, Variant<keyof Texts>> | `${Plural<keyof Texts>}_${PluralForms[L]}`]: string;
};

/** Each language adds its own, as Intl.PluralRules has them, in its `language.ts`; a test compares. */
// biome-ignore lint/suspicious/noEmptyInterface: the languages fill it
export interface PluralForms {}

type Prefix = Exclude<Niche["prefix"], "">;

/** The keys that count: those with both a `_one` and an `_other`, without the ending. */
type Plural<Keys> = Keys extends `${infer Key}_one` ? Key : never;
type Variant<Keys> = `${Plural<Keys>}_${"one" | "other"}`;
type Folded<Keys, All> = Exclude<Keys, Variant<All>> | Plural<All>;
