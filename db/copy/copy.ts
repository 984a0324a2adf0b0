import { createHash, randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isPostgres } from "../engine";
import { readMigrations } from "../migrate";
import {
  type Arrival,
  batchesOf,
  type Contents,
  CopyRefused,
  digestible,
  type HoldTerm,
  notEmpty,
  type Place,
  Unsettled,
} from "./place";
import { postgresPlace } from "./postgres-place";
import type { Shape } from "./shape";
import { shapes } from "./shapes";
import { sqlitePlace } from "./sqlite-place";

export { CopyRefused } from "./place";

export interface Move {
  /** The address of the source: `postgres://...`, or `file:<folder>` for the folder that is DATA_DIR. */
  from: string;
  to: string;
  slug: string;
  /** The folder db/migrations. */
  migrationsDir: string;
  tell?: (progress: Progress) => unknown;
  /** Interrupts the copy: the source becomes writable again, and nothing remains at the target. */
  signal?: AbortSignal;
  /** How long the source stays read-only after this process dies, in ms. */
  lease?: number;
  /** The token of the lock, which identifies its owner. */
  token?: string;
  /**
   * Reports that the source is locked permanently and that the target is not a tenant yet. The copy waits for the
   * returned promise.
   */
  arriving?: () => unknown;
}

export interface Progress {
  doing: "copy" | "check source" | "check target";
  table: string;
  done: number;
  rows: number;
}

export interface Checked {
  table: string;
  rows: number;
  /** The SHA-256 of all rows in the order of their keys, equal on both engines for equal rows. */
  checksum: string;
}

export interface Moved {
  /** The addresses of both places for operators, without passwords. */
  from: string;
  to: string;
  tables: Checked[];
  /** The number of values that the target's engine cannot store unchanged: NUL in texts becomes U+FFFD. */
  altered: number;
}

/**
 * Moves a tenant to a place without that tenant. No process can write to the tenant meanwhile, nor at the old place
 * before `releaseTenant`. Compares both sides before the last step. After CopyRefused, the source is writable and the
 * target unchanged.
 */
export async function copyTenant({ from, to, slug, migrationsDir, lease = LEASE, ...asked }: Move): Promise<Moved> {
  const { tell, signal, arriving, token = holdToken() } = asked;
  const tables = shapes();
  const source = placeAt(from, migrationsDir);
  const target = placeAt(to, migrationsDir);
  let departing: Contents | undefined;
  try {
    departing = await tenantAt(source, slug);
    await refuseUnlessEmpty(target, slug, tables);
    const sizes = await sizesOf(departing, tables);
    const hold = { token, ms: lease };
    const moved = await move({ departing, target, slug, tables, sizes, hold, tell, signal, arriving });
    return { from: source.name, to: target.name, ...moved };
  } finally {
    await departing?.close();
    await Promise.all([source.close(), target.close()]);
  }
}

export function holdToken(): string {
  return randomBytes(8).toString("hex");
}

/** Compares a tenant's rows in two places. Throws CopyRefused with the tables that differ. */
export async function compareTenants({ from, to, slug, migrationsDir }: Omit<Move, "lease">): Promise<void> {
  const [source, target] = [placeAt(from, migrationsDir), placeAt(to, migrationsDir)];
  try {
    const [departing, arrival] = [await tenantAt(source, slug), await tenantAt(target, slug)];
    await compare({ departing, target, tables: shapes() }, arrival, async () => {});
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
}

/**
 * Makes a locked tenant writable again. Returns false if the tenant was not locked. Throws CopyRefused if the place
 * lacks the tenant.
 */
export async function releaseTenant({ at, slug, migrationsDir, token }: Held) {
  const place = placeAt(at, migrationsDir);
  try {
    const contents = await tenantAt(place, slug);
    return await contents.release(token).finally(() => contents.close());
  } finally {
    await place.close();
  }
}

interface Held {
  at: string;
  slug: string;
  migrationsDir: string;
  /** The token of the lock to release. If left out, any lock is released. */
  token?: string;
}

/** A move in progress. */
interface Work extends Pick<Move, "tell" | "signal" | "arriving"> {
  departing: Contents;
  target: Place;
  slug: string;
  tables: Shape[];
  /** The number of rows by table before the lock, for progress reports. */
  sizes: Map<Shape, number>;
  hold: { token: string; ms: number };
}

const LEASE = 30_000;

function placeAt(url: string, migrationsDir: string): Place {
  if (isPostgres(url) && URL.canParse(url)) return postgresPlace(url, readMigrations(migrationsDir, "postgres"));
  const path = /^file:(.+)$/.exec(url)?.[1];
  if (!path) throw new CopyRefused("A place is postgres://user:password@host:port/database or file:<folder>.");
  return sqlitePlace(
    resolve(path.startsWith("//") ? fileURLToPath(url) : path),
    readMigrations(migrationsDir, "sqlite"),
  );
}

async function tenantAt(place: Place, slug: string): Promise<Contents> {
  const contents = await opened(place, slug);
  if (!contents) throw new CopyRefused(`There is no ${slug} in ${place.name}.`);
  return contents;
}

function opened(place: Place, slug: string): Promise<Contents | undefined> {
  return place.find(slug).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof CopyRefused) throw error;
    throw new CopyRefused(`${slug} in ${place.name} can't be opened: ${error.message || error.code}`);
  });
}

