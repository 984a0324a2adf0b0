import { sql } from "drizzle-orm";
import { k } from "../columns";
import { columnValue, given, kept, personal, replaced, withheld } from "../personal";

/** `held`: under review, because the payment does not match the order. */
export type OrderState = "open" | "paid" | "failed" | "expired" | "canceled" | "held" | "refunded";

export type OrderKind = "credits" | "premium";

/** Evidence of the country in which a buyer lives (Implementing Regulation 282/2011, art. 24f). */
export interface VatEvidence {
  kind: "billing" | "ip" | "card" | "declared";
  country: string;
  /** The source of the evidence, e.g. `mollie`. */
  source: string;
  at: number;
}

/** Amounts are in minor units of `currency`. No reference to the account: by tax law the order outlives its member. */
export const orders = k.table(
  "payment_order",
  {
    /** 128 random bits in hex, which open the order's page without a log-in. */
    id: k.id("id").primaryKey(),
    memberId: k.id("member_id").notNull(),
    /** The key of the request. Requests with the same key make one order. */
    key: k.text("key").notNull(),
    kind: k.text("kind").$type<OrderKind>().notNull(),
    /** The id of the package or the term in the tenant's config. */
    item: k.text("item").notNull(),
    title: k.text("title").notNull(),
    credits: k.int("credits").notNull(),
    bonus: k.int("bonus").notNull(),
    /** The days of premium; 0 for an order of credits. */
    days: k.int("days").notNull(),
    /** The price in minor units, with VAT. */
    price: k.int("price").notNull(),
    currency: k.text("currency").notNull(),
    /** The country of the price list. */
    country: k.text("country").notNull(),
    vatCountry: k.text("vat_country").notNull(),
    /** The VAT rate in hundredths of a per cent: 2100 is 21 %. */
    vatRate: k.int("vat_rate").notNull(),
    vatMinor: k.int("vat_minor").notNull(),
    netMinor: k.int("net_minor").notNull(),
    /** The party that declares the VAT. */
    vatCollectedBy: k.text("vat_collected_by").$type<"operator" | "processor">().notNull(),
    evidence: k.json<VatEvidence[]>("evidence").notNull(),
    discountCode: k.text("discount_code"),
    language: k.text("language").notNull(),
    provider: k.text("provider").notNull(),
    providerRef: k.text("provider_ref"),
    /** The address where the buyer pays. Null once the order is no longer open. */
    redirectUrl: k.text("redirect_url"),
    /** The provider's name for the payment method, if the buyer chose one here. */
    method: k.text("method"),
    state: k.text("state").$type<OrderState>().notNull(),
    /** Why the order is under review or failed, for an operator. */
    reason: k.text("reason"),
    /** When the buyer requested an immediate start. Null if the buyer did not. */
    beginAt: k.ms("begin_at"),
    beginWords: k.text("begin_words"),
    /** The days in which the buyer may withdraw; 0 if no law grants a withdrawal. */
    withdrawalDays: k.int("withdrawal_days").notNull(),
    withdrawnAt: k.ms("withdrawn_at"),
    createdAt: k.ms("created_at").notNull(),
    paidAt: k.ms("paid_at"),
    /**
     * When the provider sent a notice. Null without a notice, also if the payment was found when the buyer returned.
     */
    noticedAt: k.ms("noticed_at"),
    premiumUntil: k.ms("premium_until"),
    receiptNumber: k.int("receipt_number"),
    refundedMinor: k.int("refunded_minor").notNull().default(0),
    chargedBackMinor: k.int("charged_back_minor").notNull().default(0),
    /** The credits that could not be withdrawn, because the member had spent them. */
    owedCredits: k.int("owed_credits").notNull().default(0),
    /** A keyed hash of the buyer's address, for a withdrawal without an account. Null once that period is over. */
    buyerHash: k.text("buyer_hash"),
    /**
     * The conversation from which the buyer came, to which the receipt links. Null if the buyer came from another page.
     */
    conversationId: k.id("conversation_id"),
  },
  (t) => [
    k.unique("payment_order_key_ux").on(t.memberId, t.key),
    k.unique("payment_order_ref_ux").on(t.provider, t.providerRef),
    k.index("payment_order_member_ix").on(t.memberId, k.desc(t.createdAt)),
    k.index("payment_order_state_ix").on(t.state, t.createdAt),
    k.check("payment_order_price_ck", sql`${t.price} > 0 and ${t.vatMinor} + ${t.netMinor} = ${t.price}`),
  ],
);

