import { LRUCache } from "lru-cache";
import { speechOf, type Words } from "./browser";
import { catalogue, type Speaker, speakerKey } from "./catalogue";
import { grammarOf } from "./grammar";
import { isLanguage } from "./names";

/** The texts of a language as this tenant says them; those of the tenant's own language where it is unknown. */
export function wordsFor(tenant: Speaker & { language: Words["language"] }, language: string): Words {
  const spoken = isLanguage(language) ? language : tenant.language;
  const key = speakerKey(tenant, spoken);
  const known = cache.get(key);
  if (known) return known;
  const messages = catalogue(tenant, spoken);
  const words = speechOf(messages, spoken, grammarOf(messages, spoken));
  cache.set(key, words);
  return words;
}

const cache = new LRUCache<string, Words>({ max: 200 });
