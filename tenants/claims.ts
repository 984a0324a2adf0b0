/**
 * Which tenant answers on which host. A tenant keeps its host until it lets go of it; then it goes to the first, by
 * alphabet, of those who ask for it too.
 */
export class HostClaims {
  readonly #hostsOf = new Map<string, readonly string[]>();
  readonly #askers = new Map<string, readonly string[]>();
  readonly #holders = new Map<string, string>();

  /** Sets which hosts `slug` asks for; none for a tenant that is gone. Returns the slugs for which that changed anything. */
  ask(slug: string, hosts: readonly string[]): Set<string> {
    const touched = new Set([slug]);
    for (const host of this.#hostsOf.get(slug) ?? []) {
      if (!hosts.includes(host)) this.#letGo(slug, host, touched);
    }
    for (const host of hosts) {
      const askers = this.#askers.get(host) ?? [];
      if (!askers.includes(slug)) this.#askers.set(host, [...askers, slug]);
      if (!this.#holders.has(host)) this.#holders.set(host, slug);
    }
    if (hosts.length) this.#hostsOf.set(slug, hosts);
    else this.#hostsOf.delete(slug);
    return touched;
  }

  /** The hosts that `slug` asked for and holds, in its own order. */
  held(slug: string): string[] {
    return (this.#hostsOf.get(slug) ?? []).filter((host) => this.#holders.get(host) === slug);
  }

  /** The hosts that `slug` asked for and another one holds. */
  denied(slug: string): { host: string; holder: string }[] {
    return (this.#hostsOf.get(slug) ?? []).flatMap((host) => {
      const holder = this.#holders.get(host);
      return holder && holder !== slug ? [{ host, holder }] : [];
    });
  }

  #letGo(slug: string, host: string, touched: Set<string>) {
    const askers = this.#askers.get(host)!.filter((asker) => asker !== slug);
    if (askers.length > 0) this.#askers.set(host, askers);
    else this.#askers.delete(host);
    if (this.#holders.get(host) !== slug) return;
    const [next] = [...askers].sort();
    if (next === undefined) this.#holders.delete(host);
    else this.#holders.set(host, next);
    // Not only the new holder: the others are now denied by somebody else.
    for (const asker of askers) touched.add(asker);
  }
}
