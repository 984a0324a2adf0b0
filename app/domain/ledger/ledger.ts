import type { Site } from "~/app/domain/site";
import type { Tx } from "~/db/handle";
import type { Cause } from "~/db/tables";
import { insufficientCredits } from "./ledger.errors";
import { balanceIn, entriesIn, give, hasMoved, type Movement, record, take } from "./ledger.queries";

export { balanceIn };

/** Credits that move. `key` is that of whoever caused it: the same cause and key for the same member move them once. */
export interface Credits {
  /** A whole number above zero. */
  amount: number;
  cause: Cause;
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

/** What a movement needs besides its transaction. */
type Desk = Pick<Site, "newId" | "now">;

interface Holder {
  id: string;
}

// What a key was used for is found out by writing its entries, not by looking first: where transactions are checked
// against each other, a look at the place where one would stand brings this one into conflict with all that write beside
// it, whoever's they are.

/** Gives a member credits. Returns what the member then has. */
export async function grant(desk: Desk, tx: Tx, member: Holder, credits: Credits): Promise<number> {
  assertWhole(credits.amount);
  const balance = await give(tx, member.id, credits.amount);
  if (await record(tx, movement(desk, member, credits, credits.amount))) return balance;
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
  if (await record(tx, movement(desk, member, credits, -credits.amount))) return balance;
  return give(tx, member.id, credits.amount);
}

export function balanceOf(site: Site, member: Holder): Promise<number> {
  return site.db.read((conn) => balanceIn(conn, member.id));
}

/** The newest hundred, newest first. */
export function entriesOf(site: Site, member: Holder): Promise<Entry[]> {
  return site.db.read((conn) => entriesIn(conn, member.id, LISTED));
}

const LISTED = 100;

function movement(desk: Desk, member: Holder, { cause, key }: Credits, amount: number): Movement {
  return { id: desk.newId(), memberId: member.id, amount, cause, key, at: desk.now() };
}

function assertWhole(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is no amount of credits`);
}
