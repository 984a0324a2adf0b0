import { LRUCache } from "lru-cache";
import type { Tenant } from "~/tenants/config/schema";
import { speechOf, type Words } from "./browser";
import { catalogue, type Speaker, speakerKey } from "./catalogue";
import { grammarOf } from "./grammar";
import { isLanguage } from "./names";
import { localeOf } from "./regions";

/**
 * Returns the translator of a tenant in a language; in the tenant's own language if the requested one is unknown.
 * `locale` formats dates and numbers, and defaults to that of the tenant's countries.
 */
export function wordsFor(
  tenant: Speaker & Partial<Pick<Tenant, "countries">> & { language: Words["language"] },
  language: string,
  locale?: string,
): Words {
  const spoken = isLanguage(language) ? language : tenant.language;
  const written = locale ?? localeOf(tenant, spoken);
  const key = `${speakerKey(tenant, spoken)} ${written}`;
  const known = cache.get(key);
  if (known) return known;
  const messages = catalogue(tenant, spoken);
  const words = speechOf(messages, { language: spoken, locale: written }, grammarOf(messages, written));
  cache.set(key, words);
  return words;
}

const cache = new LRUCache<string, Words>({ max: 200 });
