import type { CalendarDate } from "~/app/domain/ages";
import { DomainError } from "~/app/domain/errors";
import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { markStale } from "~/app/domain/site/staleness/staleness";
import type { Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import type { Cause } from "~/db/tables";
import { capReached, fewerCreditsLeft, insufficientCredits } from "./ledger.errors";
import {
  balanceIn,
  countFree,
  countUnbalanced,
  entriesIn,
  give,
  hasMoved,
  insertReason,
  type Movement,
  movementsIn,
  pay,
  type ReasonedEntry,
  reasonedEntriesIn,
  record,
  spentOn,
  take,
  unpay,
} from "./ledger.queries";

export { countOfDay } from "./ledger.queries";
export { keyOfRefund, unusedOf } from "./unused";
export { balanceIn, countFree, countUnbalanced, hasMoved, movementsIn };

/** Credits to move. `key` identifies the cause: the same cause and key move credits of one member once. */
export interface Credits {
  /** A positive whole number. */
  amount: number;
  /** Why the credits move. Paying for a message is left out, because `payMessage` does that. */
  cause: Exclude<Cause, "message">;
  key: string;
}

export interface Entry {
  id: string;
  /** Negative for spent credits. */
  amount: number;
  cause: Cause;
  /** UTC ms. */
  at: number;
}

type Desk = Pick<Site, "newId" | "now">;

interface Holder {
  id: string;
}

// Writing the entries, not reading first, detects a used key: with serializable transactions, a read of the entry's
// future position would conflict with every concurrent write of any member.

/** Gives a member credits. Returns the new balance. */
export async function grant(desk: Desk, tx: Tx, member: Holder, credits: Credits): Promise<number> {
  assertWhole(credits.amount);
  const balance = await give(tx, member.id, credits.amount);
  if (await record(tx, movement(desk, member, credits, credits.amount))) {
    await markStale(desk, tx, member.id);
    return balance;
  }
  return (await take(tx, member.id, credits.amount))!;
}

/** Takes credits from a member. Returns the new balance. Throws credits.insufficient if there are too few. */
export async function debit(desk: Desk, tx: Tx, member: Holder, credits: Credits): Promise<number> {
  assertWhole(credits.amount);
  const balance = await take(tx, member.id, credits.amount);
  if (balance === undefined) {
    if (await hasMoved(tx, member.id, credits.cause, credits.key)) return balanceIn(tx, member.id);
    throw insufficientCredits();
  }
  if (await record(tx, movement(desk, member, credits, -credits.amount))) {
    await markStale(desk, tx, member.id);
    return balance;
  }
  return give(tx, member.id, credits.amount);
}

export interface Price {
  /** A positive whole number. */
  amount: number;
  key: string;
  /** The calendar day in the tenant's time zone. */
  day: CalendarDate;
  /** Maximum credits that the member wants to spend on messages in a day. Null means no limit. */
  cap: number | null;
}

/**
 * Takes the price of a message from a member. Returns the balance.
 * @throws credits.cap_reached if the member's limit for the day does not allow it
 * @throws credits.insufficient if the balance is too low
 */
export async function payMessage(desk: Desk, tx: Tx, member: Holder, price: Price): Promise<number> {
  const { amount, key, day, cap } = price;
  assertWhole(amount);
  const payment = { memberId: member.id, amount, day, most: cap ?? LARGEST };
  const balance = await pay(tx, payment);
  if (balance === undefined) {
    if (cap !== null && (await spentOn(tx, member.id, day)) + amount > cap) throw capReached({ params: { cap } });
    if (await hasMoved(tx, member.id, "message", key)) return balanceIn(tx, member.id);
    throw insufficientCredits();
  }
  // The message itself is an event, so nothing else becomes stale.
  if (await record(tx, movement(desk, member, { cause: "message", key }, -amount))) return balance;
  return unpay(tx, payment);
}

/** The largest integer that both engines store. */
const LARGEST = 2 ** 31 - 1;

/** Takes back as many of these credits as the member still has. Returns the number taken. */
export async function takeBack(desk: Desk, tx: Tx, member: Holder, credits: Credits): Promise<number> {
  const amount = Math.min(credits.amount, await balanceIn(tx, member.id));
  if (amount > 0) await debit(desk, tx, member, { ...credits, amount });
  return amount;
}

/**
 * Gives a member credits for an operator, or takes credits if `amount` is negative. Returns the new balance. Throws
 * desk.fewer_credits.
 */
export function adjust(
  site: Site,
  operator: Operator,
  member: Holder,
  { amount, reason }: { amount: number; reason: string },
): Promise<number> {
  const key = site.newId();
  return site.db.transact(
    audited(site, operator, async (tx) => {
      await insertReason(tx, { key, memberId: member.id, reason });
      const verb = amount > 0 ? grant : takeWhole;
      const balance = await verb(site, tx, member, { amount: Math.abs(amount), cause: "grant", key });
      const on = { kind: "member" as const, id: member.id };
      const states = { before: { balance: balance - amount }, after: { balance } };
      return { value: balance, entry: { action: "credits.adjust", on, member: member.id, reason, ...states } };
    }),
  );
}

async function takeWhole(site: Site, tx: Tx, member: Holder, credits: Credits): Promise<number> {
  try {
    return await debit(site, tx, member, credits);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== insufficientCredits.code) throw error;
    // The error of `debit` has a text for a member who writes a message, so it is replaced.
    throw fewerCreditsLeft({ params: { count: await balanceIn(tx, member.id) } });
  }
}

export function reasonedEntriesOf(
  site: Pick<Site, "db">,
  member: Holder,
  asked: Asked = {},
): Promise<Page<ReasonedEntry>> {
  return site.db.read((conn) => reasonedEntriesIn(conn, member.id, asked));
}

export function balanceOf(site: Site, member: Holder): Promise<number> {
  return site.db.read((conn) => balanceIn(conn, member.id));
}

export function entriesOf(site: Site, member: Holder): Promise<Entry[]> {
  return site.db.read((conn) => entriesIn(conn, member.id, LISTED));
}

const LISTED = 100;

function movement(
  desk: Desk,
  member: Holder,
  { cause, key }: Pick<Movement, "cause" | "key">,
  amount: number,
): Movement {
  return { id: desk.newId(), memberId: member.id, amount, cause, key, at: desk.now() };
}

function assertWhole(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is no valid amount of credits`);
}
