import type { Site } from "~/app/domain/site";
import type { KeptFragments } from "~/app/router/fragment-pieces";
import { fairCache } from "~/db/fair-cache";
import type { Visit } from "./visit";

/** In bytes, of all sites together: some 12,000 cards. */
const MAX_SIZE = 32 * 1024 * 1024;

/**
 * How long a fragment stays cached, in ms. An outdated fragment is never shown, but must not stay for long, because it
 * contains a member's name.
 */
const KEPT_FOR = 10 * 60_000;

const kept = fairCache<Site, Buffer>({
  maxSize: MAX_SIZE,
  sizeOf: ({ length }, key) => length + key.length,
  ttl: KEPT_FOR,
});

/** Returns the cache of a site's page fragments in the visitor's language. A changed config makes another site. */
export function keptFragments(site: Site, { language, words }: Visit): KeptFragments {
  const place = `${language} ${words.locale} `;
  return {
    get: (key) => kept.get(site, place + key),
    set: (key, html) => kept.set(site, place + key, html),
  };
}
