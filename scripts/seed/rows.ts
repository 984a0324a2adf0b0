import { and, count, desc, eq, gte, inArray, lt, ne } from "drizzle-orm";
import { mailboxOf } from "~/app/domain/account/accounts/accounts";
import type { Conn, Tx } from "~/db/handle";
import {
  accountMailboxes,
  accounts,
  conversations,
  type Gender,
  likes,
  messages,
  participants,
  photos,
  profiles,
  visits,
} from "~/db/tables";
import type { Talk } from "./conversations";
import type { InventedPerson } from "./people";
import type { Like } from "./relations";

export async function countProfiles({ drizzle }: Conn): Promise<number> {
  const [row] = await drizzle.select({ n: count() }).from(profiles);
  return row!.n;
}

/** Returns the highest id from `from` up to, not including, `until`. */
export async function lastBetween({ drizzle }: Conn, from: string, until: string): Promise<string | undefined> {
  const range = and(gte(profiles.id, from), lt(profiles.id, until));
  const found = await drizzle
    .select({ id: profiles.id })
    .from(profiles)
    .where(range)
    .orderBy(desc(profiles.id))
    .limit(1);
  return found[0]?.id;
}

export async function hasAccount({ drizzle }: Conn, email: string): Promise<boolean> {
  const found = await drizzle.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email)).limit(1);
  return found.length > 0;
}

/** Returns the latest visitors of these genders, without `except`. */
export async function latest({ drizzle }: Conn, genders: readonly Gender[], except: string, limit: number) {
  const found = await drizzle
    .select()
    .from(profiles)
    .where(and(inArray(profiles.gender, [...genders]), eq(profiles.visible, true), ne(profiles.id, except)))
    .orderBy(desc(profiles.lastActiveAt), desc(profiles.id))
    .limit(limit);
  return found as InventedPerson["profile"][];
}

export async function insertPeople(tx: Tx, people: InventedPerson[]): Promise<void> {
  await tx.insertMany(
    profiles,
    people.map(({ profile }) => profile),
  );
  const members = people.flatMap(({ account }) => account ?? []);
  await tx.insertMany(accounts, members);
  await tx.insertMany(
    accountMailboxes,
    members.map(({ id, email }) => ({ accountId: id, mailbox: mailboxOf(email) })),
  );
  await tx.insertMany(
    photos,
    people.flatMap(({ photo }) => photo ?? []),
  );
}

export async function insertTalks(tx: Tx, talks: Talk[]): Promise<void> {
  await tx.insertMany(
    conversations,
    talks.map(({ conversation }) => conversation),
  );
  await tx.insertMany(
    participants,
    talks.flatMap(({ sides }) => sides),
  );
  await tx.insertMany(
    messages,
    talks.flatMap((talk) => talk.messages),
  );
}

export function insertLikes(tx: Tx, given: Like[]): Promise<void> {
  return tx.insertMany(likes, given);
}

export function insertVisits(tx: Tx, made: (typeof visits.$inferInsert)[]): Promise<void> {
  return tx.insertMany(visits, made);
}
