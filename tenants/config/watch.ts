import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Stamp } from "./folder";
import { stampOf } from "./folder";
import { Follower } from "./follow";
import { InternPool } from "./intern-pool";
import type { LoadedTenant, LoadOptions } from "./load";
import { CONFIG_NAME, loadTenant } from "./load";
import type { Problem } from "./problem";
import type { TenantChange, TenantLog } from "./registry";
import { Tenants } from "./registry";
import type { Tenant } from "./schema";
import type { Sharing } from "./sharing";

export type { TenantChange, TenantLog } from "./registry";

export interface TenantRegistry {
  /** Looks a tenant up by host, which is in lower case and without a port. */
  byHost(host: string): Tenant | undefined;
  /** Returns a served tenant. */
  bySlug(slug: string): Tenant | undefined;
  /** Returns the served tenants, by slug. */
  all(): readonly Tenant[];
  /** Returns the present problems, in the folders and between them. */
  problems(): Problem[];
  /** Calls back after each change, with the served tenant. Returns a function that stops it. */
  onChange(listener: (change: TenantChange) => void): () => void;
  close(): Promise<void>;
}

interface WatchOptions extends LoadOptions {
  tenantsDir: string;
  log: TenantLog;
  /** The console's host, which no tenant gets. */
  operatorHost?: string | undefined;
  /** Left out if this process serves alone, or serves no requests. */
  sharing?: Sharing | undefined;
}

/** The time between two scans, in milliseconds, and before a second scan of a changed file. */
const INTERVAL = 400;
const SOON = 150;

/**
 * With many folders a scan takes long, and the next scan waits this many times as long: scans take at most a hundredth
 * of a processor. A thousand folders are scanned every few seconds, ten thousand twice a minute.
 */
const REST = 99;
const LONGEST = 30_000;

/** The longest time that a scan may block the event loop, in milliseconds. */
const BUDGET = 3;

/**
 * Serves the tenants in a folder and follows every change. Compares file stamps a few times a second instead of using
 * notifications, which get lost on network drives, bind mounts and atomic renames.
 */
export async function watchTenants(given: WatchOptions): Promise<TenantRegistry> {
  const { tenantsDir, log, operatorHost, sharing, ...options } = given;
  const tenants = new Tenants(options.port, log, operatorHost);
  const watch = new FolderWatch({ tenantsDir, tenants, log, options, sharing });
  await watch.begin();
  const running = sharing ? watch.share(sharing) : watch.run();
  return {
    byHost: (host) => tenants.byHost(host),
    bySlug: (slug) => tenants.bySlug(slug),
    all: () => tenants.all(),
    problems: () => tenants.problems(),
    onChange: (listener) => tenants.onChange(listener),
    close() {
      watch.stop();
      return running;
    },
  };
}

interface Look {
  /** The scanned paths, relative to the tenant's folder. */
  names: readonly string[];
  /** Four numbers for each path, in one array, since there are thousands of tenants. */
  stamps: readonly number[];
  /** Whether a later write could have the same stamp as the version that was read. Such a folder is read again. */
  fresh: boolean;
  /** Whether tenant.json was missing at the last scan: some editors remove a file before they write it. */
  missing: boolean;
}

interface Watched {
  tenantsDir: string;
  tenants: Tenants;
  log: TenantLog;
  options: LoadOptions;
}

class FolderWatch {
  readonly #looks = new Map<string, Look>();
  readonly #pool = new InternPool();
  readonly #stopped = new AbortController();
  #unreadable = "";
  /** The folders at the last scan. Undefined if they cannot be read. */
  #present: ReadonlySet<string> | undefined;
  /** The processor time of the last scan that loaded no config, in milliseconds, without its pauses. */
  #took = 0;
  readonly #tenantsDir: string;
  readonly #tenants: Tenants;
  readonly #log: TenantLog;
  readonly #options: LoadOptions;
  readonly #follower: Follower | undefined;

