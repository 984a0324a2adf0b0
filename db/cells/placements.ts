import { and, count, eq, isNull, sql } from "drizzle-orm";
import { placements as rows } from "../control/tables/placements";
import type { Db, Tx } from "../handle";
import { tellNodes } from "../tell-nodes";
import type { Cell } from "./cell";

/** A tenant's cell, as a row of the operators' database. */
export type Placement = typeof rows.$inferSelect;

type Control = Pick<Db, "read" | "transact">;

/** The placements that this process knows. Each placement is read once, and again after a notification. */
export interface Placements {
  known(slug: string): Placement | undefined;
  /** Returns a tenant's placement, read from the database if it is unknown. Undefined without a placement. */
  of(slug: string): Promise<Placement | undefined>;
  /** Reads the placements of the named tenants again, or all placements. */
  read(slugs?: readonly string[]): Promise<void>;
  /**
   * Places a new tenant in the named cell, or in the cell with the fewest tenants. If two processes place a tenant,
   * both get the first placement.
   */
  add(slug: string, where: { cell: string; since: number | null } | { fewestOf: readonly Cell[] }): Promise<Placement>;
  /** Records that the tenant's database exists, unless the tenant was moved meanwhile. */
  made(placement: Pick<Placement, "slug" | "cell">, now: number): Promise<void>;
}

/** Minimum time between two reads of the same tenant, in ms. */
const AGAIN = 100;

export function openPlacements(control: Control): Placements {
  const known = new Map<string, Placement>();
  const lookedAt = new Map<string, number>();
  const reading = new Map<string, { now: Promise<void>; next?: Promise<void> }>();
  /** Numbers reads by their start, so that an earlier read does not replace a later result. */
  let begun = 0;
  const learnedBy = new Map<string, number>();
  let first: Promise<void> | undefined;

  /** Returns false if a later read already stored a result. */
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
   * Reads a placement. At most one read runs, and one more waits for all later callers, because the running read may
   * have seen the old state.
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
      first = undefined; // the next caller tries again
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

/** Returns the cell with the fewest tenants. Of several such cells, returns the first. */
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

export function allPlacements(control: Control): Promise<Placement[]> {
  return control.read(({ drizzle }) => drizzle.select().from(rows).orderBy(rows.slug));
}

/** Sets a tenant's cell at an operator's request, and notifies every node. */
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

/** Records that a move began, with the token of its lock. Null for target and token ends the move. */
export async function noteMove(
  control: Control,
  slug: string,
  { target, token }: Pick<Placement, "target" | "token">,
): Promise<void> {
  await control.transact(async ({ drizzle }) => {
    await drizzle.update(rows).set({ target, token }).where(eq(rows.slug, slug));
  });
}

/** Completes a move: the tenant lies in its new cell, and every node is notified. False if the move was cancelled. */
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
