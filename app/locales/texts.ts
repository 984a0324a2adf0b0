import type { Language } from "~/tenants/config/vocabulary";
import { type Grammar, needsGrammar, speechOf, type Words } from "./browser";
import type { Group } from "./groups";

/** The texts that a page has in the browser. More come as other pages need them. */
export interface Texts {
  readonly words: Words;
  has(groups: readonly Group[]): boolean;
  /** Fetches those that are not there. Never rejects: where they cannot be had, `whenLost` is called. */
  load(groups: readonly Group[]): Promise<void>;
}

interface Source {
  /** Of the language's texts, with their hash. */
  address: string;
  language: Language;
  /** The locale for dates and numbers: that of the page as the server rendered it. */
  locale: string;
  whenLost(error: unknown): void;
  /**
   * Headers that identify the client, sent with every call. The page's first texts go without: their document asks for
   * them ahead.
   */
  headers(): Record<string, string>;
}

/** Fetches the texts that a page begins with. Rejects where they cannot be had. */
export async function openTexts(source: Source, groups: readonly Group[]): Promise<Texts> {
  const texts = new FetchedTexts(source);
  await texts.fetch(textsAddress(source.address, groups), groups);
  return texts;
}

/** Where a page's first texts are: those of every page, and its own groups'. */
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

  /** The page continues without them, because it would ask forever otherwise. */
  #lose(groups: readonly Group[], error: unknown) {
    for (const group of groups) this.#here.add(group);
    this.source.whenLost(error);
  }
}

function addressOf(address: string, groups: readonly string[]): string {
  return `${address}&groups=${groups.join(",")}`;
}