  constructor({ tenantsDir, tenants, log, options, sharing }: Watched & { sharing: Sharing | undefined }) {
    this.#tenantsDir = tenantsDir;
    this.#tenants = tenants;
    this.#log = log;
    this.#options = options;
    const load = (folder: string) => loadTenant(folder, { ...options, pool: this.#pool });
    this.#follower = sharing && new Follower({ tenantsDir, tenants, log, sharing, load });
  }

  /** Reads every config, and the shared state if there is one. */
  async begin() {
    await this.look(Number.POSITIVE_INFINITY);
    await this.#follower?.begin(this.#present);
  }

  /** Watches while no other process of the machine does, and otherwise follows. */
  async share({ alone, hear }: Sharing) {
    const follower = this.#follower!;
    hear((slugs) => void follower.follow(slugs));
    const stopped = new Promise<void>((done) => this.#stopped.signal.addEventListener("abort", () => done()));
    let watching: Promise<void> = Promise.resolve();
    alone(() => {
      watching = this.run();
      return watching;
    });
    await stopped;
    await watching;
    await follower.end();
  }

  async run() {
    while (!this.#stopped.signal.aborted) {
      // A file that is being written is read again soon, even if loading it takes long.
      const rest = this.#isUnsettled()
        ? Math.max(SOON, Math.min(this.#took, LONGEST))
        : Math.max(INTERVAL, Math.min(this.#took * REST, LONGEST));
      await pause(rest, undefined, { ref: false, signal: this.#stopped.signal }).catch(() => undefined);
      if (this.#stopped.signal.aborted) return;
      // The next scan runs even after an error, because the fault may be over by then.
      await this.look(BUDGET).catch((error) => this.#log.error({ err: error }, "A look at the tenants' folder failed"));
      await this.#follower?.settleDue();
    }
  }

  stop() {
    this.#stopped.abort();
  }

  #isUnsettled(): boolean {
    return [...this.#looks.values()].some(({ fresh }) => fresh);
  }

  /** Scans every folder, in slices of `budget` milliseconds, so that requests are answered in between. */
  async look(budget: number) {
    let used = processorTime();
    let took = 0;
    const slugs = this.#slugs();
    if (!slugs) return;
    const present = new Set(slugs);
    this.#present = present;
    for (const slug of this.#looks.keys()) {
      if (!present.has(slug)) this.#forget(slug);
    }
    let began = performance.now();
    let loaded = false;
    for (const slug of slugs) {
      loaded = this.#lookAt(slug) || loaded;
      if (performance.now() - began < budget) continue;
      took += processorTime() - used;
      await pause(1);
      if (this.#stopped.signal.aborted) return;
      began = performance.now();
      used = processorTime();
    }
    // Loading a config takes far longer than a scan, and must not delay the next scan.
    if (!loaded) this.#took = took + processorTime() - used;
  }

  /** Undefined if the tenants' folder cannot be read: a drive that fails for a moment must not end every site. */
  #slugs(): string[] | undefined {
    try {
      const entries = readdirSync(this.#tenantsDir, { withFileTypes: true });
      this.#unreadable = "";
      return entries
        .filter((entry) => !entry.name.startsWith(".") && (entry.isDirectory() || entry.isSymbolicLink()))
        .map((entry) => entry.name)
        .sort();
    } catch (error) {
      const message = String(error);
      if (message !== this.#unreadable)
        this.#log.error({ err: error }, `Cannot read the tenants' folder ${this.#tenantsDir}`);
      this.#unreadable = message;
      this.#present = undefined;
      return undefined;
    }
  }

  /** Returns whether the folder was loaded. */
  #lookAt(slug: string): boolean {
    const look = this.#looks.get(slug);
    const folder = join(this.#tenantsDir, slug);
    if (look ? !look.fresh && isUnchanged(folder, look) : !hasConfig(folder)) return false;
    this.#load(slug, folder, look);
    return true;
  }

  #load(slug: string, folder: string, look: Look | undefined) {
    const before = Date.now();
    const loaded = loadTenant(folder, { ...this.#options, pool: this.#pool });
    const fresh = isFresh(loaded.seen, before);
    if (loaded.absent && (!look || look.missing || !exists(folder))) return this.#forget(slug);
    const names = this.#pool.intern([...loaded.seen.keys()].map((path) => relative(folder, path)));
    const stamps = [...loaded.seen.values()].flatMap(numbersOf).slice(); // frees the spare capacity of the grown array
    this.#looks.set(slug, { names, stamps, fresh: fresh || loaded.absent, missing: loaded.absent });
    // An editor may still be writing the file: the next scan decides whether the config is invalid.
    if (loaded.absent || (fresh && !loaded.tenant)) return;
    if (this.#follower) {
      return this.#follower.found(slug, { ...loaded, hostPlaces: this.#pool.intern(loaded.hostPlaces) });
    }
    // Many configs have the same layout, whatever their hosts are.
    this.#tenants.put(slug, { ...loaded, hostPlaces: this.#pool.intern(loaded.hostPlaces) });
  }

  #forget(slug: string) {
    this.#looks.delete(slug);
    if (this.#follower) this.#follower.gone(slug);
    else this.#tenants.remove(slug);
  }
}

/** The CPU time of this process, in milliseconds: on a busy machine a scan lasts far longer. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function isUnchanged(folder: string, { names, stamps }: Look): boolean {
  for (const [index, name] of names.entries()) {
    const now = numbersOf(stampOrNothing(join(folder, name)));
    if (now.some((number, at) => number !== stamps[4 * index + at])) return false;
  }
  return true;
}

const numbersOf = (stamp: Stamp | undefined) =>
  stamp ? [stamp.mtimeMs, stamp.ctimeMs, stamp.size, stamp.ino] : NOTHING;

const NOTHING = [-1, -1, -1, -1];

/** Some drives store whole seconds, and good ones a few milliseconds: two writes within that have one stamp. */
function isFresh(seen: LoadedTenant["seen"], now: number): boolean {
  for (const stamp of seen.values()) {
    if (!stamp) continue;
    const grain = stamp.mtimeMs % 1000 === 0 ? 2000 : 50;
    if (Math.abs(now - stamp.mtimeMs) < grain) return true;
  }
  return false;
}

const hasConfig = (folder: string) => stampOrNothing(join(folder, CONFIG_NAME)) !== undefined;

const exists = (path: string) => stampOrNothing(path) !== undefined;

function stampOrNothing(path: string): Stamp | undefined {
  try {
    return stampOf(path);
  } catch {
    return undefined;
  }
}
