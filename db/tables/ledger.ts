import { sql } from "drizzle-orm";
import { k } from "../columns";

/** A member's credits. The database itself keeps them from going below zero. */
export const ledgerAccounts = k.table(
  "ledger_account",
  {
    /** The member's id. */
    id: k.id("id").primaryKey(),
    balance: k.int("balance").notNull(),
  },
  (t) => [k.check("ledger_account_balance_ck", sql`${t.balance} >= 0`)],
);

/** Why credits moved. */
export type Cause = "grant" | "message";

/**
 * Half of a movement: what one account got, or gave where it is below zero. The two halves have one id and add up to
 * nothing. Never changed, only added; no row that it belongs to, so that what was charged outlives who was charged.
 */
export const ledgerEntries = k.table(
  "ledger_entry",
  {
    id: k.id("id").notNull(),
    /** A member's id, or `HOUSE`. */
    accountId: k.id("account_id").notNull(),
    /** Whom it moved from or to. */
    otherId: k.id("other_id").notNull(),
    amount: k.int("amount").notNull(),
    cause: k.text("cause").$type<Cause>().notNull(),
    /** Of whoever caused it, so that a repeated request moves credits once. */
    key: k.text("key").notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [
    k.primaryKey({ columns: [t.accountId, t.id] }),
    k.unique("ledger_entry_key_ux").on(t.accountId, t.otherId, t.cause, t.key),
    k.check("ledger_entry_amount_ck", sql`${t.amount} <> 0`),
  ],
);

/** The other side of every movement. It has no balance of its own: all members would wait for each other to change it. */
export const HOUSE = "house";
