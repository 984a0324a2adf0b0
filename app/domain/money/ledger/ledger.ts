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

/** Credits that move. `key` identifies the cause: the same cause and key for the same member move them once. */
export interface Credits {
  /** A whole number above zero. */
  amount: number;
  /** A message is paid by `payMessage`. */
  cause: Exclude<Cause, "message">;
  key: string;
}

export interface Entry {
  id: string;
  /** Below zero where credits were spent. */
  amount: number;
  cause: Cause;
  /** UTC ms. */
  at: number;
}

/** The parts of a site that a movement needs besides its transaction. */
type Desk = Pick<Site, "newId" | "now">;

interface Holder {
  id: string;
}

// What a key was used for is found out by writing its entries, not by looking first: where transactions are checked
// against each other, a look at the place where one would stand brings this one into conflict with all that write beside
// it, for any member.

/** Gives a member credits. Returns what the member then has. */
export async function grant(desk: Desk, tx: Tx, member: Holder, credits: Credits): Promise<number> {
  assertWhole(credits.amount);
  const balance = await give(tx, member.id, credits.amount);
  if (await record(tx, movement(desk, member, credits, credits.amount))) {
    await markStale(desk, tx, member.id);
    return balance;
  }
  return (await take(tx, member.id, credits.amount))!;
}

/** Takes credits from a member. Returns what is left. Throws credits.insufficient where there are too few. */
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

/** The price of one message. */
export interface Price {
  /** A whole number above zero. */
  amount: number;
  /** The key of the message. The same key for the same member is paid once. */
  key: string;
  /** The tenant's calendar day. */
  day: CalendarDate;
  /** The most credits that the member wants to spend on messages in a day. Null: there is no limit. */
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
  // The message is an event of its own, so nothing else becomes stale.
  if (await record(tx, movement(desk, member, { cause: "message", key }, -amount))) return balance;
  return unpay(tx, payment);
}

/** The largest integer of both engines. */
const LARGEST = 2 ** 31 - 1;

/** Takes as many of these credits as there are. Returns how many that is. */
export async function takeBack(desk: Desk, tx: Tx, member: Holder, credits: Credits): Promise<number> {
  const amount = Math.min(credits.amount, await balanceIn(tx, member.id));
  if (amount > 0) await debit(desk, tx, member, { ...credits, amount });
  return amount;
}

/**
 * An operator gives credits, or takes them where `amount` is below zero. The reason is kept. Returns what the member then has.
 * Throws desk.fewer_credits where there are too few to take.
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
      return { value: balance, act: { act: "credits.adjust", on, member: member.id, reason, ...states } };
    }),
  );
}

async function takeWhole(site: Site, tx: Tx, member: Holder, credits: Credits): Promise<number> {
  try {
    return await debit(site, tx, member, credits);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== insufficientCredits.code) throw error;
    // Its text is for a member who writes a message.
    throw fewerCreditsLeft({ params: { count: await balanceIn(tx, member.id) } });
  }
}

/** The newest first, with operators' reasons: for operators. */
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

/** The newest hundred, newest first. */
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
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is no amount of credits`);
}
