import { inArray, sql } from "drizzle-orm";
import { k } from "../columns";
import { given, kept, personal, replaced } from "../personal";

/** A member's credits. The database itself keeps them from going below zero. */
export const ledgerAccounts = k.table(
  "ledger_account",
  {
    /** The member's id. */
    id: k.shortId("id").primaryKey(),
    balance: k.int("balance").notNull(),
    /** The tenant's calendar day that the two counts below belong to, YYYY-MM-DD. Empty before the first message. */
    day: k.short("day", 10).notNull().default(""),
    /** Credits spent on messages on that day. Credits that are given back are not deducted. */
    daySpent: k.int("day_spent").notNull().default(0),
    /** Messages sent to members on that day, paid and free. Counted where premium includes messages. */
    dayMessages: k.int("day_messages").notNull().default(0),
  },
  (t) => [k.check("ledger_account_balance_ck", sql`${t.balance} >= 0`)],
);

/** Paid credits have to be kept; the id is nobody's then. */
export const ledgerAccountData = personal(ledgerAccounts, {
  export: { as: "credits", of: ["id"] },
  erase: { of: ["id"], rows: "keep" },
  columns: {
    id: kept(given),
    balance: kept(given),
    day: kept(given),
    daySpent: kept(given),
    dayMessages: kept(given),
  },
});

/** Why credits moved. */
export type Cause =
  /** Given or taken by an operator. */
  | "grant"
  /** Spent on a message; given back for one that nobody will read, and for all to somebody who was banned for fraud. */
  | "message"
  | "return"
  | "fraud"
  /** Paid for, and what came on top of it. */
  | "purchase"
  | "bonus"
  /** A present for confirming the address. */
  | "welcome"
  /** Taken back, because the money went back. */
  | "refund"
  | "chargeback"
  /** Given back, because the money of a chargeback came back. */
  | "dispute_won";

/**
 * Half of a movement: what one account got, or gave where it is below zero. The two halves have one id and add up to
 * nothing. Never changed, only added; no row that it belongs to, so that what was charged outlives who was charged.
 */
export const ledgerEntries = k.table(
  "ledger_entry",
  {
    id: k.shortId("id").notNull(),
    /** A member's id, or `HOUSE`. */
    accountId: k.shortId("account_id").notNull(),
    /** Whom it moved from or to. */
    otherId: k.shortId("other_id").notNull(),
    amount: k.int("amount").notNull(),
    cause: k.word("cause").$type<Cause>().notNull(),
    /** Of the cause, so that a repeated request moves credits once. */
    key: k.short("key", 200).notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.accountId, t.id] }),
    k.unique("ledger_entry_key_ux").on(t.accountId, t.otherId, t.cause, t.key),
    k.check("ledger_entry_amount_ck", sql`${t.amount} <> 0`),
  ],
);

const OF_ORDERS: Cause[] = ["purchase", "bonus", "refund", "chargeback", "dispute_won"];

/**
 * Keys of messages come from browsers, which may have put anything into them. Those of orders are the orders' own: they say what of an
 * order is unused, and an erased buyer may withdraw as well.
 */
export const ledgerEntryData = personal(ledgerEntries, {
  export: { as: "credit_movements", of: ["accountId"] },
  erase: { of: ["accountId", "otherId"], rows: "keep" },
  columns: {
    id: kept(given),
    accountId: kept(given),
    otherId: kept(given),
    amount: kept(given),
    cause: kept(given),
    key: replaced(
      given,
      sql`case when ${inArray(ledgerEntries.cause, OF_ORDERS)} then ${ledgerEntries.key} else ${ledgerEntries.id} end`,
    ),
    at: kept(given),
  },
});

/** Why an operator gave or took credits, in the operator's words. `key` is the movement's. */
export const ledgerReasons = k.table(
  "ledger_reason",
  {
    key: k.id("key").primaryKey(),
    memberId: k.id("member_id").notNull(),
    reason: k.text("reason").notNull(),
  },
  (t) => [k.index("ledger_reason_member_ix").on(t.memberId)],
);

export const ledgerReasonData = personal(ledgerReasons, {
  export: { as: "credit_reasons", of: ["memberId"] },
  erase: { of: ["memberId"], rows: "delete" },
  columns: { key: given, memberId: given, reason: given },
});

/** The other side of every movement. It has no balance of its own: all members would wait for each other to change it. */
export const HOUSE = "house";
