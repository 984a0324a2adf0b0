import type { Niche } from "~/tenants/config/vocabulary";
import type { English } from "./groups";

/** A key of the English messages, without the ending of a plural form. */
export type MessageKey = Folded<keyof English, keyof English>;

/** A niche's messages: keys of the English messages with the niche's prefix. */
export type NicheTexts = { [Key in `${Prefix}${keyof English}`]?: string };

/**
 * The type of another language's file: a message for each English one, with every plural form of the language. Usage:
 * `export default { ... } satisfies Translation<typeof en, "pl">`.
 */
export type Translation<Texts, L extends keyof PluralForms> = {
  [Key in Exclude<keyof Texts, Variant<keyof Texts>> | `${Plural<keyof Texts>}_${PluralForms[L]}`]: string;
};

/**
 * Plural forms by language, as in Intl.PluralRules. Each language adds its own in `language.ts`, and a test compares
 * them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the languages fill it
export interface PluralForms {}

type Prefix = Exclude<Niche["prefix"], "">;

/** The keys with plural forms, without the ending: those with both `_one` and `_other`. */
type Plural<Keys> = Keys extends `${infer Key}_one` ? Key : never;
type Variant<Keys> = `${Plural<Keys>}_${"one" | "other"}`;
type Folded<Keys, All> = Exclude<Keys, Variant<All>> | Plural<All>;
