import { and, desc, eq, isNotNull, isNull, type Placeholder, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { type Asked, newestBy } from "~/db/pages";
import { stableLimit } from "~/db/statement-hints";
import { decisions, writingHolds } from "~/db/tables";

export type WritingHoldRow = typeof writingHolds.$inferSelect;

export async function insertHold({ drizzle }: Tx, hold: WritingHoldRow): Promise<void> {
  await drizzle.insert(writingHolds).values(hold);
}

/** Returns the active mute with its decision. */
export async function openHold(conn: Conn, accountId: string) {
  const [row] = await q(conn).open.execute({ accountId });
  return row;
}

/** Ends an active mute. Returns undefined if it had ended. */
export async function endHold(
  { drizzle }: Tx,
  decisionKey: string,
  ended: Partial<Pick<WritingHoldRow, "endedAt" | "liftedBy" | "liftedFor">>,
): Promise<WritingHoldRow | undefined> {
  const [row] = await drizzle
    .update(writingHolds)
    .set(ended)
    .where(and(eq(writingHolds.decisionKey, decisionKey), isNull(writingHolds.endedAt)))
    .returning();
  return row;
}

const newestFirst = newestBy(writingHolds.from, writingHolds.decisionKey);

/** Returns every mute of an account, each with its decision. */
export function holdsHad({ drizzle }: Conn, accountId: string, asked: Asked) {
  const { decisionKey: id, from: at, until, endedAt } = writingHolds;
  const { actor, rule, facts } = decisions;
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at, until, endedAt, actor, rule, facts })
      .from(writingHolds)
      .innerJoin(decisions, eq(decisions.key, writingHolds.decisionKey))
      .where(and(eq(writingHolds.accountId, accountId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

const latestEnded = newestBy(writingHolds.endedAt, writingHolds.decisionKey);

/** Returns ended mutes, by their end. `liftedFor` is null for a mute that ended as decided. */
export function holdsEnded({ drizzle }: Conn, accountId: string, asked: Asked) {
  const { decisionKey: id, liftedFor, endedAt } = writingHolds;
  return latestEnded(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, at: sql<number>`${endedAt}`.mapWith(endedAt), liftedFor })
      .from(writingHolds)
      .where(and(eq(writingHolds.accountId, accountId), isNotNull(endedAt), after))
      .orderBy(...order)
      .limit(limit),
  );
}

/** For other nouns' queries: whether an account is muted. */
export const isHeld = (account: Placeholder) =>
  sql`exists (select 1 from ${writingHolds} where ${writingHolds.accountId} = ${account} and ${writingHolds.endedAt} is null)`;

const q = prepared((d) => ({
  open: d
    .select({ hold: writingHolds, decision: decisions })
    .from(writingHolds)
    .innerJoin(decisions, eq(decisions.key, writingHolds.decisionKey))
    .where(and(eq(writingHolds.accountId, sql.placeholder("accountId")), isNull(writingHolds.endedAt)))
    .orderBy(desc(writingHolds.from))
    .limit(stableLimit(1))
    .prepare("writing_holds.open"),
}));
