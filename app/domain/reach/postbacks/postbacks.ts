import type { Money } from "~/app/domain/money";
import type { Operator } from "~/app/domain/operator";
import type { Site } from "~/app/domain/site";
import { audited } from "~/app/domain/site/audit/audit";
import { enqueue, withdraw } from "~/app/domain/site/outbox/outbox";
import type { Tx } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import type { PostbackEvent, PostbackState, TrafficSource } from "~/db/tables";
import { clickIdOf, type Partner } from "./partners";
import {
  changeWaiting,
  hasSale,
  insertPostback,
  newestPostbacks,
  type Postback,
  postbackById,
  postbacksOfCause,
  reopen,
  sourceOf,
} from "./postbacks.queries";
import { isGivenUp, keyOf, postbackEffect } from "./sending";

export { partnersFor } from "./partners";
export type { Postback } from "./postbacks.queries";

interface PaidOrder {
  id: string;
  memberId: string;
  /** The price in minor units, with VAT and without VAT. */
  price: number;
  netMinor: number;
  currency: string;
}

/** Records a lead in the transaction of a sign-up or a confirmed address, if the partner counts that as a lead. */
export async function reportLead(
  site: Site,
  tx: Tx,
  { id: memberId }: { id: string },
  at: "signup" | "confirmation",
): Promise<void> {
  const sent = await senderOf(site, tx, memberId);
  if (sent?.partner.lead !== at) return;
  const payout = sent.partner.payouts.lead ?? null;
  await note(site, tx, sent, { memberId, causeId: memberId, event: "lead", payout, txid: newTxid(site) });
}

/** Records the postbacks of a payment: a lead at once, if it counts as one, and a sale after the hold. */
export async function reportPaid(site: Site, tx: Tx, order: PaidOrder): Promise<void> {
  const sent = await senderOf(site, tx, order.memberId);
  if (!sent) return;
  const { partner } = sent;
  const isFurther = partner.sales === "first" && (await hasSale(tx, order.memberId));
  const common = { memberId: order.memberId, causeId: order.id, txid: newTxid(site) };
  const skip = isFurther ? "only the first purchase of a member is reported" : undefined;
  if (partner.lead === "purchase" && !isFurther) {
    await note(site, tx, sent, { ...common, event: "lead", payout: partner.payouts.lead ?? null });
  }
  const dueAt = site.now() + partner.holdDays * DAY;
  await note(site, tx, sent, { ...common, event: "sale", payout: shareOf(partner, order, order.price), dueAt, skip });
}

/**
 * Drops or rejects the sale if nothing of the price is `left`, or the buyer has withdrawn or disputed the payment
 * (`undone`). Any other refund reduces a share that is still on hold.
 */
export async function reportReturned(
  site: Site,
  tx: Tx,
  order: PaidOrder,
  { left, undone }: { left: number; undone: boolean },
): Promise<void> {
  if (site.tenant.postbacks.length === 0) return;
  const told = await postbacksOfCause(tx, order.id);
  const standing = told.filter(({ event, state }) => event !== "rejected" && state !== "skipped");
  const [first] = standing;
  const sent = first && (await senderOf(site, tx, order.memberId));
  if (!sent) return;
  const sale = standing.find(({ event }) => event === "sale");
  if (!undone && left > 0) {
    const share = shareOf(sent.partner, order, left);
    if (sale?.state === "waiting" && share) await changeWaiting(tx, sale.id, { minor: share.amount });
    return;
  }
  // Any try may have delivered the sale, whatever the answer was.
  const isUntold = sale !== undefined && (await withdraw(site, tx, postbackEffect, keyOf(sale)));
  const change = { state: "skipped" as const, reason: "the money went back", dueAt: site.now() };
  if (isUntold) await changeWaiting(tx, sale.id, change);
  if (standing.length === (isUntold ? 1 : 0)) return;
  const { memberId, causeId, txid } = first;
  const { minor, currency } = sale ?? first;
  const payout = minor === null || currency === null ? null : { amount: minor, currency };
  await note(site, tx, sent, { memberId, causeId, txid, event: "rejected", payout });
}

