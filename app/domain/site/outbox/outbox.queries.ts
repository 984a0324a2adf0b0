import { and, asc, count, eq, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { type Asked, newestBy, type Page, sortedBy } from "~/db/pages";
import { type EffectState, outbox } from "~/db/tables";

export interface EffectRow {
  id: string;
  kind: string;
  key: string;
  payload: unknown;
  /**
   * The account's id, or the address, that the job concerns. Null if the job concerns no person, and after the job is
   * done.
   */
  subject: string | null;
  state: EffectState;
  /** When the job is due, UTC ms; for a done job, when it was done. */
  dueAt: number;
  attempts: number;
  leaseUntil: number;
  leaseOwner: string | null;
  lastError: string | null;
  trace: string | null;
}

export interface Lease {
  owner: string;
  now: number;
  /** UTC ms. */
  until: number;
  kinds: string[];
  limit: number;
}

/** Inserts a job. Returns false if this kind and key exist. */
export async function insertEffect(
  tx: Tx,
  row: Pick<EffectRow, "id" | "kind" | "key" | "payload" | "subject" | "dueAt" | "trace">,
): Promise<boolean> {
  return (await q(tx).insert.execute(row)).length > 0;
}

export function payloadsOf({ drizzle }: Conn, ids: string[]): Promise<{ payload: unknown }[]> {
  return drizzle
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.state, "waiting"), inArray(outbox.id, ids)))
    .orderBy(asc(outbox.id));
}

/** Deletes a waiting job. Returns false if a process has leased the job, or the job does not exist. */
export async function deleteWaiting(tx: Tx, kind: string, key: string, now: number): Promise<boolean> {
  const untouched = and(eq(outbox.state, "waiting"), lte(outbox.leaseUntil, now), eq(outbox.attempts, 0));
  const deleted = await tx.drizzle
    .delete(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.key, key), untouched))
    .returning({ id: outbox.id });
  return deleted.length > 0;
}

/** Leases the longest due free jobs to `owner`. */
export async function leaseEffects(tx: Tx, { owner, now, until, kinds, limit }: Lease): Promise<EffectRow[]> {
  const free = and(
    eq(outbox.state, "waiting"),
    lte(outbox.dueAt, now),
    lte(outbox.leaseUntil, now),
    inArray(outbox.kind, kinds),
  );
  const due = tx.drizzle.select({ id: outbox.id }).from(outbox).where(free).orderBy(asc(outbox.dueAt)).limit(limit);
  return tx.drizzle
    .update(outbox)
    .set({ leaseOwner: owner, leaseUntil: until, attempts: sql`${outbox.attempts} + 1` })
    .where(and(inArray(outbox.id, due), free))
    .returning();
}

/** Records the outcome of a try. Returns false if another process has the lease. A done job keeps no payload. */
export async function settleEffect(
  tx: Tx,
  { id, leaseOwner }: Pick<EffectRow, "id" | "leaseOwner">,
  outcome: Pick<EffectRow, "state" | "dueAt" | "attempts" | "lastError">,
): Promise<boolean> {
  const settled = await tx.drizzle
    .update(outbox)
    .set({
      ...outcome,
      ...(outcome.state === "done" && { payload: {}, subject: null }),
      leaseUntil: 0,
      leaseOwner: null,
    })
    .where(and(eq(outbox.id, id), eq(outbox.leaseOwner, leaseOwner ?? "")))
    .returning({ id: outbox.id });
  return settled.length > 0;
}

export async function stateOf(conn: Conn, kind: string, key: string): Promise<EffectState | undefined> {
  const one = and(eq(outbox.kind, kind), eq(outbox.key, key));
  const [row] = await conn.drizzle.select({ state: outbox.state }).from(outbox).where(one);
  return row?.state;
}

const waitingFirst = sortedBy<EffectRow>(
  { column: outbox.state, of: ({ state }) => state, descending: true },
  { column: outbox.dueAt, of: ({ dueAt }) => dueAt },
  { column: outbox.id, of: ({ id }) => id },
);

