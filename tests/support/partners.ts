/** Fixtures for tests of postbacks: a partner's local tracker, and members from it. */
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Site } from "~/app/domain/site";
import { accounts, type TrafficSource } from "~/db/tables";
import type { tenantConfig } from "~/tenants/config/schema";
import { type Provider, startProvider } from "./provider-server";

type Config = NonNullable<z.input<typeof tenantConfig>["postbacks"]>[number];

export interface Tracker extends Provider {
  /** The postbacks so far, each as the query of its address. */
  told(): Record<string, string>[];
  /** Its entry in a config. */
  config(given?: Partial<Config>): Config;
}

/** Uses a self-signed certificate: its tests set NODE_TLS_REJECT_UNAUTHORIZED. */
export async function startTracker(): Promise<Tracker> {
  const provider = await startProvider(() => ({ text: "OK" }), { tls: true });
  return Object.assign(provider, {
    told: () => provider.asked.map(({ url }) => Object.fromEntries(url.searchParams)),
    config: (given: Partial<Config> = {}): Config => ({
      network: "ads",
      address: `https://localhost:${provider.port}/in?click={clickid}&event={event}&pay={payout}&cur={currency}&tx={txid}`,
      clickId: "sub1",
      ...given,
    }),
  });
}

/** Assigns a traffic source to a member. */
export function cameBy(site: Site, { id }: { id: string }, trafficSource: TrafficSource | null): Promise<void> {
  return site.db.transact(async ({ drizzle }) => {
    await drizzle.update(accounts).set({ trafficSource }).where(eq(accounts.id, id));
  });
}
