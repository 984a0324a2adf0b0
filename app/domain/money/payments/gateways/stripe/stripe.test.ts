import Stripe from "stripe";
import { beforeAll, expect, test } from "vitest";
import { type Provider, startProvider } from "~/tests/support/provider-server";
import { type Gateway, GatewayRefusal, GatewayUnavailable, NoticeRefused, type PayableOrder } from "../../gateway";
import { stripe } from "./stripe";

const SECRET = "whsec_a_secret_of_the_tests";

const order: PayableOrder = {
  id: "order-1",
  price: { amount: 1000, currency: "EUR" },
  description: "100 credits",
  language: "fr",
  email: "anna@example.com",
  returnUrl: "https://velvet.test/back",
  cancelUrl: "https://velvet.test/cancel",
  noticeUrl: "https://velvet.test/notice",
};

const payment = { orderId: "order-1", providerRef: "cs_1", price: order.price };

let provider: Provider;
let gateway: Gateway;
beforeAll(async () => {
  provider = await startProvider(() => ({ status: 500 }));
  const server = { host: "127.0.0.1", port: provider.port, protocol: "http" as const };
  gateway = stripe({ apiKey: "sk_test_1", webhookSecret: SECRET, server });
});

test("a session begins with the order as reference and as idempotency key", async () => {
  provider.answer = () => ({ json: session({ url: "https://pay.example/cs_1" }) });
  expect(await gateway.create(order)).toEqual({ redirectUrl: "https://pay.example/cs_1", providerRef: "cs_1" });
  const asked = provider.asked.at(-1)!;
  expect(asked.url.pathname).toBe("/v1/checkout/sessions");
  expect(asked.headers["idempotency-key"]).toBe("order-1");
  expect(Object.fromEntries(new URLSearchParams(asked.body))).toMatchObject({
    mode: "payment",
    client_reference_id: "order-1",
    "line_items[0][price_data][currency]": "eur",
    "line_items[0][price_data][unit_amount]": "1000",
  });
});

test("a key reused with other parameters says nothing about the order", async () => {
  const error = { type: "idempotency_error", message: "Keys can only be used with the same parameters" };
  provider.answer = () => ({ status: 400, json: { error } });
  await expect(gateway.create(order)).rejects.toThrow(GatewayUnavailable);
});

test("a signed event is a hint", async () => {
  const notice = await gateway.parse(
    posted(event({ object: "checkout.session", id: "cs_1", metadata: { order: "order-1" } })),
  );
  expect(notice).toMatchObject({
    orderId: "order-1",
    providerRef: "cs_1",
    signed: true,
    proven: undefined,
    ack: { status: 200 },
  });
  const ofCharge = event({ object: "charge", id: "ch_1", metadata: { order: "order-1" } });
  expect(await gateway.parse(posted(ofCharge))).toMatchObject({ orderId: "order-1", providerRef: undefined });
});

test("an event that is changed, unsigned, signed with another secret, or old is refused", async () => {
  const text = event({ object: "checkout.session", id: "cs_1" });
  const raw = posted(text);
  await expect(gateway.parse({ ...raw, body: Buffer.from(`${text} `) })).rejects.toThrow(NoticeRefused);
  await expect(gateway.parse({ ...raw, headers: new Headers() })).rejects.toThrow(NoticeRefused);
  await expect(gateway.parse(posted(text, { secret: "whsec_other" }))).rejects.toThrow(NoticeRefused);
  const old = Math.floor(Date.now() / 1000) - 301;
  await expect(gateway.parse(posted(text, { timestamp: old }))).rejects.toThrow(NoticeRefused);
});

test.each([
  [{ status: "complete", payment_status: "paid" }, { state: "paid" }],
  [{ status: "complete", payment_status: "unpaid" }, { state: "open" }],
  [{ status: "open", payment_status: "unpaid" }, { state: "open" }],
  [{ status: "expired", payment_status: "unpaid" }, { state: "expired" }],
  [
    { status: "complete", payment_status: "paid", payment_intent: intent({ amount_refunded: 300 }) },
    { state: "paid", refunded: 300, chargedBack: 0, payerCountry: "FR" },
  ],
])("fetch maps the status of a session with %o", async (changes, expected) => {
  provider.answer = () => ({ json: session(changes) });
  expect(await gateway.fetch(payment)).toMatchObject({ price: order.price, orderId: "order-1", ...expected });
});

