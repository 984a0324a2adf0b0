import { and, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Conn, Tx } from "~/db/handle";
import { eraseAbout } from "~/db/personal-data";
import {
  accounts,
  conversations,
  dataExports,
  links,
  messages,
  participants,
  photos,
  profiles,
  wouldBeShown,
} from "~/db/tables";

interface Times {
  deletedAt: number;
  eraseAt: number;
}

/**
 * Marks the account as deleted and hides its profile. Returns false if the account is already deleted, or not in the
 * required state.
 */
export async function markDeleted(
  { drizzle }: Tx,
  id: string,
  times: Times,
  from: readonly ("active" | "suspended")[] = ["active"],
): Promise<boolean> {
  const shown = drizzle.select({ visible: wouldBeShown }).from(profiles).where(eq(profiles.id, id));
  const marked = await drizzle
    .update(accounts)
    .set({ status: "deleted", ...times, wasVisible: sql`(${shown})` })
    .where(and(eq(accounts.id, id), inArray(accounts.status, [...from])))
    .returning({ id: accounts.id });
  if (marked.length === 0) return false;
  await drizzle.update(profiles).set({ visible: false }).where(eq(profiles.id, id));
  await drizzle.delete(links).where(eq(links.accountId, id));
  return true;
}

/** Moves the erasure of an account in its grace period to now. Returns false if the account is in no grace period. */
export async function hastenErasure({ drizzle }: Tx, id: string, now: number): Promise<boolean> {
  const waiting = and(eq(accounts.id, id), eq(accounts.status, "deleted"), gt(accounts.eraseAt, now));
  const set = drizzle.update(accounts).set({ eraseAt: now }).where(waiting);
  return (await set.returning({ id: accounts.id })).length > 0;
}

/** Restores the account. Returns when it was deleted, or undefined if it cannot be restored. */
export async function markRestored({ drizzle }: Tx, id: string, now: number): Promise<number | undefined> {
  const [deleted] = await drizzle
    .select({ at: accounts.deletedAt, visible: accounts.wasVisible })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.status, "deleted"), gt(accounts.eraseAt, now)));
  if (!deleted?.at) return undefined;
  const active = { status: "active" as const, deletedAt: null, eraseAt: null, wasVisible: null };
  await drizzle.update(accounts).set(active).where(eq(accounts.id, id));
  await drizzle
    .update(profiles)
    .set({ visible: (deleted.visible ?? true) ? sql`(${profiles.takenDownAt} is null)` : false })
    .where(eq(profiles.id, id));
  return deleted.at;
}

/** Returns the account to erase. `eraseAt` is null if no erasure is due. */
export async function accountToErase({ drizzle }: Conn, id: string) {
  const [account] = await drizzle
    .select({ email: accounts.email, eraseAt: accounts.eraseAt })
    .from(accounts)
    .where(eq(accounts.id, id));
  return account;
}

export async function accountIdsIn({ drizzle }: Conn): Promise<string[]> {
  return (await drizzle.select({ id: accounts.id }).from(accounts)).map(({ id }) => id);
}

export function photosOf({ drizzle }: Conn, id: string) {
  return drizzle
    .select({ file: photos.file, state: photos.state, isPrivate: photos.isPrivate })
    .from(photos)
    .where(eq(photos.profileId, id));
}

export async function sentPhotosOf({ drizzle }: Conn, id: string): Promise<string[]> {
  const rows = await drizzle
    .select({ photo: messages.photo })
    .from(messages)
    .where(and(eq(messages.fromId, id), isNotNull(messages.photo)));
  return rows.flatMap(({ photo }) => photo ?? []);
}

export function exportFilesOf({ drizzle }: Conn, id: string) {
  return drizzle.select({ file: dataExports.file }).from(dataExports).where(eq(dataExports.accountId, id));
}

/**
 * Erases every row about a person, as the tables declare. Other members keep their data, and payments stay under an
 * anonymous id.
 */
export async function erasePerson(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  const { drizzle } = tx;
  await eraseAbout(tx, [id, email]);
  await dropTalks(tx, id);
  const needed = drizzle.select({ id: participants.profileId }).from(participants);
  await drizzle.delete(profiles).where(and(eq(profiles.id, id), sql`${profiles.id} not in (${needed})`));
}

/** Deletes the person's conversations that have no messages, or whose other member is gone, too. */
async function dropTalks({ drizzle }: Tx, id: string): Promise<void> {
  const talks = await drizzle
    .select({ id: participants.conversationId, other: participants.otherId, name: profiles.name })
    .from(participants)
    .leftJoin(profiles, eq(profiles.id, participants.otherId))
    .where(eq(participants.profileId, id));
  for (const { id: talk, other, name } of talks) {
    const said = await drizzle
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.conversationId, talk))
      .limit(1);
    if (name && said.length > 0) continue;
    await drizzle.delete(conversations).where(eq(conversations.id, talk));
    if (name) continue;
    const others = drizzle.select({ id: participants.profileId }).from(participants);
    await drizzle
      .delete(profiles)
      .where(and(eq(profiles.id, other), eq(profiles.name, ""), sql`${profiles.id} not in (${others})`));
  }
}
