import type { Site } from "~/app/domain/site";
import { UnknownCursorError } from "~/db/pages";

/** The number of sites that are read concurrently. A low number, because each site may have to open its database. */
export const AT_ONCE = 8;

/** The result of one site. `value` is left out if the site could not be read, which does not affect the other sites. */
export interface OfSite<T> {
  site: Site;
  value?: T;
}

/**
 * Reads several sites, eight at a time. Throws only `UnknownCursorError`. Any other failure is logged, and affects only
 * its own site.
 */
export async function onEach<T>(sites: Site[], read: (site: Site) => Promise<T>): Promise<OfSite<T>[]> {
  const all: OfSite<T>[] = [];
  for (let at = 0; at < sites.length; at += AT_ONCE) {
    const some = sites.slice(at, at + AT_ONCE).map(async (site) => {
      try {
        return { site, value: await read(site) };
      } catch (error) {
        if (error instanceof UnknownCursorError) throw error;
        site.log.error({ err: error }, "a site could not be read for the console");
        return { site };
      }
    });
    all.push(...(await Promise.all(some)));
  }
  return all;
}
