import type { TenantRegistry } from "~/tenants/config/watch";
import type { AnsweringChannel, Channel } from "./channel";
import type { HostNews } from "./messages";

/**
 * The hosts that sites are served on, as the primary knows them. Serving processes report each change, so the primary
 * reads no config.
 */
export interface Hosts {
  has(host: string): boolean;
  /** Returns whether a serving process has reported its hosts. */
  known(): boolean;
}

export function hostsOf(channel: AnsweringChannel): Hosts {
  const owners = new Map<string, string>();
  const hostsOfSite = new Map<string, readonly string[]>();
  let known = false;

  function put(slug: string, hosts: readonly string[]) {
    for (const host of hostsOfSite.get(slug) ?? []) {
      // Another site may have taken the host over shortly before.
      if (owners.get(host) === slug) owners.delete(host);
    }
    for (const host of hosts) owners.set(host, slug);
    if (hosts.length > 0) hostsOfSite.set(slug, hosts);
    else hostsOfSite.delete(slug);
  }

  channel.answer("hosts", ({ all, sites }) => {
    if (all) {
      owners.clear();
      hostsOfSite.clear();
      known = true;
    }
    for (const { slug, hosts } of sites) put(slug, hosts);
  });
  return { has: (host) => owners.has(host), known: () => known };
}

export function announceHosts(channel: Channel, registry: Pick<TenantRegistry, "all" | "onChange">): void {
  const tell = (news: HostNews) => void channel.ask("hosts", news).catch(() => {}); // without a primary nobody asks
  registry.onChange(({ slug, tenant }) => tell({ all: false, sites: [{ slug, hosts: tenant?.hosts ?? [] }] }));
  tell({ all: true, sites: registry.all().map(({ slug, hosts }) => ({ slug, hosts })) });
}
