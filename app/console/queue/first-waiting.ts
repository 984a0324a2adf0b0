import { AT_ONCE, onEach } from "~/app/console/frame/each-site";
import type { Site } from "~/app/domain/site";

/**
 * The first of these sites at which something waits, else the first that could be read. No more are read than it takes: opening each
 * of a thousand databases is not a page's to do.
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
