import { and, eq, gt, gte, isNull } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, newestBy, type Page } from "~/db/pages";
import { warnings } from "~/db/tables";

export type WarningRow = typeof warnings.$inferSelect;

export async function insertWarning({ drizzle }: Tx, warning: WarningRow): Promise<void> {
  await drizzle.insert(warnings).values(warning);
}

const newestFirst = newestBy(warnings.at, warnings.id);

export function warningsGiven({ drizzle }: Conn, memberId: string, asked: Asked): Promise<Page<WarningRow>> {
  return newestFirst(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(warnings)
      .where(and(eq(warnings.memberId, memberId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

/** Returns who warned a member after `since` (UTC ms), without reversed warnings. */
export async function warnedBy({ drizzle }: Conn, memberId: string, since: number): Promise<string[]> {
  const { author, at } = warnings;
  const rows = await drizzle
    .selectDistinct({ author })
    .from(warnings)
    .where(and(eq(warnings.memberId, memberId), gt(at, since), isNull(warnings.reversedAt)));
  return rows.map((row) => row.author);
}

/** Whether a member was warned at that time (UTC ms) or later. */
export async function isWarnedSince({ drizzle }: Conn, memberId: string, since: number): Promise<boolean> {
  const rows = await drizzle
    .select({ id: warnings.id })
    .from(warnings)
    .where(and(eq(warnings.memberId, memberId), gte(warnings.at, since)))
    .limit(1);
  return rows.length > 0;
}

/** Marks a member's warnings after `since` (UTC ms) as reversed by an appeal. */
export async function reverseWarnings(
  { drizzle }: Tx,
  memberId: string,
  { since, at }: { since: number; at: number },
): Promise<void> {
  await drizzle
    .update(warnings)
    .set({ reversedAt: at })
    .where(and(eq(warnings.memberId, memberId), gt(warnings.at, since), isNull(warnings.reversedAt)));
}
