import { and, asc, eq, gt, gte, isNotNull, like, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { accounts, entries } from "~/db/tables";

export type Entries = typeof entries.$inferSelect;

export async function addEntries({ drizzle }: Tx, row: Entries): Promise<void> {
  const target = [entries.day, entries.experiment, entries.group, entries.variant];
  const set = { visitors: sql`${entries.visitors} + ${row.visitors}` };
  await drizzle.insert(entries).values(row).onConflictDoUpdate({ target, set });
}

export function entriesFrom({ drizzle }: Conn, experiment: string, day: string): Promise<Entries[]> {
  return drizzle
    .select()
    .from(entries)
    .where(and(eq(entries.experiment, experiment), gte(entries.day, day)));
}

export function signedUpBy(
  { drizzle }: Conn,
  { since, after, limit }: { since: number; after: string; limit: number },
) {
  return drizzle
    .select({ id: accounts.id, formPath: accounts.formPath, confirmedAt: accounts.confirmedAt })
    .from(accounts)
    .where(
      and(
        isNotNull(accounts.formPath),
        like(accounts.formPath, "%?experiment=%"),
        gte(accounts.signedUpAt, since),
        gt(accounts.id, after),
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(limit);
}
