import { z } from "zod";
import { addresseeOf } from "~/app/domain/account/accounts/accounts";
import { DAY } from "~/app/domain/money/premium/premium";
import type { Site } from "~/app/domain/site";
import { addressBlock, limit, limitPlace } from "~/app/domain/site/limits/limits";
import { effect, enqueue } from "~/app/domain/site/outbox/outbox";
import { oneLine } from "~/app/domain/texts";
import type { Tx } from "~/db/handle";
import { forgetBuyer, type Order, orderById } from "./orders.queries";
import { mailNothingLeft } from "./receipt-mail";
import { orderOfReceipt } from "./receipts.queries";
import { withdrawIn } from "./withdrawal";

/** The form of the page that withdraws from a contract without a login (CRD art. 11a). */
export const withdrawalForm = z.object({
  name: z
    .string("error.required")
    .transform(oneLine)
    .pipe(z.string().min(1, "error.required").max(150, "error.too_long")),
  email: z.email("signup.invalid_email").max(254, "error.too_long"),
  /** The receipt's number, as shown in its email and on the PDF. */
  receipt: z
    .string("error.required")
    .transform((typed) => typed.replace(/\D/g, ""))
    .pipe(z.string().regex(/^0*[1-9]\d{0,8}$/, "orders.receipt_wrong")),
});

export type Statement = z.output<typeof withdrawalForm>;

/** Seals a statement for the address of the confirmation page, so the address reveals nothing about the buyer. */
export async function sealStatement(site: Pick<Site, "sealer" | "now">, statement: Statement): Promise<string> {
  return (await site.sealer()).seal(PURPOSE, JSON.stringify({ ...statement, until: site.now() + HOUR }));
}

/** Opens a sealed statement; undefined if it is not the site's, or older than an hour. */
export async function openStatement(
  site: Pick<Site, "sealer" | "now">,
  sealed: string,
): Promise<Statement | undefined> {
  const opened = (await site.sealer()).open(PURPOSE, sealed);
  if (opened === undefined) return undefined;
  const { until, ...statement } = sealedStatement.parse(JSON.parse(opened));
  return until > site.now() ? statement : undefined;
}

const sealedStatement = z.object({ name: z.string(), email: z.string(), receipt: z.string(), until: z.number() });
const PURPOSE = "withdrawal";
const HOUR = 60 * 60 * 1000;

/**
 * Receives a withdrawal without a login, also from a suspended or erased buyer. The receipt's number and the buyer's
 * address find the order. An email to that address confirms the withdrawal at once, with the refund, or states that
 * nothing is left. An unknown order gets the same answer, so purchases stay secret. Returns when the withdrawal was
 * received, UTC ms. Throws `request.too_many`: a refused statement is never answered as received.
 */
export async function withdrawOpenly(site: Site, { ip }: { ip: string }, statement: Statement): Promise<number> {
  await limitPlace(site, "withdrawals", ip, PACE);
  const at = site.now();
  const { email, receipt } = statement;
  const address = email.toLowerCase();
  await limit(site, "withdrawal of an address from", `${addressBlock(ip)} ${address}`, OF_AN_ADDRESS);
  await limit(site, "withdrawal of an address", address, OF_AN_ADDRESS_ANYWHERE);
  await site.db.transact(async (tx) => {
    const found = await orderOfReceipt(tx, Number(receipt));
    const order = found && (await orderById(tx, found.orderId));
    const buyer = order && (await buyerOf(site, tx, order, statement));
    if (!order || !buyer) return;
    const outcome = await withdrawIn(site, tx, buyer, order);
    if (outcome === "nothing_left") await mailNothingLeft(site, tx, buyer, order, { at });
  });
  return at;
}

/** The limit of statements per network and hour. */
const PACE = { max: 10, windowMs: HOUR };
/** Receipt numbers are sequential, so tries must be limited. */
const OF_AN_ADDRESS = { max: 5, windowMs: DAY };
/** Strangers can slow a buyer down but not lock them out: each statement waits at most fifteen minutes. */
const OF_AN_ADDRESS_ANYWHERE = { ...OF_AN_ADDRESS, growing: { firstMs: 60_000, longestMs: 15 * 60_000 } };

/** Returns the recipient of the confirmation: the account's present address, or the one at the time of payment. */
async function buyerOf(site: Site, tx: Tx, order: Order, { email, name }: Statement) {
  const account = await addresseeOf(tx, order.memberId);
  if (account && account.email.toLowerCase() === email.toLowerCase()) return account;
  if (order.buyerHash === null || order.buyerHash !== hashOfBuyer(site, email)) return undefined;
  return account ?? { id: order.memberId, email, name, language: order.language, timeZone: null };
}

/** Hashes a buyer's address, to compare it with the address an order was paid with. Differs between sites. */
export function hashOfBuyer({ signer }: Pick<Site, "signer">, email: string): string {
  // The signature of an expired token serves as a keyed hash, with the slug in the key.
  return signer.sign("buyer", email.toLowerCase(), 0).split(".")[1] ?? "";
}

/** Deletes the hash a day after the period, because a statement may be on its way. */
export async function forgetBuyerLater(site: Site, tx: Tx, { id, withdrawalDays }: Order): Promise<void> {
  const dueAt = site.now() + (withdrawalDays + 1) * DAY;
  await enqueue(site, tx, buyerForgetting, { key: id, payload: { order: id }, dueAt });
}

export const buyerForgetting = effect("orders.forget_buyer", z.object({ order: z.string() }), {
  subject: () => null,
  handle: ({ payload: { order } }, { db }) => db.transact((tx) => forgetBuyer(tx, order)),
});
