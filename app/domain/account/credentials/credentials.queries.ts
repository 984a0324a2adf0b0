import { eq } from "drizzle-orm";
import type { Tx } from "~/db/handle";
import { accounts } from "~/db/tables";

export async function setPasswordHash({ drizzle }: Tx, id: string, passwordHash: string): Promise<void> {
  await drizzle.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
}
