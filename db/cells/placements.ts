import { and, count, eq, isNull, sql } from "drizzle-orm";
import { placements as rows } from "../control/tables/placements";
import type { Db, Tx } from "../handle";
import { tellNodes } from "../tell-nodes";
import type { Cell } from "./cell";

/** Where a tenant lies. */
export type Placement = typeof rows.$inferSelect;

/** The operators' own database, as far as it is needed here. */
type Control = Pick<Db, "read" | "transact">;

/** Where tenants lie, as this process knows it: read once, and again where somebody says that it changed. */
export interface Placements {
  /** As it was last read. */
  known(slug: string): Placement | undefined;
  /** The same, read now where nothing is known of it. Undefined where nobody has placed it. */
  of(slug: string): Promise<Placement | undefined>;
  /** Reads it anew; all of them where none is named. */
  read(slugs?: readonly string[]): Promise<void>;
  /** Places one that is nowhere, in the cell with the fewest where none is named. Gives where it lies, by whoever was first. */
  add(slug: string, where: { cell: string; since: number | null } | { fewestOf: readonly Cell[] }): Promise<Placement>;
  /** Its database is there from now on, if it still is to be made in that cell. */
  made(placement: Pick<Placement, "slug" | "cell">, now: number): Promise<void>;
}

/** How soon the same tenant is asked for again, in ms. */
const AGAIN = 100;

export function openPlacements(control: Control): Placements {
  const known = new Map<string, Placement>();
  const lookedAt = new Map<string, number>();
  const reading = new Map<string, { now: Promise<void>; next?: Promise<void> }>();
  /** Reads by the order in which they began: what was learned by a later one stays. */
  let begun = 0;
  const learnedBy = new Map<string, number>();
  let first: Promise<void> | undefined;

  /** False where it is known by a later read. */
  function learn(slug: string, row: Placement | undefined, read: number): boolean {
    if ((learnedBy.get(slug) ?? 0) > read) return false;
    learnedBy.set(slug, read);
    if (row) known.set(slug, row);
    else known.delete(slug);
    return true;
  }

  async function readAll(): Promise<void> {
    const read = ++begun;
    const all = await control.read(({ drizzle }) => drizzle.select().from(rows));
    const rowOf = new Map(all.map((row) => [row.slug, row]));
    for (const slug of new Set([...known.keys(), ...rowOf.keys()])) learn(slug, rowOf.get(slug), read);
  }

  async function readNow(slug: string): Promise<void> {
    const read = ++begun;
    learn(slug, await placementOf(control, slug), read);
  }

  /**
   * At most one read is under way and one waits, for all who ask meanwhile: while a tenant is held, each of its writers does. That
   * which is under way may have seen what was before.
   */
  function readOne(slug: string): Promise<void> {
    const under = reading.get(slug);
    if (under) {
      under.next ??= under.now.catch(() => {}).then(() => readOne(slug));
      return under.next;
    }
    const now = readNow(slug).finally(() => reading.delete(slug));
    reading.set(slug, { now });
    return now;
  }

  function loaded(): Promise<void> {
    first ??= readAll().catch((error) => {
      first = undefined; // the next to ask tries again
      throw error;
    });
    return first;
  }

  return {
    known: (slug) => known.get(slug),
    async of(slug) {
      await loaded();
      const last = lookedAt.get(slug) ?? Number.NEGATIVE_INFINITY;
      if (!known.has(slug) && performance.now() - last > AGAIN) {
        lookedAt.set(slug, performance.now());
        await readOne(slug);
      }
      return known.get(slug);
    },
    async read(slugs) {
      if (!slugs) return readAll();
      for (const slug of slugs) await readOne(slug);
    },
    async add(slug, where) {
      const read = ++begun;
      const placed = await control.transact((tx) => insertPlacement(tx, slug, where));
      if (!learn(slug, placed, read)) await readOne(slug);
      return placed;
    },
    async made({ slug, cell }, now) {
      await control.transact(async ({ drizzle }) => {
        await drizzle
          .update(rows)
          .set({ since: now })
          .where(and(eq(rows.slug, slug), eq(rows.cell, cell), isNull(rows.since)));
      });
      await readOne(slug);
    },
  };
}

async function insertPlacement(tx: Tx, slug: string, where: Parameters<Placements["add"]>[1]): Promise<Placement> {
  const cell = "cell" in where ? where.cell : await emptiest(tx, where.fewestOf);
  const since = "cell" in where ? where.since : null;
  await tx.drizzle.insert(rows).values({ slug, cell, since }).onConflictDoNothing();
  const [row] = await tx.drizzle.select().from(rows).where(eq(rows.slug, slug));
  return row!;
}

/** The name of the cell with the fewest tenants; of several, the one that is named first. */
async function emptiest({ drizzle }: Tx, cells: readonly Cell[]): Promise<string> {
  const counted = await drizzle.select({ cell: rows.cell, tenants: count() }).from(rows).groupBy(rows.cell);
  const tenants = new Map(counted.map((each) => [each.cell, each.tenants]));
  const [least] = [...cells].sort((one, other) => (tenants.get(one.name) ?? 0) - (tenants.get(other.name) ?? 0));
  return least!.name;
}

export async function placementOf(control: Control, slug: string): Promise<Placement | undefined> {
  const [row] = await control.read(({ drizzle }) => drizzle.select().from(rows).where(eq(rows.slug, slug)));
  return row;
}

/** All of them, by slug. */
export function allPlacements(control: Control): Promise<Placement[]> {
  return control.read(({ drizzle }) => drizzle.select().from(rows).orderBy(rows.slug));
}

/** Says by hand where a tenant lies, or is to be made. Every node sees it at once. */
export async function place(control: Control, { slug, cell, since }: Pick<Placement, "slug" | "cell" | "since">) {
  const settled = { cell, since, target: null, token: null };
  await control.transact(async (tx) => {
    await tx.drizzle
      .insert(rows)
      .values({ slug, ...settled })
      .onConflictDoUpdate({ target: rows.slug, set: settled });
    await tellNodes(tx, { placed: [slug] });
  });
}

/** Notes that a move has begun, and by which hold it is known. Null for both: there is none any more. */
export async function noteMove(
  control: Control,
  slug: string,
  { target, token }: Pick<Placement, "target" | "token">,
): Promise<void> {
  await control.transact(async ({ drizzle }) => {
    await drizzle.update(rows).set({ target, token }).where(eq(rows.slug, slug));
  });
}

/** The tenant lies where it was moved to. Every node sees it at once. False where the move is none any more. */
export async function settleMove(
  control: Control,
  { slug, token, now }: { slug: string; token: string; now: number },
): Promise<boolean> {
  return control.transact(async (tx) => {
    const moved = await tx.drizzle
      .update(rows)
      .set({ cell: sql`${rows.target}`, since: now, target: null, token: null })
      .where(and(eq(rows.slug, slug), eq(rows.token, token)))
      .returning({ slug: rows.slug });
    if (moved.length > 0) await tellNodes(tx, { placed: [slug] });
    return moved.length > 0;
  });
}
