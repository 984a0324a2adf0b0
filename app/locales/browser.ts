import type { Language } from "~/tenants/vocabulary";
import { REGION_TAGS } from "./names";
import type { MessageKey } from "./translation";

export interface Words {
  /** The text of a key. `count` chooses the plural. Values go in as they are: React escapes them. */
  t(key: MessageKey, params?: Readonly<Record<string, string | number>>): string;
  /** The region tag (nl-NL), for `lang` and Intl. */
  readonly locale: string;
  readonly language: Language;
}

/** Says the texts that the quick way cannot. */
export type Grammar = (key: string, params: Readonly<Record<string, string | number>>) => string;

/** Fit for the browser: it carries no texts of its own, and without `grammar` no library either. */
export function speechOf(
  messages: Readonly<Record<string, string>>,
  language: Language,
  grammar: Grammar = (key) => key,
): Words {
  const locale = REGION_TAGS[language];
  const simple = simpleTexts(messages);
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return {
    locale,
    language,
    t(key, params = {}) {
      let text = simple.get(key);
      if (text === undefined && typeof params.count === "number") {
        text = simple.get(`${key}_${plurals.select(params.count)}`);
      }
      if (text === undefined) return grammar(key, params);
      return typeof text === "string" ? text : filled(text, params, numbers);
    },
  };
}

/** Whether one of the texts nests another or formats something else than a number: then `speechOf` needs a grammar. */
export function needsGrammar(messages: Readonly<Record<string, string>>): boolean {
  return simpleTexts(messages).size < Object.keys(messages).length;
}

/**
 * The texts that need none of i18next's grammar (no nesting, no format but a number's), those with `{{names}}` split at them.
 * i18next takes 10 to 30 microseconds a text, which is most of a page's time where twelve cards say five things each.
 */
function simpleTexts(messages: Readonly<Record<string, string>>): ReadonlyMap<string, string | string[]> {
  const simple = new Map<string, string | string[]>();
  for (const [key, text] of Object.entries(messages)) {
    const parts = text.split(/\{\{(\w+(?:, number)?)\}\}/);
    if (parts.some((part) => part.includes("{{") || part.includes("$t("))) continue;
    simple.set(key, parts.length === 1 ? text : parts);
  }
  return simple;
}

/** Every second part is a name, of a number as people write it where it says so. */
function filled(
  parts: string[],
  params: Readonly<Record<string, string | number>>,
  numbers: Intl.NumberFormat,
): string {
  let text = "";
  for (let i = 0; i < parts.length; i++) text += i % 2 ? written(parts[i]!, params, numbers) : parts[i];
  return text;
}

function written(name: string, params: Readonly<Record<string, string | number>>, numbers: Intl.NumberFormat) {
  if (!name.endsWith(NUMBER)) return params[name] ?? "";
  const value = params[name.slice(0, -NUMBER.length)];
  return value === undefined ? "" : numbers.format(Number(value));
}

const NUMBER = ", number";
