import type { Conn } from "~/db/handle";
import type { Cause } from "~/db/tables";
import { creditsGained, spent, takenBack } from "./ledger.queries";

export interface Unused {
  paid: number;
  bonus: number;
}

/**
 * Returns what is unused of an order's credits. The oldest credits are spent first; within an order, paid credits
 * before bonus credits.
 */
export async function unusedOf(conn: Conn, memberId: string, orderId: string): Promise<Unused> {
  const gained = await creditsGained(conn, memberId);
  // Credits of a won dispute belong to the order again, and are no lot of their own.
  const regained = gained.filter(({ cause }) => cause === "dispute_won");
  const lots = gained.filter((lot) => !regained.includes(lot)).map((lot) => ({ ...lot, left: lot.amount }));
  // A repaid message does not count as paid.
  let toSpend = (await spent(conn, memberId)) - sum(lots.filter(isPaidBack));
  for (const [id, amount] of netByOrder(await takenBack(conn, memberId), regained)) {
    let toTake = amount;
    for (const lot of lots) if (lot.key === id) toTake -= use(lot, toTake);
    toSpend += toTake;
  }
  for (const lot of lots) if (!isPaidBack(lot)) toSpend -= use(lot, toSpend);
  const left = (wanted: string) => lots.find(({ cause, key }) => cause === wanted && key === orderId)?.left ?? 0;
  return { paid: left("purchase"), bonus: left("bonus") };
}

/** Sums up what was taken back per order and not given back since. */
function netByOrder(taken: { amount: number; key: string }[], regained: { amount: number; key: string }[]) {
  const net = new Map<string, number>();
  const add = (key: string, amount: number) => net.set(orderOf(key), (net.get(orderOf(key)) ?? 0) + amount);
  for (const { key, amount } of taken) add(key, amount);
  for (const { key, amount } of regained) add(key, -amount);
  return net;
}

function isPaidBack({ cause }: { cause: Cause }): boolean {
  return cause === "return" || cause === "fraud";
}

export function keyOfRefund(orderId: string, refundId: string): string {
  return `${orderId} ${refundId}`;
}

function orderOf(key: string): string {
  return key.split(" ")[0]!;
}

function use(lot: { left: number }, wanted: number): number {
  const used = Math.max(0, Math.min(lot.left, wanted));
  lot.left -= used;
  return used;
}

function sum(lots: { amount: number }[]): number {
  return lots.reduce((total, { amount }) => total + amount, 0);
}
