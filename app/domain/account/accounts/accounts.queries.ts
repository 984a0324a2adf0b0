import { and, eq, getTableColumns, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { eventClocks, knownNow } from "~/db/event-order";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { accounts, type Disguise, type Notify, type PushAnswer, profiles, type TrafficSource } from "~/db/tables";
import { insertMailbox, suspendedInMailbox } from "./mailboxes.queries";

export const memberColumns = {
  id: profiles.id,
  email: accounts.email,
  name: profiles.name,
  gender: profiles.gender,
  seeking: profiles.seeking,
  birthDate: profiles.birthDate,
  birthDateCorrectedAt: profiles.birthDateCorrectedAt,
  country: profiles.country,
  region: profiles.region,
  city: profiles.city,
  language: profiles.language,
  personal: profiles.personal,
  details: profiles.details,
  languages: profiles.languages,
  interests: profiles.interests,
  prompts: profiles.prompts,
  mainPhoto: profiles.mainPhoto,
  signedUpAt: accounts.signedUpAt,
  confirmedAt: accounts.confirmedAt,
  premiumUntil: accounts.premiumUntil,
  spendingCap: accounts.spendingCap,
  lastActiveAt: profiles.lastActiveAt,
  sharesTyping: profiles.sharesTyping,
  sharesReads: profiles.sharesReads,
  sharesActivity: profiles.sharesActivity,
  takesPhotos: profiles.takesPhotos,
  seenBy: profiles.seenBy,
  seenByAskedAt: profiles.seenByAskedAt,
  advertised: profiles.advertised,
  seekMinAge: profiles.seekMinAge,
  seekMaxAge: profiles.seekMaxAge,
  timeZone: accounts.timeZone,
  mailProvider: accounts.mailProvider,
  lastSignupStep: accounts.lastSignupStep,
  pushAnswer: accounts.pushAnswer,
  disguise: accounts.disguise,
  eventsUpTo: sql<string>`(select ${eventClocks.epoch} || '-0-' || ${knownNow} from ${eventClocks})`,
};

const loginColumns = {
  id: accounts.id,
  status: accounts.status,
  passwordHash: accounts.passwordHash,
  confirmedAt: accounts.confirmedAt,
  eraseAt: accounts.eraseAt,
};

export async function setSpendingCap({ drizzle }: Tx, id: string, spendingCap: number | null): Promise<void> {
  await drizzle.update(accounts).set({ spendingCap }).where(eq(accounts.id, id));
}

export type NewAccount = typeof accounts.$inferInsert;

export async function memberById(conn: Conn, id: string) {
  const [member] = await q(conn).memberById.execute({ id });
  return member;
}

export async function accountByEmail(conn: Conn, email: string) {
  const [account] = await q(conn).byEmail.execute({ email });
  return account;
}

/** Returns the account that has an address, or a suspended account with the same mailbox. */
export async function holderOf(conn: Conn, email: string): Promise<AccountRow | undefined> {
  const account = await accountByEmail(conn, email);
  if (account) return account;
  const suspended = await suspendedInMailbox(conn, email);
  return suspended === undefined ? undefined : accountById(conn, suspended);
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof accountByEmail>>>;

export async function accountById({ drizzle }: Conn, id: string): Promise<AccountRow | undefined> {
  const [account] = await drizzle.select(loginColumns).from(accounts).where(eq(accounts.id, id));
  return account;
}

/** Returns the owner of an address who can log in, restore the account, or read why it is suspended, at `now`. */
export async function ownerByEmail({ drizzle }: Conn, email: string, now: number) {
  const [owner] = await drizzle
    .select({ id: profiles.id, name: profiles.name, language: profiles.language })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.id))
    .where(and(eq(accounts.email, email), or(ne(accounts.status, "deleted"), gt(accounts.eraseAt, now))));
  return owner;
}

