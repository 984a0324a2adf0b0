import { and, asc, desc, eq, gt, gte, inArray, lt, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { type Conn, prepared, type Tx } from "~/db/handle";
import { type Asked, newestBy, type Page, sortedBy } from "~/db/pages";
import { stableLimit } from "~/db/statement-hints";
import { type Cause, HOUSE, ledgerAccounts, ledgerEntries, ledgerReasons } from "~/db/tables";

/** Credits a member got from the site, or returned if `amount` is negative. */
export interface Movement {
  id: string;
  memberId: string;
  amount: number;
  cause: Cause;
  key: string;
  at: number;
}

export async function balanceIn(conn: Conn, memberId: string): Promise<number> {
  const [row] = await q(conn).balance.execute({ memberId });
  return row?.balance ?? 0;
}

export async function entriesIn(conn: Conn, memberId: string, limit: number) {
  return q(conn).entries.execute({ memberId, limit });
}

export async function countUnbalanced({ drizzle }: Conn): Promise<number> {
  const total = sql`(select coalesce(sum(${ledgerEntries.amount}), 0) from ${ledgerEntries} where ${ledgerEntries.accountId} = ${ledgerAccounts.id})`;
  const [row] = await drizzle
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(ledgerAccounts)
    .where(ne(ledgerAccounts.balance, total));
  return row!.count;
}

export async function hasMoved(conn: Conn, memberId: string, cause: Cause, key: string): Promise<boolean> {
  return (await q(conn).moved.execute({ memberId, cause, key })).length > 0;
}

/** Takes credits. Returns the remaining balance; undefined if it was too low, and nothing was taken. */
export async function take(tx: Tx, memberId: string, amount: number): Promise<number | undefined> {
  const [row] = await q(tx).take.execute({ memberId, amount });
  return row?.balance;
}

/** Adds credits. Returns the new balance. */
export async function give(tx: Tx, memberId: string, amount: number): Promise<number> {
  const [row] = await q(tx).give.execute({ memberId, amount });
  return row!.balance;
}

export interface Payment {
  memberId: string;
  amount: number;
  /** The calendar day in the tenant's time zone. */
  day: string;
  /** Maximum credits that the member may have spent that day, including this message. */
  most: number;
}

/**
 * Pays for a message and returns the balance. Returns undefined, and takes nothing, if the balance or the limit of the
 * day is too low.
 */
export async function pay(tx: Tx, payment: Payment): Promise<number | undefined> {
  const [row] = await q(tx).pay.execute({ ...payment });
  return row?.balance;
}

/** Undoes a payment of the same transaction. Returns the balance. */
export async function unpay(tx: Tx, { memberId, amount }: Payment): Promise<number> {
  const [row] = await q(tx).unpay.execute({ memberId, amount });
  return row!.balance;
}

export async function countFree(tx: Tx, memberId: string, day: string): Promise<void> {
  await q(tx).countFree.execute({ memberId, day });
}

export async function spentOn(conn: Conn, memberId: string, day: string): Promise<number> {
  const [row] = await q(conn).spentOn.execute({ memberId, day });
  return row?.spent ?? 0;
}

/** Writes both halves of a movement. Returns false, and writes nothing, if this cause and key already moved credits. */
export async function record(tx: Tx, movement: Movement): Promise<boolean> {
  return (await q(tx).record.execute({ ...movement, opposite: -movement.amount })).length > 0;
}

export async function insertReason({ drizzle }: Tx, reason: typeof ledgerReasons.$inferInsert): Promise<void> {
  await drizzle.insert(ledgerReasons).values(reason).onConflictDoNothing();
}

export interface ReasonedEntry {
  id: string;
  amount: number;
  cause: Cause;
  /** UTC ms. */
  at: number;
  reason: string | null;
}

const newestFirst = sortedBy<ReasonedEntry>({ column: ledgerEntries.id, of: ({ id }) => id, descending: true });

export function reasonedEntriesIn({ drizzle }: Conn, memberId: string, asked: Asked): Promise<Page<ReasonedEntry>> {
  const { id, amount, cause, at, key, accountId } = ledgerEntries;
  return newestFirst.page(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, amount, cause, at, reason: ledgerReasons.reason })
      .from(ledgerEntries)
      .leftJoin(ledgerReasons, and(eq(ledgerReasons.key, key), eq(ledgerReasons.memberId, accountId)))
      .where(and(eq(accountId, memberId), after))
      .orderBy(...order)
      .limit(limit),
  );
}

const newestMoved = newestBy(ledgerEntries.at, ledgerEntries.id);

export function movementsIn({ drizzle }: Conn, memberId: string, asked: Asked): Promise<Page<ReasonedEntry>> {
  const { id, amount, cause, at, key, accountId } = ledgerEntries;
  return newestMoved(asked, ({ after, order, limit }) =>
    drizzle
      .select({ id, amount, cause, at, reason: ledgerReasons.reason })
      .from(ledgerEntries)
      .leftJoin(ledgerReasons, and(eq(ledgerReasons.key, key), eq(ledgerReasons.memberId, accountId)))
      .where(and(eq(accountId, memberId), ne(cause, "message"), after))
      .orderBy(...order)
      .limit(limit),
  );
}

