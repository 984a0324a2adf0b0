import { and, eq, gt, isNull, max, ne } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import { authorityMatters, legalHolds } from "~/db/tables";

export type MatterRow = typeof authorityMatters.$inferSelect;
export type LegalHoldRow = typeof legalHolds.$inferSelect;

export async function insertMatter({ drizzle }: Tx, row: MatterRow): Promise<void> {
  await drizzle.insert(authorityMatters).values(row);
}

export async function matterById({ drizzle }: Conn, id: string): Promise<MatterRow | undefined> {
  const [row] = await drizzle.select().from(authorityMatters).where(eq(authorityMatters.id, id));
  return row;
}

/** Records a time of an order. Returns false if that time was already recorded. */
export async function settleMatter(
  { drizzle }: Tx,
  id: string,
  column: "confirmedAt" | "effectAt",
  at: number,
): Promise<boolean> {
  const settled = await drizzle
    .update(authorityMatters)
    .set({ [column]: at })
    .where(and(eq(authorityMatters.id, id), isNull(authorityMatters[column])))
    .returning({ id: authorityMatters.id });
  return settled.length === 1;
}

export async function hasOpenOrder({ drizzle }: Conn, memberId: string): Promise<boolean> {
  const { id, memberId: about, kind, effectAt } = authorityMatters;
  const isOpen = and(eq(about, memberId), ne(kind, "police"), isNull(effectAt));
  return (await drizzle.select({ id }).from(authorityMatters).where(isOpen).limit(1)).length > 0;
}

const newestMatters = sortedBy<MatterRow>(
  { column: authorityMatters.receivedAt, of: ({ receivedAt }) => receivedAt, descending: true },
  { column: authorityMatters.id, of: ({ id }) => id, descending: true },
);

export function mattersOf({ drizzle }: Conn, asked: Asked): Promise<Page<MatterRow>> {
  return newestMatters.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(authorityMatters)
      .where(after)
      .orderBy(...order)
      .limit(limit),
  );
}

export async function insertLegalHold({ drizzle }: Tx, row: LegalHoldRow): Promise<void> {
  await drizzle.insert(legalHolds).values(row);
}

export async function legalHoldById({ drizzle }: Conn, id: string): Promise<LegalHoldRow | undefined> {
  const [row] = await drizzle.select().from(legalHolds).where(eq(legalHolds.id, id));
  return row;
}

/** Ends a legal hold. Returns false if the hold has already ended. */
export async function endLegalHoldRow({ drizzle }: Tx, id: string, endedAt: number): Promise<boolean> {
  const ended = await drizzle
    .update(legalHolds)
    .set({ endedAt })
    .where(and(eq(legalHolds.id, id), isNull(legalHolds.endedAt)))
    .returning({ id: legalHolds.id });
  return ended.length === 1;
}

const newestLegalHolds = sortedBy<LegalHoldRow>(
  { column: legalHolds.from, of: ({ from }) => from, descending: true },
  { column: legalHolds.id, of: ({ id }) => id, descending: true },
);

export function legalHoldsOf({ drizzle }: Conn, asked: Asked): Promise<Page<LegalHoldRow>> {
  return newestLegalHolds.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(legalHolds)
      .where(after)
      .orderBy(...order)
      .limit(limit),
  );
}

/** Returns when a member's last active legal hold ends; null without an active one. */
export async function lastLegalHoldOn({ drizzle }: Conn, memberId: string, now: number): Promise<number | null> {
  const [row] = await drizzle
    .select({ until: max(legalHolds.until) })
    .from(legalHolds)
    .where(and(eq(legalHolds.memberId, memberId), isNull(legalHolds.endedAt), gt(legalHolds.until, now)));
  return row?.until == null ? null : Number(row.until);
}
