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

/** The form of the page that withdraws from a contract without a log-in (CRD art. 11a). */
export const withdrawalForm = z.object({
  name: z
    .string("error.required")
    .transform(oneLine)
    .pipe(z.string().min(1, "error.required").max(150, "error.too_long")),
  email: z.email("signup.invalid_email").max(254, "error.too_long"),
  /** The number of the receipt, as it stands in its email and on the PDF. */
  receipt: z
    .string("error.required")
    .transform((typed) => typed.replace(/\D/g, ""))
    .pipe(z.string().regex(/^0*[1-9]\d{0,8}$/, "orders.receipt_wrong")),
});

/** A withdrawal as it is shown before it is confirmed. */
export type Statement = z.output<typeof withdrawalForm>;

/** Seals a statement for the address of the page that confirms it: the address says nothing about the buyer. */
export async function sealStatement(site: Pick<Site, "sealer" | "now">, statement: Statement): Promise<string> {
  return (await site.sealer()).seal(PURPOSE, JSON.stringify({ ...statement, until: site.now() + HOUR }));
}

/** The statement; undefined where it is not the site's, or older than an hour. */
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
 * Takes in a withdrawal without a log-in, also from a buyer who is suspended or erased: the order is found by the number of its receipt
 * and the buyer's address. An email to that address confirms it at once, with the money that goes back, or says that nothing is left.
 * The answer is the same for an order that is not found, so that nobody learns who bought something. Returns when it was received, UTC
 * ms. Throws `request.too_many`: a statement that is not taken in is never answered as received.
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

/** In an hour, from one place. */
const PACE = { max: 10, windowMs: HOUR };
/** Numbers of receipts follow each other, and must not be tried out. */
const OF_AN_ADDRESS = { max: 5, windowMs: DAY };
/** Strangers slow a buyer down, and never close the way: each statement waits after the one before, for a quarter of an hour at most. */
const OF_AN_ADDRESS_ANYWHERE = { ...OF_AN_ADDRESS, growing: { firstMs: 60_000, longestMs: 15 * 60_000 } };

/** Whom to confirm it to: the account's present address, or the one that was the buyer's when it was paid. */
async function buyerOf(site: Site, tx: Tx, order: Order, { email, name }: Statement) {
  const account = await addresseeOf(tx, order.memberId);
  if (account && account.email.toLowerCase() === email.toLowerCase()) return account;
  if (order.buyerHash === null || order.buyerHash !== hashOfBuyer(site, email)) return undefined;
  return account ?? { id: order.memberId, email, name, language: order.language, timeZone: null };
}

/** Whether an address is the one that an order was paid with can be told by it, and nothing else. Another site has another hash. */
export function hashOfBuyer({ signer }: Pick<Site, "signer">, email: string): string {
  // The signature of a token that has expired from the start: a keyed hash, with the slug in the key.
  return signer.sign("buyer", email.toLowerCase(), 0).split(".")[1] ?? "";
}

/** Forgets the hash once nobody can withdraw any more: a day later, as a statement may be on its way. */
export async function forgetBuyerLater(site: Site, tx: Tx, { id, withdrawalDays }: Order): Promise<void> {
  const dueAt = site.now() + (withdrawalDays + 1) * DAY;
  await enqueue(site, tx, buyerForgetting, { key: id, payload: { order: id }, dueAt });
}

export const buyerForgetting = effect("orders.forget_buyer", z.object({ order: z.string() }), {
  subject: () => null,
  handle: ({ payload: { order } }, { db }) => db.transact((tx) => forgetBuyer(tx, order)),
});