test.each([
  [["needs_response"], 1000],
  [["under_review"], 1000],
  [["lost"], 1000],
  [["won"], 0],
  [["warning_needs_response"], 0],
  [["warning_closed"], 0],
  [["won", "lost"], 1000],
])("a charge that stays disputed counts by the state of its disputes: %o", async (states, chargedBack) => {
  provider.answer = ({ url }) => {
    if (url.pathname !== "/v1/disputes")
      return { json: session({ payment_status: "paid", payment_intent: intent({ disputed: true }) }) };
    const data = states.map((status) => ({ object: "dispute", status, amount: 1000, charge: "ch_1" }));
    return { json: { object: "list", data, has_more: false } };
  };
  expect(await gateway.fetch(payment)).toMatchObject({ state: "paid", chargedBack });
  expect(provider.asked.at(-1)!.url.searchParams.get("charge")).toBe("ch_1");
});

test("an event of a dispute finds its order by the payment, whose metadata it does not repeat", async () => {
  provider.answer = ({ url }) => {
    const found = url.pathname === "/v1/payment_intents/pi_1" ? { order: "order-1" } : {};
    return { json: { object: "payment_intent", id: "pi_1", metadata: found } };
  };
  const dispute = { object: "dispute", id: "du_1", charge: "ch_1", payment_intent: "pi_1", metadata: {} };
  expect(await gateway.parse(posted(event(dispute)))).toMatchObject({ orderId: "order-1", providerRef: undefined });
});

test("a session unknown to Stripe is undefined, and a failure throws", async () => {
  provider.answer = () => ({
    status: 404,
    json: { error: { type: "invalid_request_error", message: "No such session" } },
  });
  expect(await gateway.fetch(payment)).toBeUndefined();
  provider.answer = () => ({ status: 500, json: { error: { type: "api_error", message: "later" } } });
  await expect(gateway.fetch(payment)).rejects.toThrow(GatewayUnavailable);
});

test("a part is refunded under a key that Stripe may have forgotten, and nothing if nothing was paid", async () => {
  let made: object[] = [{ object: "refund", id: "re_0", metadata: {}, status: "succeeded" }];
  provider.answer = ({ method, url }) => {
    if (method === "POST") return { json: { object: "refund", id: "re_1" } };
    if (url.pathname === "/v1/refunds") return { json: { object: "list", data: made, has_more: false } };
    return { json: session({ payment_intent: "pi_1" }) };
  };
  const posts = () => provider.asked.filter(({ url, method }) => method === "POST" && url.pathname === "/v1/refunds");
  const again = () => gateway.refund(payment, { amount: 400, currency: "EUR" }, "r1");
  await again();
  const [asked] = posts();
  expect(asked!.headers["idempotency-key"]).toBe("r1");
  const refund = { payment_intent: "pi_1", amount: "400", "metadata[refund]": "r1" };
  expect(Object.fromEntries(new URLSearchParams(asked!.body))).toEqual(refund);
  made = [{ object: "refund", id: "re_1", metadata: { refund: "r1" }, status: "succeeded" }];
  await again();
  expect(posts()).toHaveLength(1);
  made = [{ object: "refund", id: "re_1", metadata: { refund: "r1" }, status: "failed" }];
  await again();
  expect(posts()).toHaveLength(2);
  provider.answer = () => ({ json: session({ payment_intent: null }) });
  await expect(gateway.refund(payment, order.price, "r2")).rejects.toThrow(GatewayRefusal);
});

function session(changes: object) {
  return {
    object: "checkout.session",
    id: "cs_1",
    url: null,
    status: "open",
    payment_status: "unpaid",
    payment_intent: null,
    amount_total: 1000,
    currency: "eur",
    client_reference_id: "order-1",
    ...changes,
  };
}

function intent(charge: object) {
  const card = { card: { country: "FR" } };
  return {
    object: "payment_intent",
    id: "pi_1",
    latest_charge: { object: "charge", id: "ch_1", amount: 1000, payment_method_details: card, ...charge },
  };
}

function event(object: object): string {
  return JSON.stringify({ id: "evt_1", object: "event", type: "checkout.session.completed", data: { object } });
}

function posted(text: string, { secret = SECRET, timestamp }: { secret?: string; timestamp?: number } = {}) {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp } as never);
  const headers = new Headers({ "content-type": "application/json", "stripe-signature": signature });
  return { method: "POST", query: new URLSearchParams(), headers, body: Buffer.from(text), address: "203.0.113.9" };
}
