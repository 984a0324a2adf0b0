import { and, count, countDistinct, desc, eq, getTableColumns, gt, lt } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { type Asked, type Page, sortedBy } from "~/db/pages";
import { heldMessages, profiles } from "~/db/tables";

export type HeldMessage = typeof heldMessages.$inferSelect;

/** Stores a quarantined message, and deletes those from before `forget` (UTC ms). */
export async function keepHeld({ drizzle }: Tx, row: HeldMessage, forget: number): Promise<void> {
  await drizzle.delete(heldMessages).where(lt(heldMessages.at, forget));
  await drizzle.insert(heldMessages).values(row);
}

const newestFirst = sortedBy<HeldMessage>(
  { column: heldMessages.at, of: ({ at }) => at, descending: true },
  { column: heldMessages.id, of: ({ id }) => id, descending: true },
);

export function heldSince({ drizzle }: Conn, since: number, asked: Asked): Promise<Page<HeldMessage>> {
  return newestFirst.page(asked, ({ after, order, limit }) =>
    drizzle
      .select()
      .from(heldMessages)
      .where(and(gt(heldMessages.at, since), after))
      .orderBy(...order)
      .limit(limit),
  );
}

/** Counts a sender's messages quarantined since a time, and their recipients. */
export async function countHeld(
  { drizzle }: Conn,
  fromId: string,
  since: number,
): Promise<{ messages: number; people: number }> {
  const [row] = await drizzle
    .select({ messages: count(), people: countDistinct(heldMessages.toId) })
    .from(heldMessages)
    .where(and(eq(heldMessages.fromId, fromId), gt(heldMessages.at, since)));
  return { messages: Number(row!.messages), people: Number(row!.people) };
}

export async function heldOf({ drizzle }: Conn, fromId: string, since: number, limit: number) {
  const rows = await drizzle
    .select({ ...getTableColumns(heldMessages), toName: profiles.name })
    .from(heldMessages)
    .leftJoin(profiles, eq(profiles.id, heldMessages.toId))
    .where(and(eq(heldMessages.fromId, fromId), gt(heldMessages.at, since)))
    .orderBy(desc(heldMessages.at), desc(heldMessages.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, toName: row.toName ?? "" }));
}
