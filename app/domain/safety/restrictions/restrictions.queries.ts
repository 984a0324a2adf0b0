import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, ne } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import { cases, type ReportedKind, type RestrictedItem, reports, restrictions } from "~/db/tables";

export type RestrictionRow = typeof restrictions.$inferSelect;

export async function insertRestrictions({ drizzle }: Tx, rows: RestrictionRow[]): Promise<void> {
  if (rows.length > 0) await drizzle.insert(restrictions).values(rows);
}

const newestFirst = sortedBy<RestrictionRow>(
  { column: restrictions.from, of: ({ from }) => from, descending: true },
  { column: restrictions.id, of: ({ id }) => id, descending: true },
);

export function restrictionsOn({ drizzle }: Conn, memberId: string, asked: Asked): Promise<Page<RestrictionRow>> {
  return newestFirst.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(restrictions)
      .where(and(eq(restrictions.memberId, memberId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

/** Returns a member's active restrictions that can still be appealed: imposed after `since` (UTC ms). */
export function standingRestrictions({ drizzle }: Conn, memberId: string, since: number): Promise<RestrictionRow[]> {
  const { from, id, endedAt } = restrictions;
  return drizzle
    .select()
    .from(restrictions)
    .where(and(eq(restrictions.memberId, memberId), isNull(endedAt), gt(from, since)))
    .orderBy(asc(from), asc(id));
}

/** Returns who imposed a member's restrictions after `since` (UTC ms), active or ended, except reversed ones. */
export async function imposedBy({ drizzle }: Conn, memberId: string, since: number): Promise<string[]> {
  const { actor, from, reversedAt } = restrictions;
  const rows = await drizzle
    .selectDistinct({ actor })
    .from(restrictions)
    .where(and(eq(restrictions.memberId, memberId), gt(from, since), isNull(reversedAt), ne(actor, "")));
  return rows.map((row) => row.actor);
}

export function restrictionsOfDecisions({ drizzle }: Conn, decisionKeys: string[]): Promise<RestrictionRow[]> {
  if (decisionKeys.length === 0) return Promise.resolve([]);
  return drizzle.select().from(restrictions).where(inArray(restrictions.decisionKey, decisionKeys));
}

export function restrictionsWithContent({ drizzle }: Conn, memberId: string): Promise<RestrictionRow[]> {
  return drizzle
    .select()
    .from(restrictions)
    .where(and(eq(restrictions.memberId, memberId), isNotNull(restrictions.content)));
}

/** The fields of a report that show how the site learned of something. */
export type Notice = Pick<typeof reports.$inferSelect, "reason" | "illegal" | "flagger">;

export function noticesAbout({ drizzle }: Conn, kind: ReportedKind, targetId: string): Promise<Notice[]> {
  const { reason, illegal, flagger } = reports;
  return drizzle
    .select({ reason, illegal, flagger })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(and(eq(cases.kind, kind), eq(cases.targetId, targetId), isNotNull(reports.reporterId)));
}

/** Whether content of a member was restricted at that time (UTC ms) or later. */
export async function isRestrictedSince({ drizzle }: Conn, memberId: string, since: number): Promise<boolean> {
  const rows = await drizzle
    .select({ id: restrictions.id })
    .from(restrictions)
    .where(and(eq(restrictions.memberId, memberId), gte(restrictions.from, since)))
    .limit(1);
  return rows.length > 0;
}

/** Returns a member's ended, unreversed restrictions after `since` (UTC ms). */
export async function restrictionsOver({ drizzle }: Conn, memberId: string, since: number): Promise<string[]> {
  const { id, from, endedAt, reversedAt } = restrictions;
  const rows = await drizzle
    .select({ id })
    .from(restrictions)
    .where(and(eq(restrictions.memberId, memberId), gt(from, since), isNotNull(endedAt), isNull(reversedAt)));
  return rows.map((row) => row.id);
}

export async function endRestrictionsOf(
  { drizzle }: Tx,
  { memberId, item, itemId }: { memberId: string; item: RestrictedItem; itemId: string },
  endedAt: number,
): Promise<void> {
  const { memberId: owner, item: kind, itemId: thing } = restrictions;
  await drizzle
    .update(restrictions)
    .set({ endedAt })
    .where(and(eq(owner, memberId), eq(kind, item), eq(thing, itemId), isNull(restrictions.endedAt)));
}

/** Marks restrictions as reversed by an appeal. A restriction that had ended keeps its end. */
export async function reverseRestrictions({ drizzle }: Tx, ids: string[], at: number): Promise<void> {
  if (ids.length === 0) return;
  await drizzle.update(restrictions).set({ reversedAt: at }).where(inArray(restrictions.id, ids));
  await drizzle
    .update(restrictions)
    .set({ endedAt: at })
    .where(and(inArray(restrictions.id, ids), isNull(restrictions.endedAt)));
}

export async function blankContent({ drizzle }: Tx, decisionKey: string): Promise<void> {
  await drizzle.update(restrictions).set({ content: null }).where(eq(restrictions.decisionKey, decisionKey));
}
