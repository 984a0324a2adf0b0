import type { TenantRegistry } from "~/tenants/config/watch";
import type { AnsweringChannel, Channel } from "./channel";
import type { HostNews } from "./messages";

/** What the primary knows of hosts without reading a config: the processes that serve tell it of each change. */
export interface Hosts {
  has(host: string): boolean;
  /** Whether a process that serves has said which there are. */
  known(): boolean;
}

/** Keeps the hosts in memory, one entry a host: as many as the processes that serve hold themselves. */
export function hostsOf(channel: AnsweringChannel): Hosts {
  const owners = new Map<string, string>();
  const hostsOfSite = new Map<string, readonly string[]>();
  let known = false;

  function put(slug: string, hosts: readonly string[]) {
    for (const host of hostsOfSite.get(slug) ?? []) {
      // Another site may have taken it over a moment ago.
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

/** Tells the primary which hosts there are now, and from then on of each change. */
export function announceHosts(channel: Channel, registry: Pick<TenantRegistry, "all" | "onChange">): void {
  const tell = (news: HostNews) => void channel.ask("hosts", news).catch(() => {}); // without a primary nobody is asked
  registry.onChange(({ slug, tenant }) => tell({ all: false, sites: [{ slug, hosts: tenant?.hosts ?? [] }] }));
  tell({ all: true, sites: registry.all().map(({ slug, hosts }) => ({ slug, hosts })) });
}
