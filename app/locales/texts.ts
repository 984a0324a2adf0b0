import type { Language } from "~/tenants/config/vocabulary";
import { type Grammar, needsGrammar, speechOf, type Words } from "./browser";
import type { Group } from "./groups";

/** The messages that a page has in the browser. Other pages load further groups. */
export interface Texts {
  readonly words: Words;
  has(groups: readonly Group[]): boolean;
  /** Fetches missing groups. Never rejects: calls `whenLost` if a group cannot be fetched. */
  load(groups: readonly Group[]): Promise<void>;
}

interface Source {
  /** The URL of the language's messages, with their hash. */
  address: string;
  language: Language;
  /** The locale for dates and numbers, as the server rendered the page. */
  locale: string;
  whenLost(error: unknown): void;
  /**
   * Headers that identify the client, sent with every call except the first, which the document preloads without
   * headers.
   */
  headers(): Record<string, string>;
}

/** Fetches the first messages of a page. Rejects if they cannot be fetched. */
export async function openTexts(source: Source, groups: readonly Group[]): Promise<Texts> {
  const texts = new FetchedTexts(source);
  await texts.fetch(textsAddress(source.address, groups), groups);
  return texts;
}

/** Returns the URL of a page's first messages: the groups of every page, and the page's own. */
export function textsAddress(address: string, groups: readonly Group[]): string {
  return addressOf(address, ["base", ...groups]);
}

class FetchedTexts implements Texts {
  readonly #messages: Record<string, string> = {};
  readonly #here = new Set<Group>();
  readonly #coming = new Map<string, Promise<void>>();
  #grammar: Grammar = (key) => key;
  readonly words: Words;

  constructor(readonly source: Source) {
    this.words = speechOf(this.#messages, source, (key, params) => this.#grammar(key, params));
  }

  has(groups: readonly Group[]) {
    return groups.every((group) => this.#here.has(group));
  }

  load(groups: readonly Group[]) {
    const missing = groups.filter((group) => !this.#here.has(group));
    const address = addressOf(this.source.address, missing);
    const coming =
      this.#coming.get(address) ??
      this.fetch(address, missing, this.source.headers()).catch((error) => this.#lose(missing, error));
    this.#coming.set(address, coming);
    return coming;
  }

  async fetch(address: string, groups: readonly Group[], headers?: Record<string, string>) {
    const response = await fetch(address, { headers });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const messages = ((await response.json()) as Record<string, Record<string, string>>)[this.source.language] ?? {};
    Object.assign(this.#messages, messages);
    if (needsGrammar(messages)) {
      const { grammarOf } = await import("./grammar");
      this.#grammar = grammarOf(this.#messages, this.source.locale);
    }
    for (const group of groups) this.#here.add(group);
  }

  /** Marks the groups as present, because the page would fetch them forever otherwise. */
  #lose(groups: readonly Group[], error: unknown) {
    for (const group of groups) this.#here.add(group);
    this.source.whenLost(error);
  }
}

function addressOf(address: string, groups: readonly string[]): string {
  return `${address}&groups=${groups.join(",")}`;
}
