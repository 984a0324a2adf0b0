import { afterAll, beforeAll, expect, test } from "vitest";
import { type Asked, type Provider, type ProviderAnswer, startProvider } from "~/tests/support/provider-server";
import { type Gateway, GatewayRefusal, GatewayUnavailable, NoticeRefused, type PayableOrder } from "../../gateway";
import { mollie } from "./mollie";

const order: PayableOrder = {
  id: "0198a2b4-0000-4000-8000-000000000001",
  price: { amount: 1000, currency: "EUR" },
  description: "100 credits",
  language: "de",
  email: "anna@example.com",
  returnUrl: "https://velvet.test/back",
  cancelUrl: "https://velvet.test/cancel",
  noticeUrl: "https://velvet.test/notice",
};

const KEY = "test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM";
const payment = { orderId: order.id, providerRef: "tr_1", price: order.price };

let provider: Provider;
let gateway: Gateway;
beforeAll(async () => {
  provider = await startProvider(() => ({ status: 500 }), { tls: true });
  gateway = mollie({ apiKey: KEY, endpoint: `${provider.origin}/v2/` });
  // Mollie's library accepts only its own certificate authorities.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
});

afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
});

test("a payment begins at Mollie with the order's id as idempotency key", async () => {
  answering(() => ({ status: 201, json: molliePayment({ status: "open" }) }));
  const started = await gateway.create(order);
  expect(started).toEqual({ redirectUrl: "https://pay.example/tr_1", providerRef: "tr_1" });
  const [asked] = provider.asked;
  expect(asked).toMatchObject({ method: "POST" });
  expect(asked!.headers["idempotency-key"]).toBe(order.id);
  expect(JSON.parse(asked!.body)).toMatchObject({
    amount: { currency: "EUR", value: "10.00" },
    metadata: { order: order.id },
    webhookUrl: order.noticeUrl,
    locale: "de_DE",
  });
});

test("a notice names a payment and proves nothing", async () => {
  expect(await gateway.parse(posted("id=tr_1"))).toEqual({
    orderId: undefined,
    providerRef: "tr_1",
    signed: false,
    proven: undefined,
    ack: { status: 200, body: "" },
  });
  for (const wrong of ["id=", "id=../refunds", "status=paid"]) {
    await expect(gateway.parse(posted(wrong))).rejects.toThrow(NoticeRefused);
  }
});

test.each([
  ["open", {}, { state: "open" }],
  ["pending", {}, { state: "open" }],
  ["authorized", {}, { state: "open" }],
  ["paid", {}, { state: "paid", refunded: 0, chargedBack: 0 }],
  ["paid", { amountRefunded: { currency: "EUR", value: "2.50" } }, { state: "paid", refunded: 250 }],
  ["paid", { amountChargedBack: { currency: "EUR", value: "10.00" } }, { state: "paid", chargedBack: 1000 }],
  ["expired", {}, { state: "expired" }],
  ["failed", {}, { state: "failed" }],
  ["canceled", {}, { state: "canceled" }],
] as const)("fetch maps the status of a payment that is %s with %o", async (status, more, expected) => {
  answering(() => ({ json: molliePayment({ status, ...more }) }));
  expect(await gateway.fetch(payment)).toMatchObject({
    price: order.price,
    orderId: order.id,
    payerCountry: "DE",
    ...expected,
  });
});

test("a payment unknown to Mollie is undefined, and a failure throws", async () => {
  answering(() => ({ status: 404, json: { status: 404, title: "Not Found", detail: "No payment exists" } }));
  expect(await gateway.fetch(payment)).toBeUndefined();
  // The status is not a 5xx, because Mollie's client retries those with pauses of seconds.
  answering(() => ({ status: 429, json: { status: 429, title: "Too Many Requests", detail: "later" } }));
  await expect(gateway.fetch(payment)).rejects.toThrow(GatewayUnavailable);
});

test("a request that Mollie accepts without an answer times out", async () => {
  // A separate server: the client may retry after the timeout.
  const silent = await startProvider(() => ({ held: true }), { tls: true });
  const hasty = mollie({ apiKey: KEY, endpoint: `${silent.origin}/v2/`, patience: 50 });
  await expect(hasty.fetch(payment)).rejects.toThrow(GatewayUnavailable);
  await expect(hasty.create(order)).rejects.toThrow(GatewayUnavailable);
});

test("a partial refund has its own key, which Mollie may have forgotten", async () => {
  const key = "0198a2b4-0000-4000-8000-000000000002";
  const refund = {
    resource: "refund",
    id: "re_1",
    amount: { currency: "EUR", value: "4.00" },
    metadata: { refund: key },
  };
  let made: object[] = [{ ...refund, metadata: null, status: "refunded" }];
  answering(({ method }) => {
    if (method === "GET") return { json: { count: made.length, _embedded: { refunds: made }, _links: {} } };
    return { status: 201, json: { ...refund, status: "pending" } };
  });
  const posts = () => provider.asked.filter(({ method }) => method === "POST");
  await gateway.refund(payment, { amount: 400, currency: "EUR" }, key);
  const [asked] = posts();
  expect(asked!.url.pathname).toBe("/v2/payments/tr_1/refunds");
  expect(asked!.headers["idempotency-key"]).toBe(key);
  expect(JSON.parse(asked!.body)).toMatchObject({ amount: refund.amount, metadata: { refund: key } });
  made = [{ ...refund, status: "pending" }];
  await gateway.refund(payment, { amount: 400, currency: "EUR" }, key);
  expect(posts()).toHaveLength(1);
  made = [{ ...refund, status: "failed" }];
  await gateway.refund(payment, { amount: 400, currency: "EUR" }, key);
  expect(posts()).toHaveLength(2);
  answering(() => ({ status: 422, json: { status: 422, title: "Unprocessable", detail: "The amount is higher" } }));
  await expect(gateway.refund(payment, order.price, "k")).rejects.toThrow(GatewayRefusal);
});

function answering(answer: (asked: Asked) => ProviderAnswer): void {
  provider.asked.length = 0;
  provider.answer = answer;
}

function posted(form: string) {
  const headers = new Headers({ "content-type": "application/x-www-form-urlencoded" });
  return { method: "POST", query: new URLSearchParams(), headers, body: Buffer.from(form), address: "203.0.113.9" };
}

function molliePayment(changes: object) {
  return {
    resource: "payment",
    id: "tr_1",
    mode: "test",
    amount: { currency: "EUR", value: "10.00" },
    metadata: { order: order.id },
    countryCode: "DE",
    _links: { checkout: { href: "https://pay.example/tr_1", type: "text/html" } },
    ...changes,
  };
}
