import { LRUCache } from "lru-cache";
import type { Tenant } from "~/tenants/config/schema";
import { speechOf, type Words } from "./browser";
import { catalogue, type Speaker, speakerKey } from "./catalogue";
import { grammarOf } from "./grammar";
import { isLanguage } from "./names";
import { localeOf } from "./regions";

/**
 * The texts of a language as this tenant says them; those of the tenant's own language where it is unknown. `locale` writes
 * dates and numbers; left out, it is that of the tenant's countries.
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
