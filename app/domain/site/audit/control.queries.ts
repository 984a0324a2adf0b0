import { eq, getTableColumns } from "drizzle-orm";
import { controlAudit, controlAuditWords } from "~/db/control/tables";
import type { Conn } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import type { Chain } from "./chain.queries";

export const controlChain: Chain = { entries: controlAudit, words: controlAuditWords };

/** An audit entry of the installation. `reason` is "" if no reason was required. */
export type ControlAuditRow = Omit<typeof controlAudit.$inferSelect, "reasonHash" | "hash"> & { reason: string };

const newestFirst = sortedBy<ControlAuditRow>({ column: controlAudit.seq, of: ({ seq }) => seq, descending: true });

export function selectControlEntries({ drizzle }: Conn, asked: Asked): Promise<Page<ControlAuditRow>> {
  const { reasonHash: _, hash: __, ...columns } = getTableColumns(controlAudit);
  return newestFirst.page(asked, async ({ after, order, limit }) => {
    const rows = await drizzle
      .select({ ...columns, reason: controlAuditWords.reason })
      .from(controlAudit)
      .leftJoin(controlAuditWords, eq(controlAuditWords.entryId, controlAudit.id))
      .where(after)
      .orderBy(...order)
      .limit(limit);
    return rows.map((row) => ({ ...row, reason: row.reason ?? "" }));
  });
}
