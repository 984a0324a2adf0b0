import { AT_ONCE, onEach } from "~/app/console/frame/each-site";
import type { Site } from "~/app/domain/site";

/**
 * Returns the first of these sites with waiting work, else the first readable one. Reads no more sites than needed: a
 * page must not open a thousand databases.
 */
export async function firstWaiting(
  sites: Site[],
  waits: (site: Site) => Promise<{ rows: unknown[] }>,
): Promise<Site | undefined> {
  let readable: Site | undefined;
  for (let at = 0; at < sites.length; at += AT_ONCE) {
    const read = await onEach(sites.slice(at, at + AT_ONCE), waits);
    const found = read.find(({ value }) => value && value.rows.length > 0);
    if (found) return found.site;
    readable ??= read.find(({ value }) => value)?.site;
  }
  return readable ?? sites[0];
}
