import type { Site } from "~/app/domain/site";
import type { KeptFragments } from "~/app/router/fragment-pieces";
import { fairCache } from "~/db/fair-cache";
import type { Visit } from "./visit";

/** In bytes, of all sites together: some 12,000 cards. */
const MAX_SIZE = 32 * 1024 * 1024;

/** In ms. Nobody is shown an old one, which has another key; but it holds somebody's name, and is not to stay for long. */
const KEPT_FOR = 10 * 60_000;

const kept = fairCache<Site, Buffer>({
  maxSize: MAX_SIZE,
  sizeOf: ({ length }, key) => length + key.length,
  ttl: KEPT_FOR,
});

/** The fragments of a site's pages in the visitor's language. A config that changes makes another site. */
export function keptFragments(site: Site, { language, words }: Visit): KeptFragments {
  const place = `${language} ${words.locale} `;
  return {
    get: (key) => kept.get(site, place + key),
    set: (key, html) => kept.set(site, place + key, html),
  };
}
