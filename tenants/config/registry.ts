import { join } from "node:path";
import { HostClaims } from "./claims";
import type { LoadedTenant } from "./load";
import { CONFIG_NAME } from "./load";
import type { Problem } from "./problem";
import { describeProblem, problemIdentity } from "./problem";
import { servedOn } from "./resolve";
import type { Tenant } from "./schema";

export interface TenantChange {
  slug: string;
  /** Undefined if it is no longer served. */
  tenant: Tenant | undefined;
}

/** The part of a logger that this module needs. pino fits. */
export interface TenantLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Holds the console's host. No folder has this name. */
const CONSOLE = "/console";

interface Entry {
  /** The last valid state of the folder. */
  good: Tenant | undefined;
  /** The same tenant, on the hosts that it holds. */
  served: Tenant | undefined;
  hostPlaces: LoadedTenant["hostPlaces"];
  found: readonly Problem[];
  problems: readonly Problem[];
  /** The problems logged since the folder was last valid. Undefined if there were none. */
  logged: Set<string> | undefined;
}

/** The served tenants, by host. The watcher of the folders calls `put` and `remove`. */
export class Tenants {
  readonly #entries = new Map<string, Entry>();
  readonly #claims = new HostClaims();
  readonly #hosts = new Map<string, Tenant>();
  /** Undefined if it must be sorted again. */
  #all: readonly Tenant[] | undefined;
  readonly #listeners = new Set<(change: TenantChange) => void>();

  /** `operatorHost` is the console's host, which no tenant gets. */
  constructor(
    private readonly port: number,
    private readonly log: TenantLog,
    operatorHost?: string,
  ) {
    if (operatorHost) this.#claims.ask(CONSOLE, [operatorHost]);
  }

  byHost(host: string): Tenant | undefined {
    return this.#hosts.get(host);
  }

  bySlug(slug: string): Tenant | undefined {
    return this.#entries.get(slug)?.served;
  }

  all(): readonly Tenant[] {
    this.#all ??= [...this.#entries.keys()].sort().flatMap((slug) => this.#entries.get(slug)?.served ?? []);
    return this.#all;
  }

