import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Tenant } from "~/tenants/config/schema";
import { type Language, NICHES } from "~/tenants/config/vocabulary";
import { catalogues } from "./catalogues";
import type { Group } from "./groups";

/** The messages of one language by plain key, without a niche's prefix. */
export type Messages = Readonly<Record<string, string>>;

/** The part of a tenant that its messages depend on. */
export type Speaker = Pick<Tenant, "slug" | "revision" | "niche"> & { overrides: Pick<Tenant["overrides"], "words"> };

interface Resolved {
  messages: Messages;
  forBrowser: Messages;
  hash: string;
}

/**
 * Returns all messages of a tenant: the engine's, replaced by the niche's, replaced by the tenant's. A tenant may
 * replace any message of the engine, by its plain key or with the niche's prefix. The prefixed key wins.
 */
export function catalogue(tenant: Speaker, language: Language): Messages {
  return resolved(tenant, language).messages;
}

/** Returns the catalogue without legal texts, emails and the console, which browsers never render. */
export function browserMessages(tenant: Speaker, language: Language): Messages {
  return resolved(tenant, language).forBrowser;
}

/** Returns the messages of these groups, with the messages that they nest. */
export function groupMessages(tenant: Speaker, language: Language, groups: readonly Group[]): Messages {
  const all = resolved(tenant, language).forBrowser;
  const own = Object.keys(all).filter((key) => groups.includes(groupOf(key)));
  return withNested(own, all);
}

/** Returns a hash that changes with any message of `browserMessages`, so browsers can cache the URL forever. */
export function hashOf(tenant: Speaker, language: Language): string {
  return resolved(tenant, language).hash;
}

/**
 * Returns the messages that a tenant's `words/` may replace, by plain key. Computed on first use, so a process whose
 * tenants replace no message skips the work.
 */
export function replaceableTexts(language: Language): Messages {
  const known = replaceable.get(language);
  if (known) return known;
  const made = unprefixed(catalogues[language]);
  replaceable.set(language, made);
  return made;
}

/** Returns a key that is equal for all tenants of a niche without replaced messages, so they share a cache entry. */
export function speakerKey(tenant: Speaker, language: Language): string {
  const own = tenant.overrides.words[language] ? `${tenant.slug} ${tenant.revision}` : "";
  return `${language} ${tenant.niche.number} ${own}`;
}

const replaceable = new Map<Language, Messages>();
const PREFIXES = NICHES.map((niche) => niche.prefix).filter((prefix) => prefix !== "");
const cache = new LRUCache<string, Resolved>({ max: 200 });

function resolved(tenant: Speaker, language: Language): Resolved {
  const key = speakerKey(tenant, language);
  const known = cache.get(key);
  if (known) return known;
  const made = resolve(tenant, language);
  cache.set(key, made);
  return made;
}

function resolve(tenant: Speaker, language: Language): Resolved {
  const texts = catalogues[language];
  const base = unprefixed(texts);
  const own = Object.entries(tenant.overrides.words[language] ?? {});
  const messages = Object.fromEntries(
    Object.entries({
      ...base,
      ...stripped(Object.entries(texts), tenant.niche.prefix),
      ...Object.fromEntries(own),
      ...stripped(own, tenant.niche.prefix),
    }).filter(([key]) => Object.hasOwn(base, key)),
  );
  const forBrowser = Object.fromEntries(Object.entries(messages).filter(([key]) => !isServersOwn(key)));
  return { messages, forBrowser, hash: digest(forBrowser) };
}

function unprefixed(texts: Messages): Messages {
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => !PREFIXES.some((prefix) => key.startsWith(prefix))),
  );
}

function stripped(texts: [string, string][], prefix: string): Messages {
  if (!prefix) return {};
  const own = texts.filter(([key]) => key.startsWith(prefix));
  return Object.fromEntries(own.map(([key, text]) => [key.slice(prefix.length), text]));
}

function isServersOwn(key: string): boolean {
  const isLegal = key.startsWith("legal.") && !key.endsWith(".title");
  return (
    isLegal ||
    key === "error.reference" ||
    /^(actions|care_desk|chat_look|console|desk|desk_mail|doctor|findings|goals|handing|holds|law|mail|quality|queue|risk|timeline|views|work)\./.test(
      key,
    )
  );
}

/** Adds the messages that these nest, e.g. `$t(nav.search)`, because a tenant's message may nest others. */
function withNested(keys: string[], all: Messages): Messages {
  const wanted = new Set(keys);
  for (const key of wanted) {
    for (const [, nested = ""] of all[key]!.matchAll(/\$t\(\s*([\w.]+)/g)) {
      for (const each of Object.keys(all)) if (each === nested || each.startsWith(`${nested}_`)) wanted.add(each);
    }
  }
  return Object.fromEntries([...wanted].map((key) => [key, all[key]!]));
}

function groupOf(key: string): Group {
  return key.slice(0, key.indexOf(".")) as Group;
}

function digest(messages: Messages): string {
  return createHash("sha256").update(JSON.stringify(messages)).digest("hex").slice(0, 16);
}
