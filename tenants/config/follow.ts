import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { LoadedTenant } from "./load";
import type { TenantLog, Tenants } from "./registry";
import type { Tenant } from "./schema";
import type { ConfigFiles, FoundConfig, ServedConfig, Sharing } from "./sharing";

interface Parts {
  tenantsDir: string;
  tenants: Tenants;
  log: TenantLog;
  sharing: Sharing;
  /** Reads a tenant's folder in its current state. */
  load(folder: string): LoadedTenant;
}

/** The delay before a failed read or settlement is tried again, in milliseconds. */
const AGAIN = 2_000;

type Usable = { tenant: Tenant } & Pick<LoadedTenant, "hostPlaces">;

/**
 * Serves the configs that all processes of the installation serve. Settles what the folders hold with the shared store,
 * then serves what the store says: from the folder if it has that version, else from a copy of the stored one.
 */
export class Follower {
  /** By slug: folders that are not settled yet. Undefined if the folder is gone. */
  readonly #found = new Map<string, LoadedTenant | undefined>();
  readonly #parts: Parts;
  readonly #ended = new AbortController();
  /** Whether this process serves what the store says. Until then it serves its own folders. */
  #isStored = false;
  #settledAt = Number.NEGATIVE_INFINITY;
  #failure = "";
  /** The folders at the start. Undefined if they could not be read. */
  #present: ReadonlySet<string> | undefined;
  #turn: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  found(slug: string, loaded: LoadedTenant) {
    this.#parts.tenants.report(slug, loaded.problems);
    if (loaded.tenant) this.#found.set(slug, loaded);
  }

  gone(slug: string) {
    this.#found.set(slug, undefined);
    this.#parts.tenants.report(slug, []);
  }

  /** Settles the first folders. `present` lists all folders. Undefined if they cannot be read. */
  async begin(present: ReadonlySet<string> | undefined) {
    this.#present = present;
    await this.#settle();
    if (!this.#isStored) this.#serveOwn();
  }

  /** Settles changed folders, or looks for other machines' changes when it is time. Never rejects. */
  async settleDue() {
    const { settledEvery = Number.POSITIVE_INFINITY } = this.#parts.sharing;
    const since = performance.now() - this.#settledAt;
    if (this.#failure && since < AGAIN) return;
    if (this.#found.size > 0 || !this.#isStored || since >= settledEvery) await this.#settle();
  }

  /** Serves what the store says of these tenants, or of all. Never rejects: tries again until the store can be read. */
  async follow(slugs: readonly string[] | null) {
    while (!this.#ended.signal.aborted) {
      try {
        await this.#inTurn(() => this.#serveStored(slugs, new Map()));
        this.#isStored ||= slugs === null;
        return;
      } catch (error) {
        this.#complain(error);
      }
      await pause(AGAIN, undefined, { ref: false, signal: this.#ended.signal }).catch(() => {});
    }
  }

  async end() {
    this.#ended.abort();
    await this.#turn;
  }

  async #settle() {
    const { sharing } = this.#parts;
    const found = new Map(this.#found);
    this.#settledAt = performance.now();
    try {
      const changed = await sharing.configs.settle([...found].map(foundConfig), {
        present: this.#isStored ? undefined : this.#present,
        read: (slug) => this.#foundNow(slug),
      });
      for (const [slug, loaded] of found) if (this.#found.get(slug) === loaded) this.#found.delete(slug);
      await this.#inTurn(() => this.#serveStored(this.#isStored ? changed : null, found));
      // The other processes may serve their own folders too.
      if (this.#failure && !this.#isStored) sharing.tell(null);
      else if (changed.length > 0) sharing.tell(changed);
      this.#isStored = true;
      this.#failure = "";
    } catch (error) {
      this.#complain(error);
    }
  }

  #foundNow(slug: string): FoundConfig | undefined {
    const loaded = this.#parts.load(join(this.#parts.tenantsDir, slug));
    return loaded.tenant || loaded.absent ? foundConfig([slug, loaded]) : undefined;
  }

  /** One after the other: the later read has the newer state. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  async #serveStored(slugs: readonly string[] | null, found: ReadonlyMap<string, LoadedTenant | undefined>) {
    const { tenants, sharing } = this.#parts;
    if (slugs?.length === 0) return;
    const stored = new Map((await sharing.configs.read(slugs ?? undefined)).map((each) => [each.slug, each]));
    for (const slug of slugs ?? new Set([...tenants.inUse(), ...stored.keys()])) {
      const config = stored.get(slug);
      if (config) await this.#serve(config, found.get(slug));
      else this.#end(slug);
    }
  }

  async #serve(config: ServedConfig, found: LoadedTenant | undefined) {
    const { tenants, log } = this.#parts;
    const { slug, revision, held } = config;
    if (tenants.revisionOf(slug) === revision) return tenants.move(slug, held);
    const usable = await this.#read(config, found);
    if (usable) tenants.serve(slug, usable, held);
    else log.error({ tenant: slug, revision }, `The config of ${slug} that all processes serve is invalid here`);
  }

  async #read({ slug, revision }: ServedConfig, found: LoadedTenant | undefined): Promise<Usable | undefined> {
    const { load, tenantsDir, sharing } = this.#parts;
    const own = usableIn(found, revision) ?? usableIn(load(join(tenantsDir, slug)), revision);
    if (own) return own;
    const files = await sharing.configs.files(slug);
    return files && usableIn(load(writeCopy(sharing.copies, slug, revision, files)), revision);
  }

  #end(slug: string) {
    const { tenants, sharing } = this.#parts;
    tenants.remove(slug);
    removeCopies(sharing.copies, slug);
  }

  /** While the store cannot be read: from this machine's folders alone. */
  #serveOwn() {
    for (const [slug, loaded] of this.#found) if (loaded) this.#parts.tenants.put(slug, loaded);
  }

  #complain(error: unknown) {
    const failure = String(error);
    if (failure === this.#failure || this.#ended.signal.aborted) return;
    this.#failure = failure;
    this.#parts.log.warn(
      { err: error },
      "What is served of each tenant can't be settled with the other processes; trying again",
    );
  }
}

function usableIn(loaded: LoadedTenant | undefined, revision: string): Usable | undefined {
  const { tenant } = loaded ?? {};
  return tenant?.revision === revision ? { tenant, hostPlaces: loaded!.hostPlaces } : undefined;
}

function foundConfig([slug, loaded]: [string, LoadedTenant | undefined]): FoundConfig {
  const { tenant } = loaded ?? {};
  return { slug, config: tenant && { revision: tenant.revision, hosts: tenant.hosts, files: loaded!.files } };
}

/**
 * Writes the files of a tenant's config below `copies`. Returns their folder, named by the slug. Several processes may
 * write the same copy. Removes the copies of the tenant's other revisions.
 */
function writeCopy(copies: string, slug: string, revision: string, files: ConfigFiles): string {
  const own = join(copies, slug);
  const folder = join(own, revision, slug);
  for (const [name, content] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = join(own, `.${process.pid}-${revision}`);
    writeFileSync(unfinished, content, { mode: 0o600 });
    renameSync(unfinished, file);
  }
  for (const other of readdirSync(own)) {
    if (other !== revision && !other.startsWith(".")) rmSync(join(own, other), { recursive: true, force: true });
  }
  return folder;
}

/** Removes every copy of a tenant. */
function removeCopies(copies: string, slug: string): void {
  rmSync(join(copies, slug), { recursive: true, force: true });
}