async function refuseUnlessEmpty(target: Place, slug: string, tables: Shape[]): Promise<void> {
  const there = await opened(target, slug);
  try {
    for (const table of there ? tables : []) {
      if ((await there!.rowsAfter(table, undefined, 1)).length > 0) throw notEmpty(target.name, slug);
    }
  } finally {
    await there?.close();
  }
}

async function sizesOf(contents: Contents, tables: Shape[]): Promise<Map<Shape, number>> {
  const sizes = new Map<Shape, number>();
  for (const table of tables) sizes.set(table, await contents.count(table));
  return sizes;
}

async function move(work: Work): Promise<Pick<Moved, "tables" | "altered">> {
  const { departing, target, slug, tables, hold } = work;
  const terms = termsOf(hold);
  if (!(await departing.hold(terms.source()))) {
    throw new CopyRefused(`${slug} is being moved, or was moved away. npm run db release makes it writable again.`);
  }
  let arrival: Arrival | undefined;
  try {
    arrival = await target.prepare(slug, terms.target);
    const step = stepper(work, arrival, terms);
    const altered = await copyRows(work, arrival, step);
    const checked = await compare(work, arrival, step);
    // The lock has no end from here on, because no process may write at the old place once the new one exists.
    if (!(await departing.prolong({ ...hold, ms: null }))) throw holdLost();
    await work.arriving?.();
    await arrival.publish(tables);
    return { tables: checked, altered };
  } catch (error) {
    if (error instanceof Unsettled) throw new CopyRefused(`${error.message}\n${UNSETTLED}`);
    // If releasing fails, the lock expires, and the next copy removes what remains.
    await Promise.allSettled([arrival?.discard(), departing.release(hold.token)]);
    throw error;
  }
}

const UNSETTLED =
  "It is unknown whether the tenant arrived at the target. It stays read-only at the source. Check the target, and then " +
  "use it there, or release it at the source (npm run db release).";

function holdLost(): CopyRefused {
  return new CopyRefused(
    "The source was writable for a moment: this process was suspended for too long, or an operator released the source.",
  );
}

interface Terms {
  /** Returns a lock for the source that lasts the full time from now on. */
  source(): HoldTerm;
  /**
   * Returns a lock for the target that ends before the source's lock. Once the source is writable again, the lock of a
   * dead copy has already ended.
   */
  target(): HoldTerm;
}

function termsOf({ token, ms }: Work["hold"]): Terms {
  let asked = performance.now();
  return {
    source() {
      asked = performance.now();
      return { token, ms };
    },
    target: () => ({ token, ms: Math.floor(0.9 * (ms - (performance.now() - asked))) }),
  };
}

type Step = (doing: Progress["doing"], table: Shape, done: number) => Promise<void>;

/** Called between two batches: reports progress, handles signals, and prolongs the locks in time. */
function stepper({ departing, tell, signal, sizes, hold }: Work, arrival: Arrival, terms: Terms): Step {
  let prolonged = performance.now();
  return async (doing, table, done) => {
    await tell?.({ doing, table: table.name, done, rows: sizes.get(table)! });
    await nextTurn();
    signal?.throwIfAborted();
    if (performance.now() - prolonged < hold.ms / 3) return;
    prolonged = performance.now();
    if (!(await departing.prolong(terms.source())) || !(await arrival.prolong(terms.target()))) throw holdLost();
  };
}

/** Copies all rows. Returns how many values the target's engine could not store unchanged. */
async function copyRows({ departing, target, tables }: Work, arrival: Arrival, step: Step): Promise<number> {
  let altered = 0;
  for (const table of tables) {
    let done = 0;
    for await (const rows of batchesOf(departing, table)) {
      const stored = rows.map((row) => row.map(target.storable));
      rows.forEach((row, at) => {
        altered += row.filter((value, column) => value !== stored[at]![column]).length;
      });
      await arrival.insert(table, stored).catch((error: Error) => {
        throw new CopyRefused(`${table.name} can't be written to ${target.name}: ${error.message}`);
      });
      done += rows.length;
      await step("copy", table, done);
    }
  }
  return altered;
}

/** Compares both sides by counts and checksums. Throws CopyRefused with the tables that differ. */
async function compare(
  { departing, target, tables }: Pick<Work, "departing" | "target" | "tables">,
  arrival: Contents,
  step: Step,
): Promise<Checked[]> {
  const checked: Checked[] = [];
  const wrong: string[] = [];
  for (const table of tables) {
    const told = (doing: Progress["doing"]) => (done: number) => step(doing, table, done);
    const left = await digest(departing, table, target.storable, told("check source"));
    const arrived = await digest(arrival, table, target.storable, told("check target"));
    checked.push({ table: table.name, ...arrived });
    if (left.checksum !== arrived.checksum) {
      wrong.push(`${table.name}: ${left.rows} rows at the source, ${arrived.rows} at the target, of other content`);
    }
  }
  if (wrong.length > 0) throw new CopyRefused(`The copy differs from the source.\n${wrong.join("\n")}`);
  return checked;
}

async function digest(
  contents: Contents,
  table: Shape,
  storable: Place["storable"],
  step: (done: number) => Promise<void>,
): Promise<Omit<Checked, "table">> {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const batch of batchesOf(contents, table)) {
    hash.update(digestible(batch.map((row) => row.map(storable))));
    rows += batch.length;
    await step(rows);
  }
  return { rows, checksum: hash.digest("hex") };
}
