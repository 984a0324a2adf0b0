import { and, asc, count, desc, eq, gte, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { secondLooks } from "~/db/tables";

export type LookRow = typeof secondLooks.$inferSelect;

/** Stores a second look. A decision may add restrictions while it runs, so a later call updates the measure. */
export async function keepLook({ drizzle }: Tx, row: LookRow): Promise<void> {
  const { firstMeasure } = row;
  await drizzle.insert(secondLooks).values(row).onConflictDoUpdate({ target: secondLooks.id, set: { firstMeasure } });
}

/**
 * The decisions to judge again: since a time (UTC ms) with a lot below a limit. Decisions before a change need a lot
 * below another limit.
 */
export interface HandedOut {
  since: number;
  below: number;
  changedAt: number;
  belowBefore: number;
}

export function waitingLooks(
  { drizzle }: Conn,
  { since, below, changedAt, belowBefore }: HandedOut,
): Promise<LookRow[]> {
  const { decidedAt, lot, lookedAt, id } = secondLooks;
  return drizzle
    .select()
    .from(secondLooks)
    .where(
      and(
        ...[gte(decidedAt, since), isNull(lookedAt)],
        or(and(gte(decidedAt, changedAt), lt(lot, below)), lt(lot, belowBefore)),
      ),
    )
    .orderBy(asc(decidedAt), asc(id));
}

export async function lookById({ drizzle }: Conn, id: string): Promise<LookRow | undefined> {
  return (await drizzle.select().from(secondLooks).where(eq(secondLooks.id, id)))[0];
}

export function waitingAbout(
  { drizzle }: Conn,
  { subjectId, targetId }: { subjectId: string; targetId: string },
  since: number,
): Promise<LookRow[]> {
  const { lookedAt, decidedAt } = secondLooks;
  const isTheirs = subjectId === "" ? undefined : eq(secondLooks.subjectId, subjectId);
  return drizzle
    .select()
    .from(secondLooks)
    .where(and(or(isTheirs, eq(secondLooks.targetId, targetId)), isNull(lookedAt), gte(decidedAt, since)));
}

export async function setKnownTo({ drizzle }: Tx, id: string, knownTo: string[]): Promise<void> {
  await drizzle.update(secondLooks).set({ knownTo }).where(eq(secondLooks.id, id));
}

/** Leases a second look. Returns false if another operator has judged it or holds its lease. */
export async function claimLook(
  { drizzle }: Tx,
  { id, holder, now, until }: { id: string; holder: string; now: number; until: number },
): Promise<boolean> {
  const { claimedBy, claimedUntil, lookedAt } = secondLooks;
  const claimed = await drizzle
    .update(secondLooks)
    .set({ claimedBy: holder, claimedUntil: until })
    .where(
      and(
        eq(secondLooks.id, id),
        isNull(lookedAt),
        or(isNull(claimedUntil), lte(claimedUntil, now), eq(claimedBy, holder)),
      ),
    )
    .returning({ id: secondLooks.id });
  return claimed.length === 1;
}

/** Stores the answer of a second look. Returns false if the second look was already judged. */
export async function setAnswer(
  { drizzle }: Tx,
  id: string,
  answer: Pick<LookRow, "lookedAt" | "secondRule" | "secondMeasure">,
): Promise<boolean> {
  const answered = await drizzle
    .update(secondLooks)
    .set({ ...answer, claimedBy: null, claimedUntil: null })
    .where(and(eq(secondLooks.id, id), isNull(secondLooks.lookedAt)))
    .returning({ id: secondLooks.id });
  return answered.length === 1;
}

/** Stores the ruling on a disagreement. Returns false if the disagreement was already settled. */
export async function setFinding(
  { drizzle }: Tx,
  id: string,
  settled: Pick<LookRow, "settledAt" | "finding">,
): Promise<boolean> {
  const rows = await drizzle
    .update(secondLooks)
    .set(settled)
    .where(and(eq(secondLooks.id, id), isNotNull(secondLooks.lookedAt), isNull(secondLooks.settledAt)))
    .returning({ id: secondLooks.id });
  return rows.length === 1;
}

export async function deleteLook({ drizzle }: Tx, id: string): Promise<void> {
  await drizzle.delete(secondLooks).where(eq(secondLooks.id, id));
}

/** Returns second looks with two different answers and no ruling, newest first. */
export function unsettledSince({ drizzle }: Conn, since: number): Promise<LookRow[]> {
  const { lookedAt, settledAt, firstRule, secondRule, firstMeasure, secondMeasure } = secondLooks;
  return drizzle
    .select()
    .from(secondLooks)
    .where(and(gte(lookedAt, since), isNull(settledAt), or(ne(firstRule, secondRule), ne(firstMeasure, secondMeasure))))
    .orderBy(desc(lookedAt), desc(secondLooks.id));
}

/** Returns the pairs of answers in a period, with their counts. */
export async function pairsIn(conn: Conn, { from, to }: { from: number; to: number }) {
  const rows = await q(conn).pairs.execute({ from, to });
  return rows.map((row) => ({
    ...row,
    count: Number(row.count),
    secondRule: row.secondRule ?? "",
    secondMeasure: row.secondMeasure ?? ("none" as const),
  }));
}

const q = prepared((d) => {
  const { kind, firstRule, firstMeasure, secondRule, secondMeasure, finding, lookedAt } = secondLooks;
  const said = { kind, firstRule, firstMeasure, secondRule, secondMeasure, finding };
  return {
    pairs: d
      .select({ ...said, count: count() })
      .from(secondLooks)
      .where(and(gte(lookedAt, sql.placeholder("from")), lt(lookedAt, sql.placeholder("to"))))
      .groupBy(...Object.values(said))
      .prepare("second_looks.pairs"),
  };
});
