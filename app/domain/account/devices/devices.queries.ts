import { and, asc, desc, eq, inArray, lt, ne } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { accountDevices } from "~/db/tables";

const { accountId, code, at } = accountDevices;

export async function keepDevice({ drizzle }: Tx, row: typeof accountDevices.$inferInsert): Promise<void> {
  await drizzle
    .insert(accountDevices)
    .values(row)
    .onConflictDoUpdate({ target: [accountId, code], set: { at: row.at } });
}

/** Forgets the oldest of those last used before then, so many at most. */
export async function deleteDevicesBefore({ drizzle }: Tx, before: number, limit: number): Promise<void> {
  const own = { accountId, code };
  const old = await drizzle.select(own).from(accountDevices).where(lt(at, before)).orderBy(asc(at)).limit(limit);
  for (const each of old)
    await drizzle.delete(accountDevices).where(and(eq(accountId, each.accountId), eq(code, each.code)));
}

/** The codes of those in which an account was logged in, the latest log-in first. */
export async function codesOf({ drizzle }: Conn, id: string, limit: number): Promise<string[]> {
  const rows = await drizzle
    .select({ code })
    .from(accountDevices)
    .where(eq(accountId, id))
    .orderBy(desc(at), asc(code))
    .limit(limit);
  return rows.map((row) => row.code);
}

/** The accounts that logged in there: a hundred at most. */
export async function accountsOfDevice({ drizzle }: Conn, named: string): Promise<string[]> {
  const rows = await drizzle
    .select({ id: accountId })
    .from(accountDevices)
    .where(eq(code, named))
    .orderBy(asc(accountId))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Other accounts that logged in where this one did: a hundred at most. */
export async function accountsOnDevicesOf({ drizzle }: Conn, id: string): Promise<string[]> {
  const own = drizzle.select({ code }).from(accountDevices).where(eq(accountId, id));
  const rows = await drizzle
    .selectDistinct({ id: accountId })
    .from(accountDevices)
    .where(and(inArray(code, own), ne(accountId, id)))
    .orderBy(asc(accountId))
    .limit(100);
  return rows.map((row) => row.id);
}
