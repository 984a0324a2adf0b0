import { eq, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { accounts, profiles } from "~/db/tables";

export async function premiumUntil({ drizzle }: Conn, id: string): Promise<number | null> {
  const [account] = await drizzle.select({ until: accounts.premiumUntil }).from(accounts).where(eq(accounts.id, id));
  return account?.until ?? null;
}

export async function setPremiumUntil({ drizzle }: Tx, id: string, until: number): Promise<void> {
  await drizzle.update(accounts).set({ premiumUntil: until }).where(eq(accounts.id, id));
}

export async function shortenPremium({ drizzle }: Tx, id: string, ms: number): Promise<void> {
  await drizzle
    .update(accounts)
    .set({ premiumUntil: sql`${accounts.premiumUntil} - ${ms}` })
    .where(eq(accounts.id, id));
}

export async function termOf({ drizzle }: Conn, id: string) {
  const [holder] = await drizzle
    .select({
      premiumUntil: accounts.premiumUntil,
      email: accounts.email,
      name: profiles.name,
      language: profiles.language,
      timeZone: accounts.timeZone,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .where(eq(accounts.id, id));
  return holder;
}
