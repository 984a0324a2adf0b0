import { and, eq, gt, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type CaseKind, cases, signals } from "~/db/tables";

/** Opens or reopens the case of a target and adds `weight` to its score. Returns its id. */
export async function openCase(
  { drizzle }: Tx,
  opened: { id: string; kind: CaseKind; targetId: string; subjectId: string; weight: number; at: number },
): Promise<string> {
  const { weight, at, ...target } = opened;
  const [row] = await drizzle
    .insert(cases)
    .values({ ...target, state: "open", score: weight, version: 1, openedAt: at })
    .onConflictDoUpdate({
      target: [cases.kind, cases.targetId],
      set: {
        state: "open",
        closedAt: null,
        score: sql`${cases.score} + ${weight}`,
        version: sql`${cases.version} + 1`,
      },
    })
    .returning({ id: cases.id });
  return row!.id;
}

export async function insertSignal({ drizzle }: Tx, signal: typeof signals.$inferInsert): Promise<void> {
  await drizzle.insert(signals).values(signal);
}

/** Deletes a rule's signals from a case and subtracts their weight. */
export async function withdrawSignal(
  { drizzle }: Tx,
  { caseId, kind }: { caseId: string; kind: string },
): Promise<void> {
  const deleted = await drizzle
    .delete(signals)
    .where(and(eq(signals.caseId, caseId), eq(signals.kind, kind)))
    .returning({ weight: signals.weight });
  const weight = deleted.reduce((sum, each) => sum + each.weight, 0);
  if (weight === 0) return;
  await drizzle
    .update(cases)
    .set({ score: sql`${cases.score} - ${weight}`, version: sql`${cases.version} + 1` })
    .where(eq(cases.id, caseId));
}

/** Whether a rule signalled this member after a time (UTC ms), in a case that is still open. */
export async function isNoticed(
  { drizzle }: Conn,
  { subjectId, rule, since }: { subjectId: string; rule: string; since: number },
): Promise<boolean> {
  const found = await drizzle
    .select({ id: signals.id })
    .from(signals)
    .innerJoin(cases, and(eq(cases.id, signals.caseId), eq(cases.state, "open")))
    .where(and(eq(cases.kind, "held"), eq(cases.targetId, subjectId), eq(signals.kind, rule), gt(signals.at, since)))
    .limit(1);
  return found.length > 0;
}