/** Returns the email recipient of an account; undefined for a fictional profile or an erased account. */
export async function addresseeOf({ drizzle }: Conn, id: string) {
  const [addressee] = await drizzle
    .select({
      id: accounts.id,
      email: accounts.email,
      name: profiles.name,
      language: profiles.language,
      timeZone: accounts.timeZone,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .where(eq(accounts.id, id));
  return addressee;
}

export type Addressee = NonNullable<Awaited<ReturnType<typeof addresseeOf>>>;

/** Returns those of these ids that belong to accounts. Erased accounts are excluded. */
export async function accountsAmong({ drizzle }: Conn, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await drizzle.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Returns the account data that operators may see besides the profile; undefined after erasure. */
export async function accountFactsById({ drizzle }: Conn, id: string) {
  const { passwordHash: _, notify: _n, wasVisible: _v, ...columns } = getTableColumns(accounts);
  const { birthDate, seenBy, visible, takenDownAt, lastActiveAt } = profiles;
  const [row] = await drizzle
    .select({ ...columns, birthDate, seenBy, visible, takenDownAt, lastActiveAt })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .where(eq(accounts.id, id));
  return row;
}

/** Inserts an account. Returns false if the address already has one. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const insert = tx.drizzle.insert(accounts).values(account).onConflictDoNothing({ target: accounts.email });
  const [added] = await insert.returning({ id: accounts.id });
  if (added) await insertMailbox(tx, added.id, account.email);
  return added !== undefined;
}

export async function setLastSignupStep(tx: Tx, id: string, reached: boolean): Promise<void> {
  await q(tx).setLastSignupStep.execute({ id, reached });
}

/** Marks the address as confirmed. Returns false if it was confirmed before. */
export async function setConfirmed({ drizzle }: Tx, id: string, now: number): Promise<boolean> {
  const set = await drizzle
    .update(accounts)
    .set({ confirmedAt: now })
    .where(and(eq(accounts.id, id), isNull(accounts.confirmedAt)))
    .returning({ id: accounts.id });
  return set.length > 0;
}

type Address = Pick<typeof accounts.$inferInsert, "email" | "mailProvider" | "confirmedAt">;

export async function setEmail(tx: Tx, id: string, address: Address): Promise<void> {
  await insertMailbox(tx, id, address.email);
  await tx.drizzle.update(accounts).set(address).where(eq(accounts.id, id));
}

export async function setTrafficSource(
  { drizzle }: Tx,
  id: string,
  trafficSource: TrafficSource | null,
): Promise<void> {
  await drizzle.update(accounts).set({ trafficSource }).where(eq(accounts.id, id));
}

export async function notifyById({ drizzle }: Conn, id: string): Promise<Partial<Notify> | null> {
  const [account] = await drizzle.select({ notify: accounts.notify }).from(accounts).where(eq(accounts.id, id));
  return account?.notify ?? null;
}

export async function timeZoneById({ drizzle }: Conn, id: string): Promise<string | null> {
  const [account] = await drizzle.select({ timeZone: accounts.timeZone }).from(accounts).where(eq(accounts.id, id));
  return account?.timeZone ?? null;
}

export async function formPathById({ drizzle }: Conn, id: string): Promise<string | null> {
  const [account] = await drizzle.select({ formPath: accounts.formPath }).from(accounts).where(eq(accounts.id, id));
  return account?.formPath ?? null;
}

export async function setNotifyOf({ drizzle }: Tx, id: string, notify: Notify): Promise<void> {
  await drizzle.update(accounts).set({ notify }).where(eq(accounts.id, id));
}

export async function setDisguise({ drizzle }: Tx, id: string, disguise: Disguise | null): Promise<void> {
  await drizzle.update(accounts).set({ disguise }).where(eq(accounts.id, id));
}

export async function setPushAnswer({ drizzle }: Tx, id: string, pushAnswer: PushAnswer): Promise<void> {
  await drizzle.update(accounts).set({ pushAnswer }).where(eq(accounts.id, id));
}

const q = prepared((d) => ({
  memberById: d
    .select(memberColumns)
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.id))
    .where(and(eq(profiles.id, sql.placeholder("id")), eq(accounts.status, "active")))
    .prepare("accounts.member_by_id"),
  byEmail: d
    .select(loginColumns)
    .from(accounts)
    .where(eq(accounts.email, sql.placeholder("email")))
    .prepare("accounts.by_email"),
  setLastSignupStep: d
    .update(accounts)
    .set({ lastSignupStep: sql`${sql.param(sql.placeholder("reached"), accounts.lastSignupStep)}` })
    .where(eq(accounts.id, sql.placeholder("id")))
    .prepare("accounts.set_last_signup_step"),
}));
