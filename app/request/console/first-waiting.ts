import type { Site } from "~/app/domain/site";

/** The first of these sites at which something waits, else the first of all. One that can't be read is passed over. */
export async function firstWaiting(
  sites: Site[],
  waits: (site: Site) => Promise<{ rows: unknown[] }>,
): Promise<Site | undefined> {
  for (const site of sites) {
    const found = await waits(site).catch(() => ({ rows: [] }));
    if (found.rows.length > 0) return site;
  }
  return sites[0];
}
