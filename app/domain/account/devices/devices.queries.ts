import { and, asc, desc, eq, gte, inArray, lt, max, ne } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { accountDevices } from "~/db/tables";

const { accountId, code, at } = accountDevices;

export async function keepDevice({ drizzle }: Tx, row: typeof accountDevices.$inferInsert): Promise<void> {
  await drizzle
    .insert(accountDevices)
    .values(row)
    .onConflictDoUpdate({ target: [accountId, code], set: { at: row.at } });
}

/** Deletes the oldest devices that were last used before a time. Returns their number. */
export async function deleteDevicesBefore({ drizzle }: Tx, before: number, limit: number): Promise<number> {
  const own = { accountId, code };
  const old = await drizzle.select(own).from(accountDevices).where(lt(at, before)).orderBy(asc(at)).limit(limit);
  for (const each of old)
    await drizzle.delete(accountDevices).where(and(eq(accountId, each.accountId), eq(code, each.code), lt(at, before)));
  return old.length;
}

export async function codesSince({ drizzle }: Conn, id: string, since: number, limit: number): Promise<string[]> {
  const rows = await drizzle
    .select({ code })
    .from(accountDevices)
    .where(and(eq(accountId, id), gte(at, since)))
    .orderBy(desc(at), asc(code))
    .limit(limit);
  return rows.map((row) => row.code);
}

export async function accountsOfDevice({ drizzle }: Conn, named: string, since: number): Promise<string[]> {
  const rows = await drizzle
    .select({ id: accountId })
    .from(accountDevices)
    .where(and(eq(code, named), gte(at, since)))
    .orderBy(desc(at), asc(accountId))
    .limit(100);
  return rows.map(({ id }) => id);
}

export async function accountsBeside({ drizzle }: Conn, id: string, since: number): Promise<string[]> {
  const own = drizzle
    .select({ code })
    .from(accountDevices)
    .where(and(eq(accountId, id), gte(at, since)));
  const rows = await drizzle
    .select({ id: accountId })
    .from(accountDevices)
    .where(and(inArray(code, own), ne(accountId, id), gte(at, since)))
    .groupBy(accountId)
    .orderBy(desc(max(at)), asc(accountId))
    .limit(100);
  return rows.map((row) => row.id);
}
