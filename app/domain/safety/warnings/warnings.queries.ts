import { and, eq, gt } from "drizzle-orm";
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

/** Who warned a member after `since` (UTC ms). */
export async function warnedBy({ drizzle }: Conn, memberId: string, since: number): Promise<string[]> {
  const { author, at } = warnings;
  const rows = await drizzle
    .selectDistinct({ author })
    .from(warnings)
    .where(and(eq(warnings.memberId, memberId), gt(at, since)));
  return rows.map((row) => row.author);
}