/** Returns waiting jobs, then done, then dead ones; each group longest due first. */
export function effectsIn({ drizzle }: Conn, states: EffectState[], asked: Asked): Promise<Page<EffectRow>> {
  return waitingFirst.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(outbox)
      .where(and(inArray(outbox.state, states), after))
      .orderBy(...order)
      .limit(limit),
  );
}

const newestFirst = newestBy(outbox.dueAt, outbox.id);

/** Returns waiting and dead jobs about an account or address, by due time. A done job has no subject. */
export function effectsAbout({ drizzle }: Conn, subject: string, asked: Asked) {
  const { id, dueAt, kind, payload, state, attempts, lastError } = outbox;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at: dueAt, kind, payload, state, attempts, lastError })
      .from(outbox)
      .where(and(eq(outbox.subject, subject), isNotNull(outbox.subject), after))
      .orderBy(...order)
      .limit(limit),
  );
}

export function deadKeys({ drizzle }: Conn, kind: string) {
  return drizzle
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.state, "dead")));
}

export async function retryFailed(tx: Tx, id: string, now: number): Promise<boolean> {
  const revived = await tx.drizzle
    .update(outbox)
    .set({ state: "waiting", dueAt: now, attempts: 0 })
    .where(and(eq(outbox.id, id), eq(outbox.state, "dead")))
    .returning({ id: outbox.id });
  return revived.length > 0;
}

/** Numbers of unfinished jobs by state. Omits done jobs, whose count is expensive. */
export interface Depth {
  waiting: number;
  dead: number;
}

export async function countEffects(conn: Conn): Promise<Depth> {
  const rows = await conn.drizzle
    .select({ state: outbox.state, effects: count() })
    .from(outbox)
    .where(inArray(outbox.state, ["waiting", "dead"]))
    .groupBy(outbox.state);
  const of = (state: EffectState) => rows.find((row) => row.state === state)?.effects ?? 0;
  return { waiting: of("waiting"), dead: of("dead") };
}

export async function countWaiting({ drizzle }: Conn, kind: string): Promise<number> {
  const [row] = await drizzle
    .select({ effects: count() })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.state, "waiting")));
  return row!.effects;
}

/** The result of reading an outbox. Times are UTC ms. */
interface OutboxGlance extends Depth {
  /** When the first job of the given kinds is due and free of leases. Null if no job waits. */
  dueAt: number | null;
  /** When the oldest job was done. Null if no job is done. */
  doneAt: number | null;
}

/** Reads everything in one statement, because each round asks every tenant. */
export async function glanceAtOutbox(conn: Conn, kinds: string[]): Promise<OutboxGlance> {
  const countIn = (state: EffectState) =>
    sql`(select count(*) from ${outbox} where ${outbox.state} = ${state})`.inlineParams();
  const free = sql`case when ${outbox.leaseUntil} > ${outbox.dueAt} then ${outbox.leaseUntil} else ${outbox.dueAt} end`;
  const [row] = await conn.rows<OutboxGlance>(sql`select
    ${countIn("waiting")} as "waiting",
    ${countIn("dead")} as "dead",
    (select min(${free}) from ${outbox} where ${outbox.state} = 'waiting' and ${inArray(outbox.kind, kinds)}) as "dueAt",
    (select min(${outbox.dueAt}) from ${outbox} where ${outbox.state} = 'done') as "doneAt"`);
  return row!;
}

export async function deleteDone(tx: Tx, before: number, limit: number): Promise<void> {
  const old = tx.drizzle
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, "done"), lt(outbox.dueAt, before)))
    .orderBy(asc(outbox.dueAt))
    .limit(limit);
  await tx.drizzle.delete(outbox).where(inArray(outbox.id, old));
}

const p = sql.placeholder;

// The statements are prepared, because a job is written with every message and like.
const q = prepared((d) => ({
  insert: d
    .insert(outbox)
    .values({
      ...{ id: p("id"), kind: p("kind"), key: p("key"), payload: p("payload"), subject: p("subject") },
      ...{ dueAt: p("dueAt"), trace: p("trace") },
      ...{ state: "waiting", attempts: 0, leaseUntil: 0, leaseOwner: null, lastError: null },
    })
    .onConflictDoNothing()
    .returning({ id: outbox.id })
    .prepare("outbox.insert"),
}));
