import { and, asc, eq } from "drizzle-orm";
import { savedViews } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type SavedView = typeof savedViews.$inferSelect;

/** Returns the views in the order in which they were saved. */
export function viewsBy({ drizzle }: Conn, operatorId: string): Promise<SavedView[]> {
  const { at, id } = savedViews;
  return drizzle.select().from(savedViews).where(eq(savedViews.operatorId, operatorId)).orderBy(asc(at), asc(id));
}

/** Saves a view. A view of the same name gets the new path. */
export async function keepView({ drizzle }: Tx, view: SavedView): Promise<void> {
  await drizzle
    .insert(savedViews)
    .values(view)
    .onConflictDoUpdate({ target: [savedViews.operatorId, savedViews.name], set: { path: view.path } });
}

export async function dropView({ drizzle }: Tx, operatorId: string, id: string): Promise<void> {
  await drizzle.delete(savedViews).where(and(eq(savedViews.operatorId, operatorId), eq(savedViews.id, id)));
}
