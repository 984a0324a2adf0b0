/**
 * Assigns hosts to tenants. A tenant keeps its host until its config drops the host. The first slug by alphabet among
 * the waiting tenants then gets it.
 */
export class HostClaims {
  readonly #hostsOf = new Map<string, readonly string[]>();
  readonly #holders = new Map<string, string>();
  /** The slugs that wait for a host, by host. Few hosts have any, so the others have no entry. */
  readonly #waiting = new Map<string, readonly string[]>();

  /** Sets the hosts that `slug` asks for, none for a removed tenant. Returns the slugs whose hosts changed. */
  ask(slug: string, hosts: readonly string[]): Set<string> {
    const touched = new Set([slug]);
    for (const host of this.#hostsOf.get(slug) ?? []) {
      if (!hosts.includes(host)) this.#letGo(slug, host, touched);
    }
    for (const host of hosts) {
      const holder = this.#holders.get(host);
      if (holder === undefined) this.#holders.set(host, slug);
      else if (holder !== slug) this.#setWaiting(host, [...this.#waitingBut(slug, host), slug]);
    }
    if (hosts.length) this.#hostsOf.set(slug, hosts);
    else this.#hostsOf.delete(slug);
    return touched;
  }

  /**
   * Sets the hosts that `slug` asks for and holds, as the shared store decided. Returns the slugs whose hosts changed.
   * The two sides of a transfer may be set in either order.
   */
  assign(slug: string, { asked, held }: { asked: readonly string[]; held: readonly string[] }): Set<string> {
    const touched = new Set([slug]);
    for (const host of this.#hostsOf.get(slug) ?? []) {
      if (this.#holders.get(host) === slug && !held.includes(host)) this.#holders.delete(host);
      this.#setWaiting(host, this.#waitingBut(slug, host));
    }
    for (const host of asked) {
      for (const asker of this.#waitingBut(slug, host)) touched.add(asker);
      if (held.includes(host)) this.#holders.set(host, slug);
      else this.#setWaiting(host, [...this.#waitingBut(slug, host), slug]);
    }
    if (asked.length) this.#hostsOf.set(slug, asked);
    else this.#hostsOf.delete(slug);
    return touched;
  }

  /** Returns the hosts that `slug` asked for and holds, in its own order. */
  held(slug: string): string[] {
    return (this.#hostsOf.get(slug) ?? []).filter((host) => this.#holders.get(host) === slug);
  }

  /** Returns the hosts that `slug` asked for and another tenant holds. */
  denied(slug: string): { host: string; holder: string }[] {
    return (this.#hostsOf.get(slug) ?? []).flatMap((host) => {
      const holder = this.#holders.get(host);
      return holder && holder !== slug ? [{ host, holder }] : [];
    });
  }

  #letGo(slug: string, host: string, touched: Set<string>) {
    const waiting = this.#waitingBut(slug, host);
    if (this.#holders.get(host) !== slug) return this.#setWaiting(host, waiting);
    const [next, ...others] = [...waiting].sort();
    if (next === undefined) this.#holders.delete(host);
    else this.#holders.set(host, next);
    this.#setWaiting(host, others);
    // All that waited: another tenant now holds the host.
    for (const asker of waiting) touched.add(asker);
  }

  #waitingBut(slug: string, host: string): string[] {
    return (this.#waiting.get(host) ?? []).filter((asker) => asker !== slug);
  }

  #setWaiting(host: string, askers: readonly string[]): void {
    if (askers.length > 0) this.#waiting.set(host, askers);
    else this.#waiting.delete(host);
  }
}