export function creditsGained({ drizzle }: Conn, memberId: string) {
  return drizzle
    .select({ amount: ledgerEntries.amount, cause: ledgerEntries.cause, key: ledgerEntries.key })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, memberId), gt(ledgerEntries.amount, 0)))
    .orderBy(asc(ledgerEntries.id));
}

/** Returns credits taken back with the money, each with its cause. Positive. */
export function takenBack({ drizzle }: Conn, memberId: string) {
  return drizzle
    .select({ amount: sql`-${ledgerEntries.amount}`.mapWith(Number), key: ledgerEntries.key })
    .from(ledgerEntries)
    .where(and(lost(memberId), inArray(ledgerEntries.cause, BACK)));
}

/** Returns the credits lost to any other cause. Positive. */
export async function spent({ drizzle }: Conn, memberId: string): Promise<number> {
  const [row] = await drizzle
    .select({ sum: sql`coalesce(sum(-${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(lost(memberId), notInArray(ledgerEntries.cause, BACK)));
  return row!.sum;
}

const BACK: Cause[] = ["refund", "chargeback"];
const lost = (memberId: string) => and(eq(ledgerEntries.accountId, memberId), lt(ledgerEntries.amount, 0));

const p = sql.placeholder;

/**
 * Selects the count of a day: 0 if the stored day is earlier. A later stored day counts, too, because another server's
 * clock may be ahead, and must not reset a limit.
 */
export const countOfDay = (count: typeof ledgerAccounts.daySpent, day = p("day")): SQL<number> =>
  sql`(case when ${ledgerAccounts.day} >= ${day} then ${count} else 0 end)`.mapWith(count);
const daySpent = countOfDay(ledgerAccounts.daySpent);
const dayMessages = countOfDay(ledgerAccounts.dayMessages);
const laterDay = sql`case when ${ledgerAccounts.day} > ${p("day")} then ${ledgerAccounts.day} else ${p("day")} end`;

const half = { id: p("id"), cause: p("cause"), key: p("key"), at: p("at") };

const q = prepared((d) => ({
  balance: d
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, p("memberId")))
    .prepare("ledger.balance"),
  entries: d
    .select({
      id: ledgerEntries.id,
      amount: ledgerEntries.amount,
      cause: ledgerEntries.cause,
      at: ledgerEntries.at,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, p("memberId")))
    .orderBy(desc(ledgerEntries.id))
    .limit(stableLimit(p("limit")))
    .prepare("ledger.entries"),
  moved: d
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.accountId, p("memberId")),
        eq(ledgerEntries.otherId, HOUSE),
        eq(ledgerEntries.cause, p("cause")),
        eq(ledgerEntries.key, p("key")),
      ),
    )
    .prepare("ledger.moved"),
  // One statement checks and takes, so no other movement can happen in between.
  take: d
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} - ${p("amount")}` })
    .where(and(eq(ledgerAccounts.id, p("memberId")), gte(ledgerAccounts.balance, p("amount"))))
    .returning({ balance: ledgerAccounts.balance })
    .prepare("ledger.take"),
  pay: d
    .update(ledgerAccounts)
    .set({
      balance: sql`${ledgerAccounts.balance} - ${p("amount")}`,
      day: laterDay,
      daySpent: sql`${daySpent} + ${p("amount")}`,
      dayMessages: sql`${dayMessages} + 1`,
    })
    .where(
      and(
        eq(ledgerAccounts.id, p("memberId")),
        gte(ledgerAccounts.balance, p("amount")),
        sql`${daySpent} + ${p("amount")} <= ${p("most")}`,
      ),
    )
    .returning({ balance: ledgerAccounts.balance })
    .prepare("ledger.pay"),
  unpay: d
    .update(ledgerAccounts)
    .set({
      balance: sql`${ledgerAccounts.balance} + ${p("amount")}`,
      daySpent: sql`${ledgerAccounts.daySpent} - ${p("amount")}`,
      dayMessages: sql`${ledgerAccounts.dayMessages} - 1`,
    })
    .where(eq(ledgerAccounts.id, p("memberId")))
    .returning({ balance: ledgerAccounts.balance })
    .prepare("ledger.unpay"),
  countFree: d
    .insert(ledgerAccounts)
    .values({ id: p("memberId"), balance: 0, day: p("day"), daySpent: 0, dayMessages: 1 })
    .onConflictDoUpdate({
      target: ledgerAccounts.id,
      set: { day: laterDay, daySpent, dayMessages: sql`${dayMessages} + 1` },
    })
    .prepare("ledger.count_free"),
  spentOn: d
    .select({ spent: daySpent })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, p("memberId")))
    .prepare("ledger.spent_on"),
  give: d
    .insert(ledgerAccounts)
    .values({ id: p("memberId"), balance: p("amount") })
    .onConflictDoUpdate({
      target: ledgerAccounts.id,
      set: { balance: sql`${ledgerAccounts.balance} + excluded.balance` },
    })
    .returning({ balance: ledgerAccounts.balance })
    .prepare("ledger.give"),
  record: d
    .insert(ledgerEntries)
    .values([
      { ...half, accountId: p("memberId"), otherId: HOUSE, amount: p("amount") },
      { ...half, accountId: HOUSE, otherId: p("memberId"), amount: p("opposite") },
    ])
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id })
    .prepare("ledger.record"),
}));
