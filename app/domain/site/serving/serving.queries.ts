import { eq, getTableColumns, inArray, ne } from "drizzle-orm";
import { type NodeConfig, servedTenants, servingNodes } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type { NodeConfig };
export type ServedRow = Omit<typeof servedTenants.$inferSelect, "files">;
export type NodeRow = typeof servingNodes.$inferSelect;

const { files: _, ...served } = getTableColumns(servedTenants);
const { configs: _configs, ...light } = getTableColumns(servingNodes);

export function servedIn({ drizzle }: Conn, slugs?: readonly string[]): Promise<ServedRow[]> {
  const rows = drizzle.select(served).from(servedTenants);
  return slugs ? rows.where(inArray(servedTenants.slug, [...slugs])) : rows;
}

export async function filesIn({ drizzle }: Conn, slug: string): Promise<string | undefined> {
  const rows = drizzle.select({ files: servedTenants.files }).from(servedTenants).where(eq(servedTenants.slug, slug));
  return (await rows)[0]?.files;
}

export async function putServed({ drizzle }: Tx, row: ServedRow & { files: string }): Promise<void> {
  await drizzle.insert(servedTenants).values(row).onConflictDoUpdate({ target: servedTenants.slug, set: row });
}

export async function moveServed({ drizzle }: Tx, slug: string, held: string[]): Promise<void> {
  await drizzle.update(servedTenants).set({ held }).where(eq(servedTenants.slug, slug));
}

export async function deleteServed({ drizzle }: Tx, slug: string): Promise<void> {
  await drizzle.delete(servedTenants).where(eq(servedTenants.slug, slug));
}

export function nodesIn({ drizzle }: Conn): Promise<NodeRow[]> {
  return drizzle.select().from(servingNodes).orderBy(servingNodes.name);
}

export function othersIn({ drizzle }: Conn, id: string): Promise<Omit<NodeRow, "configs">[]> {
  return drizzle.select(light).from(servingNodes).where(ne(servingNodes.id, id)).orderBy(servingNodes.id);
}

export async function nodeIn({ drizzle }: Conn, id: string): Promise<NodeRow | undefined> {
  const [row] = await drizzle.select().from(servingNodes).where(eq(servingNodes.id, id));
  return row;
}

export async function putNode({ drizzle }: Tx, row: NodeRow): Promise<void> {
  await drizzle.insert(servingNodes).values(row).onConflictDoUpdate({ target: servingNodes.id, set: row });
}

/** Updates the last sign of life; for a node that rejoins, the join time. Returns false for an unknown node. */
export async function touchNode(
  { drizzle }: Tx,
  id: string,
  life: Pick<NodeRow, "seenAt" | "ahead"> & Partial<Pick<NodeRow, "joinedAt">>,
): Promise<boolean> {
  const touched = drizzle.update(servingNodes).set(life).where(eq(servingNodes.id, id));
  return (await touched.returning({ id: servingNodes.id })).length > 0;
}

export async function deleteNodes({ drizzle }: Tx, ids: string[]): Promise<void> {
  if (ids.length > 0) await drizzle.delete(servingNodes).where(inArray(servingNodes.id, ids));
}
