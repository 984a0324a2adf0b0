import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Conn } from "~/db/handle";
import { participants } from "~/db/tables";

export async function countPinned({ drizzle }: Conn, viewer: string): Promise<number> {
  const shown = and(eq(participants.profileId, viewer), eq(participants.hidden, false));
  const pinned = and(shown, isNotNull(participants.pinnedAt));
  const [row] = await drizzle
    .select({ n: sql`count(*)`.mapWith(Number) })
    .from(participants)
    .where(pinned);
  return row!.n;
}
