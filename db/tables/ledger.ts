import { inArray, sql } from "drizzle-orm";
import { k } from "../columns";
import { given, kept, personal, replaced } from "../personal";

/** A member's credits. A CHECK keeps them from going below zero. */
export const ledgerAccounts = k.table(
  "ledger_account",
  {
    id: k.shortId("id").primaryKey(),
    balance: k.int("balance").notNull(),
    /** The day of the two counts below, YYYY-MM-DD. Empty before the first message. */
    day: k.short("day", 10).notNull().default(""),
    /** Credits spent on messages on that day, without deducting returned credits. */
    daySpent: k.int("day_spent").notNull().default(0),
    /** Messages sent to members on that day, paid and free. Counted where premium includes messages. */
    dayMessages: k.int("day_messages").notNull().default(0),
  },
  (t) => [k.check("ledger_account_balance_ck", sql`${t.balance} >= 0`)],
);

/** The site must keep rows about paid credits. After an erasure the id in these rows belongs to nobody. */
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

export type Cause =
  | "grant"
  /**
   * Credits spent on a message. Also credits returned for a message that nobody will read, or for messages to a member
   * banned for fraud.
   */
  | "message"
  | "return"
  | "fraud"
  | "purchase"
  | "bonus"
  /** Credits given for confirming the email address. */
  | "welcome"
  /** Credits taken back, because the payment was returned. */
  | "refund"
  | "chargeback"
  /** Credits given back, because a chargeback was reversed and the payment returned. */
  | "dispute_won";

/**
 * One half of a movement of credits. Both halves share an id and add up to zero. Rows are only added, and outlive
 * accounts.
 */
export const ledgerEntries = k.table(
  "ledger_entry",
  {
    id: k.shortId("id").notNull(),
    /** A member's id, or `HOUSE`. */
    accountId: k.shortId("account_id").notNull(),
    otherId: k.shortId("other_id").notNull(),
    amount: k.int("amount").notNull(),
    cause: k.word("cause").$type<Cause>().notNull(),
    /** The cause's key, so that a repeated request moves credits once. */
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
 * Keys of messages come from browsers and may contain anything. Keys of orders are our own, and show which credits are
 * unused.
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

/** An operator's reason for giving or taking credits. `key` is the key of the movement. */
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

/**
 * The account on the other side of every movement. This account has no balance, because every payment would have to
 * wait to change the balance.
 */
export const HOUSE = "house";
