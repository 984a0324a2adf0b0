import { and, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { Conn } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import { accounts, audit, auditWords } from "~/db/tables";
import type { Chain } from "./chain.queries";

export const siteChain: Chain = { entries: audit, words: auditWords, accounts };

/**
 * An audit entry with its reason. The reason is "" if none was required, and after the erasure of the member concerned.
 */
export type AuditRow = Omit<typeof audit.$inferSelect, "reasonHash" | "hash"> & { reason: string };

export function selectEntries(conn: Conn, asked: Asked): Promise<Page<AuditRow>> {
  return newestFirst.page(asked, ({ after, order, limit }) => selectEntriesWhere(conn, after, order, limit));
}

export function findEntriesAbout(conn: Conn, memberId: string, asked: Asked): Promise<Page<AuditRow>> {
  return latestFirst.page(asked, ({ after, order, limit }) => {
    return selectEntriesWhere(conn, and(eq(audit.memberId, memberId), after), order, limit);
  });
}

const newestFirst = sortedBy<AuditRow>({ column: audit.seq, of: ({ seq }) => seq, descending: true });

const latestFirst = sortedBy<AuditRow>(
  { column: audit.at, of: ({ at }) => at, descending: true },
  { column: audit.id, of: ({ id }) => id, descending: true },
);

async function selectEntriesWhere(
  { drizzle }: Conn,
  which: SQL | undefined,
  order: SQL[],
  limit: number,
): Promise<AuditRow[]> {
  const { reasonHash: _, hash: __, ...columns } = getTableColumns(audit);
  const rows = await drizzle
    .select({ ...columns, reason: auditWords.reason })
    .from(audit)
    .leftJoin(auditWords, eq(auditWords.entryId, audit.id))
    .where(which)
    .orderBy(...order)
    .limit(limit);
  return rows.map((row) => ({ ...row, reason: row.reason ?? "" }));
}
