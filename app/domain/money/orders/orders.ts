import type { Member } from "~/app/domain/member";
import type { Money } from "~/app/domain/money";
import {
  GatewayRefusal,
  GatewayUnavailable,
  type PayableOrder,
  type StartedPayment,
} from "~/app/domain/money/payments/payments";
import type { Site } from "~/app/domain/site";
import { fitting } from "~/app/domain/texts";
import type { Conn } from "~/db/handle";
import type { Asked, Page } from "~/db/pages";
import type { OrderKind, OrderState, VatEvidence } from "~/db/tables";
import { enqueueFirstCheck } from "./checks";
import { claimCode, reclaimCode } from "./claims";
import { orderNotFound, paymentRefused, providerUnavailable } from "./orders.errors";
import {
  changeOrder,
  countByState,
  insertOrder,
  newestPaid,
  noteStarted,
  type Order,
  orderById,
  orderByRef,
  ordersOfMember,
} from "./orders.queries";
import { orderOfReceipt } from "./receipts.queries";

export { ordersPaid, ordersPlaced, refundsMade } from "./history.queries";
export { noticesOf, type Order } from "./orders.queries";
export { giveBackTime } from "./terms";

/** A priced purchase: the caller has computed price, discount and VAT from the tenant's config. */
export interface Purchase {
  /** The request's key: a member has one order per key. */
  key: string;
  kind: OrderKind;
  /** Id of the package or term in the tenant's config. */
  item: string;
  /** Title in the buyer's language, for the provider's page and the receipt. At most 100 characters. */
  title: string;
  /** A whole number; 0 for premium. */
  credits: number;
  bonus: number;
  /** Days of the premium term; 0 for credits. */
  days: number;
  price: Money;
  /** The country whose prices apply, ISO 3166-1 alpha-2. */
  country: string;
  vat: Vat;
  /** Days of the right of withdrawal; 0 if no law grants one. */
  withdrawalDays: number;
  /** Text of the box that requested the service at once. Undefined if it was not ticked. */
  beginAtOnce?: string | undefined;
  discountCode?: string | undefined;
  /** Whether the member may use that code for one order only. */
  codeOnce?: boolean;
  method?: string | undefined;
  conversation?: string | undefined;
}

/** The VAT in a price. `minor` and `netMinor` add up to the price. */
export interface Vat {
  country: string;
  /** The VAT rate in hundredths of a per cent: 2100 is 21 %. */
  rate: number;
  minor: number;
  netMinor: number;
  collectedBy: "operator" | "processor";
  evidence: VatEvidence[];
}

export interface StartedOrder {
  order: Order;
  /** The page where the buyer pays. For an order that is no longer open, the order's own page. */
  redirectUrl: string;
}

/**
 * Places an order and begins its payment. The same key continues the same order. Throws `orders.provider_unavailable`,
 * `orders.refused`, `orders.code_used`.
 */
export async function startOrder(site: Site, member: Member, purchase: Purchase): Promise<StartedOrder> {
  const order = await site.db.transact(async (tx) => {
    const placed = await insertOrder(tx, orderFrom(site, member, purchase));
    if (purchase.codeOnce && placed.state === "open") await claimCode(tx, placed);
    await enqueueFirstCheck(site, tx, placed);
    return placed;
  });
  return begun(site, member, order);
}

/** Returns where the buyer continues an unpaid order. Throws `orders.not_found`, and like `startOrder`. */
export async function continueOrder(site: Site, member: Member, id: string): Promise<StartedOrder> {
  const order = await ownOrder(site, member, id);
  if (order.state === "open") await site.db.transact((tx) => reclaimCode(tx, order));
  return begun(site, member, order);
}

async function begun(site: Site, member: Member, order: Order): Promise<StartedOrder> {
  if (order.state !== "open") return { order, redirectUrl: pageOf(site, order) };
  const { provider } = order;
  // The site has changed its provider since the order, so the order can no longer be paid.
  if (provider !== site.tenant.payments.provider) throw paymentRefused();
  if (order.redirectUrl !== null) return { order, redirectUrl: order.redirectUrl };
  try {
    const gateway = await site.gateway(provider);
    if (!gateway) throw paymentRefused();
    return await kept(site, order, await gateway.create(payable(site, member, order)));
  } catch (error) {
    // The request came twice, and the other request has been answered.
    const current = await orderWith(site, order.id);
    if (current.state === "open" && current.redirectUrl !== null) {
      return { order: current, redirectUrl: current.redirectUrl };
    }
    if (error instanceof GatewayUnavailable) {
      site.log.warn({ order: order.id, reason: error.message }, "a payment could not be started");
      throw providerUnavailable({ retryAfter: 30 });
    }
    if (!(error instanceof GatewayRefusal)) throw error;
    site.log.error({ order: order.id, reason: error.message }, "the provider refused a payment");
    const change = { state: "failed" as const, reason: error.message };
    await site.db.transact((tx) => changeOrder(tx, order.id, ["open"], change));
    throw paymentRefused();
  }
}

/**
 * Stores a payment that was begun. If an order has two, keeps the first, because notices are matched with the stored
 * one.
 */
