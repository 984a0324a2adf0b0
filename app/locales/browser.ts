import type { Language } from "~/tenants/config/vocabulary";
import { writtenNumber } from "~/themes/numbers";
import type { MessageKey } from "./translation";

export interface Words {
  /**
   * Returns the translation of a key. `count` selects the plural form. Values are not escaped, because React escapes
   * them.
   */
  t(key: MessageKey, params?: Readonly<Record<string, string | number>>): string;
  /** The locale (nl-BE), for the `lang` attribute and Intl. */
  readonly locale: string;
  readonly language: Language;
}

/** Renders the translations that need i18next: those that nest another translation or format a value. */
export type Grammar = (key: string, params: Readonly<Record<string, string | number>>) => string;

/**
 * Makes the translator of these messages. The browser can load this module without i18next and without translations.
 * `grammar` renders messages that need i18next; by default such a message renders as its key.
 */
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

/** Whether a message nests another one, or formats anything but a number. `speechOf` then needs a grammar. */
export function needsGrammar(messages: Readonly<Record<string, string>>): boolean {
  return Object.values(messages).some((text) => simpleText(text) === undefined);
}

/** A message without placeholders, or its parts: every second part is the name of a placeholder. */
type Text = string | string[];

/**
 * Splits a message at its placeholders. Returns undefined if the message needs i18next, because it nests another one or
 * formats anything but a number. i18next takes 10 to 30 microseconds per message, which would be most of the time of a
 * page with twelve cards of five messages each.
 */
function simpleText(text: string): Text | undefined {
  const parts = text.split(NAMES);
  if (parts.some((part) => part.includes("{{") || part.includes("$t("))) return undefined;
  return parts.length === 1 ? text : parts;
}

const NAMES = /\{\{(\w+(?:, number)?)\}\}/;

/** Fills in the placeholders. Formats a value for the locale if its placeholder ends with ", number". */
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
