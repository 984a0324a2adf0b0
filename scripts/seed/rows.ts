import { and, count, desc, eq, getTableColumns, gte, inArray, lt, ne, sql, type Table } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import {
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

/** The highest id from `from` up to, not including, `until`. */
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

/** Those of these genders who were here last, without `except`. */
export async function latest({ drizzle }: Conn, genders: readonly Gender[], except: string, limit: number) {
  const found = await drizzle
    .select()
    .from(profiles)
    .where(and(inArray(profiles.gender, [...genders]), eq(profiles.visible, true), ne(profiles.id, except)))
    .orderBy(desc(profiles.lastActiveAt), desc(profiles.id))
    .limit(limit);
  return found as InventedPerson["profile"][];
}

export async function insertPerson(tx: Tx, { profile, account, photo }: InventedPerson): Promise<void> {
  const { insertProfile, insertAccount, insertPhoto } = q(tx);
  await insertProfile.execute(profile);
  if (account) await insertAccount.execute(account);
  if (photo) await insertPhoto.execute(photo);
}

export async function insertLikes(tx: Tx, given: Like[]): Promise<void> {
  for (const like of given) await q(tx).insertLike.execute({ ...like });
}

export async function insertTalk(tx: Tx, talk: Talk): Promise<void> {
  await tx.drizzle.insert(conversations).values(talk.conversation);
  await tx.drizzle.insert(participants).values(talk.sides);
  await tx.drizzle.insert(messages).values(talk.messages);
}

export async function insertVisits({ drizzle }: Tx, made: (typeof visits.$inferInsert)[]): Promise<void> {
  if (made.length > 0) await drizzle.insert(visits).values(made).onConflictDoNothing();
}

const q = prepared((d) => ({
  insertProfile: d.insert(profiles).values(allOf(profiles)).prepare("seed.insert_profile"),
  insertPhoto: d.insert(photos).values(allOf(photos)).prepare("seed.insert_photo"),
  insertLike: d.insert(likes).values(allOf(likes)).onConflictDoNothing().prepare("seed.insert_like"),
  insertAccount: d
    .insert(accounts)
    .values({
      id: p("id"),
      email: p("email"),
      passwordHash: p("passwordHash"),
      status: p("status"),
      confirmedAt: p("confirmedAt"),
      signedUpAt: p("signedUpAt"),
      mailProvider: p("mailProvider"),
      language: p("language"),
      lastSignupStep: p("lastSignupStep"),
    })
    .prepare("seed.insert_account"),
}));

const p = sql.placeholder;

/** A placeholder for every column, by its name. */
function allOf<T extends Table>(table: T): T["$inferInsert"] {
  return Object.fromEntries(Object.keys(getTableColumns(table)).map((name) => [name, p(name)])) as T["$inferInsert"];
}
