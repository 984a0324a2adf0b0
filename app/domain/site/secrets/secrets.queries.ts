import { eq, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { pushSubscriptions, secondFactors, siteSecrets } from "~/db/tables";

/** The id of a site's only row. */
const ID = "site";

type Wrapped = Pick<typeof siteSecrets.$inferSelect, "wrapped" | "wrappedBy">;

export async function wrappedSecret({ drizzle }: Conn): Promise<Wrapped | undefined> {
  const [row] = await drizzle
    .select({ wrapped: siteSecrets.wrapped, wrappedBy: siteSecrets.wrappedBy })
    .from(siteSecrets)
    .where(eq(siteSecrets.id, ID));
  return row;
}

/** Inserts a site's secret. Does nothing if the secret exists. */
export async function insertSecret(tx: Tx, secret: Wrapped, now: number): Promise<void> {
  const row = { ...secret, id: ID, createdAt: now, wrappedAt: now };
  await tx.drizzle.insert(siteSecrets).values(row).onConflictDoNothing();
}

export async function replaceWrapping(tx: Tx, secret: Wrapped, now: number): Promise<void> {
  await tx.drizzle
    .update(siteSecrets)
    .set({ ...secret, wrappedAt: now })
    .where(eq(siteSecrets.id, ID));
}

/** Whether data was sealed, or a browser subscribed, with derived keys that no row stores. */
export async function usesDerivedKeys({ drizzle }: Conn): Promise<boolean> {
  const sealed = await drizzle.select({ one: sql`1` }).from(secondFactors).limit(1);
  const subscribed = await drizzle.select({ one: sql`1` }).from(pushSubscriptions).limit(1);
  return sealed.length + subscribed.length > 0;
}
