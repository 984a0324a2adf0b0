import { k } from "../columns";
import { given, kept, personal } from "../personal";

/** The seller's data when the receipt was made. */
export interface Seller {
  name: string;
  address: string;
  city: string;
  country: string;
  kvk?: string | undefined;
  vatNumbers: readonly string[];
}

/**
 * A receipt, or a credit note if `minor` is below zero. Numbers begin at 1 and follow the order of commits without
 * gaps.
 */
export const receipts = k.table(
  "receipt",
  {
    number: k.int("number").primaryKey(),
    orderId: k.id("order_id").notNull(),
    memberId: k.id("member_id").notNull(),
    minor: k.int("minor").notNull(),
    vatMinor: k.int("vat_minor").notNull(),
    netMinor: k.int("net_minor").notNull(),
    seller: k.json<Seller>("seller").notNull(),
    at: k.ms("at").notNull(),
  },
  (t) => [k.index("receipt_order_ix").on(t.orderId), k.index("receipt_member_ix").on(t.memberId)],
);

export const receiptData = personal(receipts, {
  export: { as: "receipts", of: ["memberId"], order: "number" },
  erase: { of: ["memberId"], rows: "keep" },
  columns: {
    number: kept(given),
    orderId: kept(given),
    memberId: kept(given),
    minor: kept(given),
    vatMinor: kept(given),
    netMinor: kept(given),
    seller: kept(given),
    at: kept(given),
  },
});

/**
 * The last used number of a receipt, in one row. The number changes in the commit that uses it, so there are no gaps.
 */
export const receiptCounters = k.table("receipt_counter", {
  id: k.shortId("id").primaryKey(),
  last: k.int("last").notNull(),
});

/** The rows are not personal: no person has this id. */
export const receiptCounterData = personal(receiptCounters, {
  export: { as: "receipt_counters", of: ["id"] },
  erase: { of: ["id"], rows: "keep" },
  columns: { id: kept(given), last: kept(given) },
});
