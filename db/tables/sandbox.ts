import { k } from "../columns";
import { given, personal } from "../personal";

export type SandboxState = "open" | "paid" | "failed" | "expired" | "canceled";

/** A payment at the sandbox, a provider simulated by the product. No money moves. */
export const sandboxPayments = k.table(
  "sandbox_payment",
  {
    /** 128 random bits in hex. Anyone who knows the id can pay. */
    id: k.id("id").primaryKey(),
    orderId: k.id("order_id").notNull(),
    /** The payer's address, as a provider would get it. */
    email: k.text("email").notNull(),
    price: k.int("price").notNull(),
    currency: k.text("currency").notNull(),
    description: k.text("description").notNull(),
    returnUrl: k.text("return_url").notNull(),
    cancelUrl: k.text("cancel_url").notNull(),
    state: k.text("state").$type<SandboxState>().notNull(),
    method: k.text("method"),
    refunded: k.int("refunded").notNull().default(0),
    chargedBack: k.int("charged_back").notNull().default(0),
    /** Keys of completed refunds, so that a repeated request refunds once. */
    refundKeys: k.json<string[]>("refund_keys").notNull(),
    createdAt: k.ms("created_at").notNull(),
  },
  (t) => [k.unique("sandbox_payment_order_ux").on(t.orderId)],
);

export const sandboxPaymentData = personal(sandboxPayments, {
  export: { as: "sandbox_payments", of: ["email"], order: "createdAt" },
  erase: { of: ["email"], rows: "delete" },
  columns: {
    id: given,
    orderId: given,
    email: given,
    price: given,
    currency: given,
    description: given,
    returnUrl: given,
    cancelUrl: given,
    state: given,
    method: given,
    refunded: given,
    chargedBack: given,
    refundKeys: given,
    createdAt: given,
  },
});
