import { k } from "../columns";
import { given, kept, personal } from "../personal";
import type { OrderKind } from "./orders";

/** Public prices since a time, one row per change: crossed-out prices need 30 days of history (98/6/EC art. 6a). */
export const prices = k.table("price", {
  id: k.short("id", 120).primaryKey(),
  kind: k.word("kind").$type<OrderKind>().notNull(),
  item: k.short("item", 40).notNull(),
  country: k.word("country").notNull(),
  /** The price in minor units of `currency`, with VAT. */
  amount: k.int("amount").notNull(),
  currency: k.word("currency").notNull(),
  since: k.ms("since").notNull(),
});

/** The rows are not personal: no person has this id. */
export const priceData = personal(prices, {
  export: { as: "prices", of: ["id"] },
  erase: { of: ["id"], rows: "keep" },
  columns: {
    id: kept(given),
    kind: kept(given),
    item: kept(given),
    country: kept(given),
    amount: kept(given),
    currency: kept(given),
    since: kept(given),
  },
});

/** The discount that a member got for staying. A member gets one discount, ever. */
export const stayDiscounts = k.table(
  "stay_discount",
  {
    memberId: k.shortId("member_id").primaryKey(),
    code: k.word("code").notNull(),
    percent: k.int("percent").notNull(),
    createdAt: k.ms("created_at").notNull(),
    expiresAt: k.ms("expires_at").notNull(),
  },
  (t) => [k.unique("stay_discount_code_ux").on(t.code)],
);

export const stayDiscountData = personal(stayDiscounts, {
  export: { as: "stay_discount", of: ["memberId"] },
  erase: { of: ["memberId"], rows: "delete" },
  columns: { memberId: given, code: given, percent: given, createdAt: given, expiresAt: given },
});