async function kept(site: Site, order: Order, { redirectUrl, providerRef }: StartedPayment): Promise<StartedOrder> {
  const protocol = URL.canParse(redirectUrl) ? new URL(redirectUrl).protocol : "";
  if (!/^https?:$/.test(protocol)) throw new GatewayUnavailable(`${order.provider} gave no page to pay on`);
  // A payment without an id is not stored at the provider yet, so its address is computed again each time.
  if (!providerRef) return { order, redirectUrl };
  const current = await site.db.transact(async (tx) => {
    const placed = await orderById(tx, order.id);
    // The request came twice, and the provider refused the other request. The payment of this request is valid.
    if (placed?.state === "failed" && placed.providerRef === null) {
      await changeOrder(tx, order.id, ["failed"], { state: "open", reason: null });
      await reclaimCode(tx, order);
    }
    await noteStarted(tx, order.id, { redirectUrl, providerRef });
    return (await orderById(tx, order.id))!;
  });
  return { order: current, redirectUrl: current.redirectUrl ?? pageOf(site, current) };
}

/** Returns an order to anyone who knows its id; the page decides what a stranger sees. Throws `orders.not_found`. */
export async function orderWith(site: Site, id: string): Promise<Order> {
  const order = isOrderId(id) ? await site.db.read((conn) => orderById(conn, id)) : undefined;
  if (!order) throw orderNotFound();
  return order;
}

/** Returns the member's own order. Throws `orders.not_found`, also for another member's. */
export async function ownOrder(site: Site, member: Pick<Member, "id">, id: string): Promise<Order> {
  const order = await orderWith(site, id);
  if (order.memberId !== member.id) throw orderNotFound();
  return order;
}

export function ordersOf(site: Site, member: Pick<Member, "id">, asked: Asked = {}): Promise<Page<Order>> {
  return site.db.read((conn) => ordersOfMember(conn, member.id, asked));
}

export function ordersByState(site: Pick<Site, "db">): Promise<{ state: OrderState; orders: number }[]> {
  return site.db.read(countByState);
}

export async function hasPaid(site: Pick<Site, "db">, ids: readonly string[]): Promise<boolean> {
  return site.db.read(async (conn) => {
    for (const id of ids) if (await newestPaid(conn, id, {})) return true;
    return false;
  });
}

export async function hasPaidWith(site: Pick<Site, "db">, member: Pick<Member, "id">, discountCode: string) {
  return (await site.db.read((conn) => newestPaid(conn, member.id, { discountCode }))) !== undefined;
}

export function lastPaid(site: Pick<Site, "db">, member: Pick<Member, "id">): Promise<Order | undefined> {
  return site.db.read((conn) => newestPaid(conn, member.id, { kind: "credits" }));
}

function orderFrom(site: Site, member: Member, purchase: Purchase) {
  const { price, vat, beginAtOnce, discountCode, codeOnce: _, method, conversation, title, ...rest } = purchase;
  const now = site.now();
  return {
    ...rest,
    title: fitting(title, 100),
    id: Buffer.from(site.randomBytes(16)).toString("hex"),
    memberId: member.id,
    price: price.amount,
    currency: price.currency,
    vatCountry: vat.country,
    vatRate: vat.rate,
    vatMinor: vat.minor,
    netMinor: vat.netMinor,
    vatCollectedBy: vat.collectedBy,
    evidence: vat.evidence,
    discountCode: discountCode ?? null,
    method: method ?? null,
    conversationId: conversation ?? null,
    language: member.language,
    provider: site.tenant.payments.provider,
    state: "open" as const,
    beginAt: beginAtOnce === undefined ? null : now,
    beginWords: beginAtOnce ?? null,
    createdAt: now,
  };
}

function payable(site: Site, member: Member, order: Order): PayableOrder {
  const page = pageOf(site, order);
  return {
    id: order.id,
    price: { amount: order.price, currency: order.currency },
    description: order.title,
    language: order.language,
    email: member.email,
    method: order.method ?? undefined,
    returnUrl: page,
    cancelUrl: page,
    noticeUrl: new URL(`/payments/notices/${order.provider}`, site.tenant.origin).href,
  };
}

function pageOf({ tenant }: Site, { id }: Order): string {
  return new URL(`/transactions/${id}`, tenant.origin).href;
}

function isOrderId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

export type OrderMark = "order" | "receipt" | "reference";

/** Returns who bought under an order's id, a receipt's number, or a provider's name of the payment. */
export async function buyersOf(
  { tenant }: Pick<Site, "tenant">,
  conn: Conn,
  word: string,
): Promise<{ id: string; by: OrderMark }[]> {
  const found: { id: string; by: OrderMark }[] = [];
  const order = /^[0-9a-f]{32}$/.test(word) ? await orderById(conn, word) : undefined;
  if (order) found.push({ id: order.memberId, by: "order" });
  const [, number] = /^#?(\d{1,9})$/.exec(word) ?? [];
  const receipt = number === undefined ? undefined : await orderOfReceipt(conn, Number(number));
  if (receipt) found.push({ id: receipt.memberId, by: "receipt" });
  const { provider, former } = tenant.payments;
  for (const each of new Set([provider, ...former.map((one) => one.provider)])) {
    const paid = await orderByRef(conn, each, word);
    if (paid) found.push({ id: paid.memberId, by: "reference" });
  }
  return found;
}
