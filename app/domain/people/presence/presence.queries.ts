import { and, eq, lt, sql } from "drizzle-orm";
import { prepared, type Tx } from "~/db/handle";
import { profiles } from "~/db/tables";

/** Whether others see that a member types, has read a message, or was active. */
export type Sharing = Pick<typeof profiles.$inferSelect, "sharesTyping" | "sharesReads" | "sharesActivity">;

/** Sets the time of a member's last activity. Never moves the time back. */
export async function setLastActive(tx: Tx, id: string, at: number): Promise<void> {
  await q(tx).setLastActive.execute({ id, at });
}

/** Sets what a member shares. `activeAt` replaces the stored time of the last activity. */
export async function setSharingOf({ drizzle }: Tx, id: string, sharing: Sharing & { activeAt: number }) {
  const { activeAt: lastActiveAt, ...shares } = sharing;
  await drizzle
    .update(profiles)
    .set({ ...shares, lastActiveAt })
    .where(eq(profiles.id, id));
}

const p = sql.placeholder;

const q = prepared((d) => ({
  setLastActive: d
    .update(profiles)
    .set({ lastActiveAt: sql`${p("at")}` })
    .where(and(eq(profiles.id, p("id")), lt(profiles.lastActiveAt, p("at"))))
    .prepare("presence.set_last_active"),
}));
