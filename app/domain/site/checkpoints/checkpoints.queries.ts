import { desc, eq } from "drizzle-orm";
import { checkpointKeys, checkpoints } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";

export type CheckpointRow = typeof checkpoints.$inferSelect;
export type KeyRow = typeof checkpointKeys.$inferSelect;

const newestFirst = sortedBy<CheckpointRow>({ column: checkpoints.day, of: ({ day }) => day, descending: true });

export function checkpointsIn({ drizzle }: Conn, asked: Asked): Promise<Page<CheckpointRow>> {
  return newestFirst.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(checkpoints)
      .where(after)
      .orderBy(...order)
      .limit(limit),
  );
}

export async function hasCheckpointOf({ drizzle }: Conn, day: string): Promise<boolean> {
  const rows = await drizzle.select({ day: checkpoints.day }).from(checkpoints).where(eq(checkpoints.day, day));
  return rows.length > 0;
}

/** Inserts a day's checkpoint. Returns false if the day has one already. */
export async function insertCheckpoint({ drizzle }: Tx, row: CheckpointRow): Promise<boolean> {
  const inserted = drizzle.insert(checkpoints).values(row).onConflictDoNothing();
  return (await inserted.returning({ day: checkpoints.day })).length > 0;
}

export function keysIn({ drizzle }: Conn): Promise<KeyRow[]> {
  return drizzle.select().from(checkpointKeys).orderBy(desc(checkpointKeys.createdAt), checkpointKeys.fingerprint);
}

export async function insertKey({ drizzle }: Tx, row: KeyRow): Promise<void> {
  await drizzle.insert(checkpointKeys).values(row);
}
