import { accountsOfMailbox } from "~/app/domain/account/accounts/accounts";
import type { Tx } from "~/db/handle";
import { claimOf, isUsedBy, spendClaim, takeClaim } from "./claims.queries";
import { codeUsed } from "./orders.errors";
import { countPaidWith, type Order } from "./orders.queries";

type Carrier = Pick<Order, "id" | "memberId" | "discountCode">;

/**
 * Claims an order's code, which its member may use once across all accounts of a mailbox. A newer order takes the claim
 * over: until one is paid, the member may order again. Throws `orders.code_used`.
 */
export async function claimCode(tx: Tx, { id: orderId, memberId, discountCode: code }: Carrier): Promise<void> {
  if (code === null) return;
  if (await usedAlike(tx, memberId, code)) throw codeUsed();
  if (!(await takeClaim(tx, { memberId, code, orderId }))) throw codeUsed();
}

/** Claims the code for a continued order. A reusable code has no claim. Throws `orders.code_used`. */
export async function reclaimCode(tx: Tx, order: Carrier): Promise<void> {
  const claim = order.discountCode === null ? undefined : await claimOf(tx, order.memberId, order.discountCode);
  if (claim && claim.orderId !== order.id) await claimCode(tx, order);
}

/**
 * Returns false if another account of the mailbox used the code, or the member has paid for `HONOURED` orders with it:
 * a second buyer agreed to the price where the site cannot refuse it any more.
 */
export async function spendCode(tx: Tx, { id, memberId, discountCode: code }: Carrier, now: number): Promise<boolean> {
  const claim = code === null ? undefined : await claimOf(tx, memberId, code);
  // A reusable code has no claim.
  if (code === null || !claim) return true;
  if (await usedAlike(tx, memberId, code)) return false;
  if (claim.usedAt !== null) return (await countPaidWith(tx, memberId, code)) < HONOURED;
  await spendClaim(tx, { memberId, code, orderId: id, usedAt: now });
  return true;
}

/** Orders a member may pay for with a single-use code: two pages may have been open. More are no accident. */
const HONOURED = 2;

async function usedAlike(tx: Tx, memberId: string, code: string): Promise<boolean> {
  const others = (await accountsOfMailbox(tx, memberId)).filter((id) => id !== memberId);
  return isUsedBy(tx, others, code);
}
