import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import { audit } from "~/db/tables";

export type AuditRow = typeof audit.$inferSelect;

export async function insertAct({ drizzle }: Tx, row: AuditRow): Promise<void> {
  await drizzle.insert(audit).values(row);
}

const newestFirst = sortedBy<AuditRow>(
  { column: audit.at, of: ({ at }) => at, descending: true },
  { column: audit.id, of: ({ id }) => id, descending: true },
);

export function actsIn({ drizzle }: Conn, asked: Asked): Promise<Page<AuditRow>> {
  return newestFirst.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(audit)
      .where(after)
      .orderBy(...order)
      .limit(limit),
  );
}
