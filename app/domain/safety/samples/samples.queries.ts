import { and, asc, count, desc, eq, exists, gt, gte, isNull, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { cases, profiles, samples } from "~/db/tables";

export type SampleRow = typeof samples.$inferSelect;

// In the very words of the partial index, which answers it alone.
const shownSince = (since: number): SQL | undefined => and(sql`visible = true`, gte(profiles.lastActiveAt, since));

/** Profiles that are shown, and whose owners were here since then. */
export async function countActive({ drizzle }: Conn, since: number): Promise<number> {
  const [row] = await drizzle.select({ count: count() }).from(profiles).where(shownSince(since));
  return Number(row?.count ?? 0);
}

/** The one at that place among them, counted from 0. */
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

/** Whether it is a member's about whom nothing is open, was lately, or was sampled lately. */
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

/** How many were drawn since then. */
export async function countDrawn({ drizzle }: Conn, since: number): Promise<number> {
  const [row] = await drizzle.select({ count: count() }).from(samples).where(gt(samples.drawnAt, since));
  return Number(row?.count ?? 0);
}

export async function insertSample({ drizzle }: Tx, row: typeof samples.$inferInsert): Promise<void> {
  await drizzle.insert(samples).values(row);
}

/** Those drawn since then at which nobody has looked and which are shown still, the longest waiting first. */
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

/** False where somebody looked, or somebody else is looking. */
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

/** False where somebody looked before. */
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
