import type { Language } from "~/tenants/config/vocabulary";
import { writtenNumber } from "~/themes/numbers";
import type { MessageKey } from "./translation";

export interface Words {
  /** The text of a key. `count` chooses the plural. Values go in as they are: React escapes them. */
  t(key: MessageKey, params?: Readonly<Record<string, string | number>>): string;
  /** The region tag (nl-BE), for `lang` and Intl. */
  readonly locale: string;
  readonly language: Language;
}

/** Says the texts that the quick way cannot. */
export type Grammar = (key: string, params: Readonly<Record<string, string | number>>) => string;

/** Fit for the browser: it carries no texts of its own, and without `grammar` no library either. */
export function speechOf(
  messages: Readonly<Record<string, string>>,
  { language, locale }: Pick<Words, "language" | "locale">,
  grammar: Grammar = (key) => key,
): Words {
  const known = new Map<string, Text>();
  const textOf = (key: string) => {
    let text = known.get(key);
    if (text === undefined && Object.hasOwn(messages, key)) {
      text = simpleText(messages[key]!);
      if (text !== undefined) known.set(key, text);
    }
    return text;
  };
  let plurals: Intl.PluralRules | undefined;
  return {
    locale,
    language,
    t(key, params = {}) {
      let text = textOf(key);
      if (text === undefined && typeof params.count === "number") {
        plurals ??= new Intl.PluralRules(locale);
        text = textOf(`${key}_${plurals.select(params.count)}`);
      }
      if (text === undefined) return grammar(key, params);
      return typeof text === "string" ? text : filled(text, params, locale);
    },
  };
}

/** Whether one of the texts nests another or formats something else than a number: then `speechOf` needs a grammar. */
export function needsGrammar(messages: Readonly<Record<string, string>>): boolean {
  return Object.values(messages).some((text) => simpleText(text) === undefined);
}

/** A whole text, or one with `{{names}}`: every second part is a name. */
type Text = string | string[];

/**
 * A text that needs none of i18next's grammar (no nesting, no format but a number's), split at its names: i18next takes
 * 10 to 30 microseconds a text, which is most of a page's time where twelve cards say five things each.
 */
function simpleText(text: string): Text | undefined {
  const parts = text.split(NAMES);
  if (parts.some((part) => part.includes("{{") || part.includes("$t("))) return undefined;
  return parts.length === 1 ? text : parts;
}

const NAMES = /\{\{(\w+(?:, number)?)\}\}/;

/** Numbers as people write them where the name says so. */
function filled(parts: string[], params: Readonly<Record<string, string | number>>, locale: string): string {
  let text = "";
  for (let i = 0; i < parts.length; i++) text += i % 2 ? written(parts[i]!, params, locale) : parts[i];
  return text;
}

function written(name: string, params: Readonly<Record<string, string | number>>, locale: string) {
  if (!name.endsWith(NUMBER)) return params[name] ?? "";
  const value = params[name.slice(0, -NUMBER.length)];
  return value === undefined ? "" : writtenNumber(Number(value), locale);
}

const NUMBER = ", number";