  problems(): Problem[] {
    return [...this.#entries.keys()].sort().flatMap((slug) => this.#entries.get(slug)?.problems ?? []);
  }

  onChange(listener: (change: TenantChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes over a loaded folder. If it has an error, keeps the earlier state and records the problems. */
  put(slug: string, loaded: Pick<LoadedTenant, "tenant" | "problems" | "hostPlaces">) {
    this.#note(slug, loaded);
    this.#settle(this.#claims.ask(slug, this.#entries.get(slug)!.good?.hosts ?? []));
  }

  /** Serves a config on the hosts that the shared store decided. Keeps the recorded problems of the folder. */
  serve(
    slug: string,
    { tenant, hostPlaces }: { tenant: Tenant } & Pick<LoadedTenant, "hostPlaces">,
    held: readonly string[],
  ) {
    const entry = this.#entries.get(slug) ?? newEntry();
    this.#entries.set(slug, entry);
    entry.good = tenant;
    entry.hostPlaces = hostPlaces;
    this.#settle(this.#claims.assign(slug, { asked: tenant.hosts, held }));
  }

  /** Changes the hosts of a served tenant. */
  move(slug: string, held: readonly string[]) {
    const { good } = this.#entries.get(slug) ?? {};
    if (good) this.#settle(this.#claims.assign(slug, { asked: good.hosts, held }));
  }

  /** Gives a tenant the hosts that it is known to hold, before its folder is read. */
  hold(slug: string, hosts: readonly string[]) {
    this.#claims.ask(slug, hosts);
  }

  /** Returns the hosts that a tenant asks for and another holds. `null` is the console. */
  denied(slug: string): { host: string; holder: string | null }[] {
    return this.#claims.denied(slug).map(({ host, holder }) => ({ host, holder: holder === CONSOLE ? null : holder }));
  }

  /** Records the folder's problems. Keeps what is served. */
  report(slug: string, problems: readonly Problem[]) {
    const entry = this.#entries.get(slug) ?? newEntry();
    this.#entries.set(slug, entry);
    entry.found = problems.length > 0 ? problems : NONE;
    this.#settle(new Set([slug]));
  }

  /** Returns the revision of the config in use. Undefined if absent. */
  revisionOf(slug: string): string | undefined {
    return this.#entries.get(slug)?.good?.revision;
  }

  /** Returns the slugs of tenants with a config in use, also without a host. */
  inUse(): string[] {
    return [...this.#entries].flatMap(([slug, { good }]) => (good ? slug : []));
  }

  #note(slug: string, loaded: Pick<LoadedTenant, "tenant" | "problems" | "hostPlaces">) {
    const entry = this.#entries.get(slug) ?? newEntry();
    this.#entries.set(slug, entry);
    entry.found = loaded.problems.length > 0 ? loaded.problems : NONE;
    if (loaded.tenant) {
      entry.good = loaded.tenant;
      entry.hostPlaces = loaded.hostPlaces;
    }
  }

  remove(slug: string) {
    const entry = this.#entries.get(slug);
    if (!entry) return;
    entry.good = undefined;
    entry.found = NONE;
    this.#settle(this.#claims.ask(slug, []));
    this.#entries.delete(slug);
  }

  /** Updates what is served to the current holders of hosts, then notifies. */
  #settle(slugs: Set<string>) {
    const changes: TenantChange[] = [];
    for (const slug of slugs) {
      const entry = this.#entries.get(slug);
      if (!entry) continue;
      const held = this.#claims.held(slug);
      const served = entry.good && held.length ? servedOn(entry.good, held, this.port) : undefined;
      const change = served?.revision === entry.served?.revision ? undefined : { slug, tenant: served };
      if (change) {
        this.#announce(slug, entry.served, served);
        this.#serve(entry, served);
        changes.push(change);
      }
      const problems = [...entry.found, ...this.#clashes(slug, entry)];
      entry.problems = problems.length > 0 ? problems : NONE;
      this.#logProblems(slug, entry);
    }
    for (const change of changes) this.#tell(change);
  }

  #serve(entry: Entry, served: Tenant | undefined) {
    for (const host of entry.served?.hosts ?? []) {
      // Another tenant may have taken it over a moment ago.
      if (this.#hosts.get(host) === entry.served) this.#hosts.delete(host);
    }
    for (const host of served?.hosts ?? []) this.#hosts.set(host, served!);
    entry.served = served;
    this.#all = undefined;
  }

  #clashes(slug: string, entry: Entry): Problem[] {
    return this.#claims.denied(slug).map(({ host, holder }) => ({
      level: "error",
      slug,
      file: join(entry.good!.folder, CONFIG_NAME),
      ...(entry.hostPlaces[entry.good!.hosts.indexOf(host)] ?? { line: 1, column: 1 }),
      key: `hosts[${entry.good!.hosts.indexOf(host)}]`,
      ...(holder === CONSOLE
        ? {
            reason: `"${host}" is the host of the operators' console (OPERATOR_HOST)`,
            remedy: "Remove it; until then this tenant is served on its other hosts only",
          }
        : {
            reason: `"${host}" is held by the tenant ${holder}`,
            remedy: "Remove it of one of the two configs; until then this one is served on its other hosts only",
          }),
    }));
  }

  #logProblems(slug: string, entry: Entry) {
    entry.logged = entry.problems.length > 0 ? (entry.logged ?? new Set()) : undefined;
    for (const problem of entry.problems) {
      const identity = problemIdentity(problem);
      if (entry.logged!.has(identity)) continue;
      entry.logged!.add(identity);
      const { level, file, line, key, reason } = problem;
      const details = { tenant: slug, file, line, key, reason };
      if (level === "warning") this.log.warn(details, describeProblem(problem));
      else this.log.error(details, describeProblem(problem));
    }
  }

  #announce(slug: string, before: Tenant | undefined, after: Tenant | undefined) {
    const what = after ? (before ? "changed" : "is live") : "is no longer served";
    this.log.info({ tenant: slug, hosts: after?.hosts ?? [] }, `Tenant ${slug} ${what}`);
  }

  #tell(change: TenantChange) {
    for (const listener of this.#listeners) {
      try {
        listener(change);
      } catch (error) {
        this.log.error({ tenant: change.slug, err: error }, "A listener failed on a tenant's change");
      }
    }
  }
}

/** One shared array for all tenants without problems. */
const NONE: readonly never[] = [];

const newEntry = (): Entry => ({
  good: undefined,
  served: undefined,
  hostPlaces: NONE,
  found: NONE,
  problems: NONE,
  logged: undefined,
});
