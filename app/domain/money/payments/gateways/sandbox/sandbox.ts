import type { GatewayGround } from "../../gateway";
import {
  type Gateway,
  GatewayRefusal,
  NoticeRefused,
  type PayableOrder,
  type PaymentReference,
  type PaymentStatus,
} from "../../gateway";
import { addRefund, insertPayment, paymentById, type SandboxPayment } from "./sandbox.queries";

type Ground = Pick<GatewayGround, "db" | "now" | "randomBytes">;

/** A provider inside the engine. Notices only name a payment. No money moves. See `routes/payments/sandbox`. */
export function sandbox(ground: Ground): Gateway {
  return {
    provider: "sandbox",
    capabilities: { fetchable: true, partialRefund: true, signsAmount: false, noticeMethod: "POST" },

    async create(order) {
      const id = await ground.db.transact((tx) => insertPayment(tx, paymentOf(order, ground)));
      return { redirectUrl: new URL(`/payments/sandbox/${id}`, order.returnUrl).href, providerRef: id };
    },

    async parse({ method, body }) {
      if (method !== "POST") throw new NoticeRefused("The sandbox posts its notices");
      const id = new URLSearchParams(body.toString("utf8")).get("id");
      if (!id || !/^[0-9a-f]{32}$/.test(id)) throw new NoticeRefused("names no payment");
      return { orderId: undefined, providerRef: id, signed: false, proven: undefined, ack: { status: 200, body: "" } };
    },

    async fetch({ providerRef }: PaymentReference) {
      const payment = providerRef && (await ground.db.read((conn) => paymentById(conn, providerRef)));
      return payment ? statusOf(payment) : undefined;
    },

    async refund({ providerRef }, money, key) {
      await ground.db.transact(async (tx) => {
        const payment = providerRef ? await paymentById(tx, providerRef) : undefined;
        if (payment?.state !== "paid") throw new GatewayRefusal("The sandbox: nothing was paid");
        if (payment.refundKeys.includes(key)) return;
        const refunded = payment.refunded + money.amount;
        if (refunded + payment.chargedBack > payment.price) throw new GatewayRefusal("The sandbox: more than was paid");
        await addRefund(tx, { id: payment.id, refunded, refundKeys: [...payment.refundKeys, key] });
      });
    },
  };
}

function paymentOf(order: PayableOrder, { randomBytes, now }: Ground): SandboxPayment {
  return {
    id: Buffer.from(randomBytes(16)).toString("hex"),
    orderId: order.id,
    email: order.email,
    price: order.price.amount,
    currency: order.price.currency,
    description: order.description,
    returnUrl: order.returnUrl,
    cancelUrl: order.cancelUrl,
    state: "open",
    method: null,
    refunded: 0,
    chargedBack: 0,
    refundKeys: [],
    createdAt: now(),
  };
}

function statusOf(payment: SandboxPayment): PaymentStatus {
  return {
    state: payment.state,
    price: { amount: payment.price, currency: payment.currency },
    refunded: payment.refunded,
    chargedBack: payment.chargedBack,
    providerRef: payment.id,
    orderId: payment.orderId,
    payerCountry: undefined,
  };
}
