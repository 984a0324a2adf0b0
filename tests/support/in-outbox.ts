import type { Site } from "~/app/domain/site";
import type { Parts } from "~/app/domain/site/outbox/loop";
import { type Effect, effectsOf } from "~/app/domain/site/outbox/outbox";
import type { EffectState } from "~/db/tables";
import { testDatabases } from "./test-databases";
import type { TestSite } from "./test-site";

/** Returns a site's jobs in a state, at most a hundred. The job that became due first comes first. */
export async function inOutbox(site: Pick<Site, "db" | "now">, state: EffectState) {
  return (await effectsOf(site, [state])).rows;
}

/** Returns what the outbox loop needs to run the jobs of these sites in this process. */
export function partsOf(sites: TestSite[], effects: readonly Effect[]): Omit<Parts, "owner"> {
  return {
    slugs: () => sites.map((site) => site.databaseName),
    siteOf: (slug) => sites.find((site) => site.databaseName === slug),
    now: () => sites[0]!.now(),
    glance: (slug, read) => testDatabases().glance(slug, read),
    stamp: (slug) => testDatabases().stamp(slug),
    effects,
  };
}