/** Tax law requires orders and their evidence for ten years. The member's id belongs to nobody afterwards. */
export const orderData = personal(orders, {
  export: { as: "orders", of: ["memberId"], order: "createdAt" },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    id: kept(given),
    memberId: kept(given),
    key: replaced(given, columnValue(orders.id)),
    kind: kept(given),
    item: kept(given),
    title: kept(given),
    credits: kept(given),
    bonus: kept(given),
    days: kept(given),
    price: kept(given),
    currency: kept(given),
    country: kept(given),
    vatCountry: kept(given),
    vatRate: kept(given),
    vatMinor: kept(given),
    netMinor: kept(given),
    vatCollectedBy: kept(given),
    evidence: kept(given),
    discountCode: kept(given),
    language: kept(given),
    provider: kept(given),
    providerRef: kept(given),
    redirectUrl: replaced(given, null),
    method: kept(given),
    state: kept(given),
    reason: kept(given),
    beginAt: kept(given),
    beginWords: kept(given),
    withdrawalDays: kept(given),
    withdrawnAt: kept(given),
    createdAt: kept(given),
    paidAt: kept(given),
    noticedAt: kept(given),
    premiumUntil: kept(given),
    receiptNumber: kept(given),
    refundedMinor: kept(given),
    chargedBackMinor: kept(given),
    owedCredits: kept(given),
    buyerHash: kept(withheld("only says whether an address is the buyer's")),
    conversationId: replaced(given, null),
  },
});

/** A discount code that a member may use once. The row exists from the first order with it. */
export const codeClaims = k.table(
  "code_claim",
  {
    memberId: k.shortId("member_id").notNull(),
    code: k.word("code").notNull(),
    /** The newest open order with the code, or the paid order. Null if the code is free again. */
    orderId: k.shortId("order_id"),
    /** When the code was used. Null if it was not used. */
    usedAt: k.ms("used_at"),
  },
  (t) => [k.primaryKey({ columns: [t.memberId, t.code] }), k.index("code_claim_order_ix").on(t.orderId)],
);

export const codeClaimData = personal(codeClaims, {
  export: { as: "discount_codes", of: ["memberId"] },
  erase: { of: ["memberId"], rows: "delete" },
  columns: { memberId: given, code: given, orderId: given, usedAt: given },
});

/** `dispute_won`: the buyer's bank reversed a chargeback, so the amounts are below zero. */
export type RefundCause = "withdrawal" | "operator" | "provider" | "chargeback" | "dispute_won";

/** `by_hand`: the provider leaves the refund to an operator. */
export type RefundState = "waiting" | "done" | "by_hand";

/** A full or partial refund of an order. */
export const refunds = k.table(
  "refund",
  {
    id: k.id("id").primaryKey(),
    orderId: k.id("order_id").notNull(),
    memberId: k.id("member_id").notNull(),
    cause: k.text("cause").$type<RefundCause>().notNull(),
    reason: k.text("reason"),
    minor: k.int("minor").notNull(),
    /** The credits that were taken back. `owed` counts those that the member had already spent. */
    credits: k.int("credits").notNull(),
    owed: k.int("owed").notNull(),
    /** The time of premium that was taken back, in ms. */
    premiumMs: k.ms("premium_ms").notNull().default(0),
    state: k.text("state").$type<RefundState>().notNull(),
    /** Why an operator must make the refund by hand. */
    problem: k.text("problem"),
    at: k.ms("at").notNull(),
    receiptNumber: k.int("receipt_number").notNull(),
  },
  (t) => [
    k.index("refund_order_ix").on(t.orderId),
    k.index("refund_member_ix").on(t.memberId),
    k.index("refund_open_ix").on(t.at, t.id).where(sql`state in ('by_hand', 'waiting')`),
  ],
);

export const refundData = personal(refunds, {
  export: { as: "refunds", of: ["memberId"], order: "at" },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    id: kept(given),
    orderId: kept(given),
    memberId: kept(given),
    cause: kept(given),
    reason: replaced(given, null),
    minor: kept(given),
    credits: kept(given),
    owed: kept(given),
    premiumMs: kept(given),
    state: kept(given),
    problem: kept(given),
    at: kept(given),
    receiptNumber: kept(given),
  },
});

/** A payment that matches no order, or not the order that it names. Nothing is booked. Repeated notices are one row. */
export const heldPayments = k.table(
  "held_payment",
  {
    id: k.id("id").primaryKey(),
    provider: k.text("provider").notNull(),
    providerRef: k.text("provider_ref").notNull(),
    reason: k.text("reason").notNull(),
    orderId: k.id("order_id"),
    memberId: k.id("member_id"),
    /** The amount paid, if the provider says so. */
    minor: k.int("minor"),
    currency: k.text("currency"),
    at: k.ms("at").notNull(),
    resolvedAt: k.ms("resolved_at"),
    resolution: k.text("resolution"),
  },
  (t) => [
    k.unique("held_payment_ux").on(t.provider, t.providerRef, t.reason),
    k.index("held_payment_order_ix").on(t.orderId),
    k.index("held_payment_open_ix").on(t.at, t.id).where(sql`resolved_at is null`),
  ],
);

export const heldPaymentData = personal(heldPayments, {
  export: { as: "held_payments", of: ["memberId"], order: "at" },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    id: kept(given),
    provider: kept(given),
    providerRef: kept(given),
    reason: kept(given),
    orderId: kept(given),
    memberId: kept(given),
    minor: kept(given),
    currency: kept(given),
    at: kept(given),
    resolvedAt: kept(given),
    resolution: replaced(given, null),
  },
});