/** Resends the order's sale with its own `txid`, in the transaction of a won dispute. */
export async function reportRegained(site: Site, tx: Tx, order: Pick<PaidOrder, "id">): Promise<void> {
  if (site.tenant.postbacks.length === 0) return;
  const told = await postbacksOfCause(tx, order.id);
  const rejected = told.find(({ event, state }) => event === "rejected" && state !== "skipped");
  const skipped = { state: "skipped" as const, reason: "the money came back", dueAt: site.now() };
  if (rejected && (await withdraw(site, tx, postbackEffect, keyOf(rejected))))
    await changeWaiting(tx, rejected.id, skipped);
  const sale = told.find(({ event, state }) => event === "sale" && state !== "waiting");
  const row = sale && (rejected || sale.state === "skipped") ? await reopen(tx, sale.id, site.now()) : undefined;
  if (row) await enqueue(site, tx, postbackEffect, { key: keyOf(row), payload: { id: row.id, account: row.memberId } });
}

export type ListedPostback = Postback & { givenUp: boolean };

export function postbacksOf(
  site: Pick<Site, "db">,
  states: PostbackState[],
  asked: Asked = {},
): Promise<Page<ListedPostback>> {
  return site.db.read(async (conn) => {
    const { rows, next } = await newestPostbacks(conn, states, asked);
    const listed: ListedPostback[] = [];
    for (const row of rows) listed.push({ ...row, givenUp: row.state === "waiting" && (await isGivenUp(conn, row)) });
    return { rows: listed, next };
  });
}

/** Resends a postback with the same `txid`, whatever its state. Returns false for an unknown id. */
export function replay(site: Site, operator: Operator, id: string): Promise<boolean> {
  return site.db.transact(
    audited(site, operator, async (tx) => {
      const before = await postbackById(tx, id);
      const row = before && (await reopen(tx, id, site.now()));
      if (!row) return { value: false, entry: undefined };
      await enqueue(site, tx, postbackEffect, { key: keyOf(row), payload: { id, account: row.memberId } });
      const stateIn = ({ state, replays }: Postback) => ({ state, replays });
      const states = { before: stateIn(before), after: stateIn(row) };
      const on = { kind: "postback" as const, id };
      return { value: true, entry: { action: "postbacks.replay", on, member: row.memberId, reason: "", ...states } };
    }),
  );
}

const DAY = 24 * 60 * 60 * 1000;

interface Sender {
  partner: Partner;
  source: TrafficSource;
}

async function senderOf(site: Site, tx: Tx, memberId: string): Promise<Sender | undefined> {
  if (site.tenant.postbacks.length === 0) return undefined;
  const source = await sourceOf(tx, memberId);
  const partner = source ? site.partners.of(source.network) : undefined;
  return source && partner ? { partner, source } : undefined;
}

interface Noted {
  memberId: string;
  causeId: string;
  event: PostbackEvent;
  txid: string;
  payout: Money | null;
  dueAt?: number;
  skip?: string | undefined;
}

async function note(site: Site, tx: Tx, { partner, source }: Sender, noted: Noted): Promise<void> {
  const { payout, dueAt = site.now(), skip, ...facts } = noted;
  if (!partner.events.includes(noted.event)) return;
  const reason =
    skip ?? (clickIdOf(partner, source) ? null : `the visitor came without a click id in ${partner.clickId}`);
  const row = {
    ...facts,
    id: site.newId(),
    network: partner.network,
    minor: payout?.amount ?? null,
    currency: payout?.currency ?? null,
    state: reason === null ? ("waiting" as const) : ("skipped" as const),
    reason,
    replays: 0,
    at: site.now(),
    dueAt,
  };
  if (!(await insertPostback(tx, row)) || reason !== null) return;
  await enqueue(site, tx, postbackEffect, { key: keyOf(row), payload: { id: row.id, account: row.memberId }, dueAt });
}

function shareOf({ payouts }: Partner, { price, netMinor, currency }: PaidOrder, left: number): Money | null {
  if (payouts.salePercent === undefined) return payouts.sale ?? null;
  return { amount: Math.floor((netMinor * left * payouts.salePercent) / (price * 100)), currency };
}

/** Makes a random id that reveals nothing about the order. Stored with the postback, so every try sends the same id. */
function newTxid(site: Site): string {
  return Buffer.from(site.randomBytes(16)).toString("hex");
}
