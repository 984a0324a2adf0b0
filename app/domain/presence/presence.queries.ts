import { and, eq, lt, sql } from "drizzle-orm";
import { prepared, type Tx } from "~/db/handle";
import { profiles } from "~/db/tables";

/** A time once written never goes back. */
export async function setLastActive(tx: Tx, id: string, at: number): Promise<void> {
  await q(tx).setLastActive.execute({ id, at });
}

const p = sql.placeholder;

const q = prepared((d) => ({
  setLastActive: d
    .update(profiles)
    .set({ lastActiveAt: sql`${p("at")}` })
    .where(and(eq(profiles.id, p("id")), lt(profiles.lastActiveAt, p("at"))))
    .prepare("presence.set_last_active"),
}));
