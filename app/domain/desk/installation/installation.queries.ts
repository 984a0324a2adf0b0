import { and, asc, eq } from "drizzle-orm";
import { installations, knownBackups, pendingErasures } from "~/db/control/tables";
import type { Conn, Tx } from "~/db/handle";

export type PendingErasure = typeof pendingErasures.$inferSelect;
export type KnownBackup = typeof knownBackups.$inferSelect;

const THIS = "this";

export async function installationIn({ drizzle }: Conn): Promise<string | undefined> {
  const [row] = await drizzle.select({ id: installations.id }).from(installations);
  return row?.id;
}

/** Inserts the installation's id. Does nothing if an id exists. */
export async function insertInstallation({ drizzle }: Tx, id: string, createdAt: number): Promise<void> {
  await drizzle.insert(installations).values({ name: THIS, id, createdAt }).onConflictDoNothing();
}

export async function deleteInstallation({ drizzle }: Tx): Promise<void> {
  await drizzle.delete(installations).where(eq(installations.name, THIS));
}

/** Returns the erasures that the backups' store lacks, oldest first. */
export function pendingErasuresIn({ drizzle }: Conn): Promise<PendingErasure[]> {
  return drizzle.select().from(pendingErasures).orderBy(asc(pendingErasures.at), asc(pendingErasures.hash));
}

export async function insertPendingErasures({ drizzle }: Tx, rows: PendingErasure[]): Promise<void> {
  if (rows.length > 0) await drizzle.insert(pendingErasures).values(rows).onConflictDoNothing();
}

export async function deletePendingErasure(
  { drizzle }: Tx,
  { slug, hash }: Pick<PendingErasure, "slug" | "hash">,
): Promise<void> {
  const sent = and(eq(pendingErasures.slug, slug), eq(pendingErasures.hash, hash));
  await drizzle.delete(pendingErasures).where(sent);
}

export function knownBackupsIn({ drizzle }: Conn): Promise<KnownBackup[]> {
  return drizzle.select().from(knownBackups);
}

/** Inserts known backups. Keeps existing rows. */
export async function insertKnownBackups({ drizzle }: Tx, rows: KnownBackup[]): Promise<void> {
  if (rows.length > 0) await drizzle.insert(knownBackups).values(rows).onConflictDoNothing();
}
