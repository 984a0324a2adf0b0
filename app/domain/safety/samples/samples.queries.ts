import { and, asc, count, desc, eq, exists, gt, gte, isNull, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { cases, profiles, samples } from "~/db/tables";

export type SampleRow = typeof samples.$inferSelect;

// The condition repeats the partial index's condition exactly, so that the index alone answers.
const shownSince = (since: number): SQL | undefined => and(sql`visible = true`, gte(profiles.lastActiveAt, since));

/** Counts visible profiles whose owners were active since a time. */
export async function countActive({ drizzle }: Conn, since: number): Promise<number> {
  const [row] = await drizzle.select({ count: count() }).from(profiles).where(shownSince(since));
  return Number(row?.count ?? 0);
}

/** Returns the id of the visible, active profile at this position, from 0. */
export async function activeAt({ drizzle }: Conn, since: number, place: number): Promise<string | undefined> {
  const [row] = await drizzle
    .select({ id: profiles.id })
    .from(profiles)
    .where(shownSince(since))
    .orderBy(desc(profiles.lastActiveAt), desc(profiles.id))
    .limit(1)
    .offset(place);
  return row?.id;
}

/** Whether this is a member's profile without an open or recent case and without a recent sample. */
export async function isUnflagged({ drizzle }: Conn, id: string, since: number): Promise<boolean> {
  const one = { one: sql`1` };
  const flagged = drizzle
    .select(one)
    .from(cases)
    .where(and(eq(cases.subjectId, profiles.id), or(eq(cases.state, "open"), gte(cases.closedAt, since))));
  const sampled = drizzle
    .select(one)
    .from(samples)
    .where(and(eq(samples.profileId, profiles.id), gte(samples.drawnAt, since)));
  const rows = await drizzle
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(profiles.kind, "member"), notExists(flagged), notExists(sampled)));
  return rows.length > 0;
}

export async function countDrawn({ drizzle }: Conn, since: number): Promise<number> {
  const [row] = await drizzle.select({ count: count() }).from(samples).where(gt(samples.drawnAt, since));
  return Number(row?.count ?? 0);
}

export async function insertSample({ drizzle }: Tx, row: typeof samples.$inferInsert): Promise<void> {
  await drizzle.insert(samples).values(row);
}

/** Returns unreviewed, still visible samples drawn since a time, longest waiting first. */
export function waitingSamples({ drizzle }: Conn, since: number): Promise<SampleRow[]> {
  const shown = drizzle
    .select({ one: sql`1` })
    .from(profiles)
    .where(and(eq(profiles.id, samples.profileId), eq(profiles.visible, true)));
  return drizzle
    .select()
    .from(samples)
    .where(and(gte(samples.drawnAt, since), isNull(samples.answeredAt), exists(shown)))
    .orderBy(asc(samples.drawnAt), asc(samples.id));
}

export async function sampleById({ drizzle }: Conn, id: string): Promise<SampleRow | undefined> {
  return (await drizzle.select().from(samples).where(eq(samples.id, id)))[0];
}

/** Leases a sample. Returns false if another operator has reviewed the sample or holds its lease. */
export async function claimSample(
  { drizzle }: Tx,
  { id, holder, now, until }: { id: string; holder: string; now: number; until: number },
): Promise<boolean> {
  const { claimedBy, claimedUntil, answeredAt } = samples;
  const isFree = or(isNull(claimedUntil), lte(claimedUntil, now), eq(claimedBy, holder));
  const claimed = await drizzle
    .update(samples)
    .set({ claimedBy: holder, claimedUntil: until })
    .where(and(eq(samples.id, id), isNull(answeredAt), isFree))
    .returning({ id: samples.id });
  return claimed.length === 1;
}

/** Stores the answer about a sample. Returns false if the sample was already reviewed. */
export async function setAnswer(
  { drizzle }: Tx,
  id: string,
  answer: Pick<SampleRow, "answeredAt" | "rule" | "caseNumber">,
): Promise<boolean> {
  const answered = await drizzle
    .update(samples)
    .set({ ...answer, claimedBy: null, claimedUntil: null })
    .where(and(eq(samples.id, id), isNull(samples.answeredAt)))
    .returning({ id: samples.id });
  return answered.length === 1;
}
