import { expect, test } from "vitest";
import { startProvider } from "~/tests/support/provider-server";
import { GatewayRefusal, GatewayUnavailable, NoticeRefused, type PayableOrder } from "../../gateway";
import { flexpaySignature, isSigned } from "./signature";
import { verotel } from "./verotel";

const KEY = "BddJxtUBkDgFB9kj7Zwguxde4gAqha";
const shop = { shopId: "64233", signatureKey: KEY, origin: "https://secure.verotel.com" };

const order: PayableOrder = {
  id: "order-1",
  price: { amount: 999, currency: "EUR" },
  description: "50 credits",
  language: "nl",
  email: "anna@example.com",
  returnUrl: "https://velvet.test/back",
  cancelUrl: "https://velvet.test/cancel",
  noticeUrl: "https://velvet.test/notice",
};

const payment = { orderId: "order-1", providerRef: "s1", price: order.price };

/** The example of the FlexPay manual. */
const MANUAL = {
  custom1: "xxyyzz",
  description: "Super video download",
  priceAmount: "9.99",
  priceCurrency: "USD",
  shopID: "64233",
  type: "purchase",
};

test("signatures match the FlexPay manual, in SHA-256 and in the older SHA-1", () => {
  expect(flexpaySignature(KEY, Object.entries({ ...MANUAL, version: "4" }))).toBe(
    "ccaf2357fe330654322a1b0f3f92984b3fe2a1462d6fc5082650a00c5ada2f2a",
  );
  const older = { ...MANUAL, version: "3.2", signature: "3f27723dc11c49dbd01706410f44e6eeff9e8ebf" };
  expect(isSigned(KEY, Object.entries(older))).toBe(true);
  expect(isSigned(KEY, Object.entries({ ...older, priceAmount: "0.99" }))).toBe(false);
});

test("a purchase's signature covers everything but the buyer's address", async () => {
  const { redirectUrl } = await verotel(shop).create(order);
  const url = new URL(redirectUrl);
  expect(url.pathname).toBe("/startorder");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    version: "4",
    shopID: "64233",
    type: "purchase",
    priceAmount: "9.99",
    priceCurrency: "EUR",
    referenceID: "order-1",
  });
  expect(isSigned(KEY, url.searchParams)).toBe(true);
  url.searchParams.set("email", "somebody@else.example");
  expect(isSigned(KEY, url.searchParams)).toBe(true);
  url.searchParams.set("priceAmount", "0.99");
  expect(isSigned(KEY, url.searchParams)).toBe(false);
});

test("a postback is a hint, and is answered with the literal OK", async () => {
  const notice = await verotel(shop).parse(called({ saleID: "s1", referenceID: "order-1", shopID: "64233" }));
  expect(notice).toEqual({
    orderId: "order-1",
    providerRef: "s1",
    signed: true,
    proven: undefined,
    ack: { status: 200, body: "OK" },
  });
});

test.each([
  ["with a swapped order", { referenceID: "order-2" }],
  ["with a swapped amount", { priceAmount: "0.01" }],
  ["with something added", { custom3: "more" }],
  ["with a second signature", { signature: "0".repeat(64) }],
])("a postback %s is refused", async (_, change) => {
  const raw = called({ saleID: "s1", referenceID: "order-1", shopID: "64233", priceAmount: "9.99" });
  for (const [name, value] of Object.entries(change)) {
    if (name === "signature") raw.query.append(name, value);
    else raw.query.set(name, value);
  }
  await expect(verotel(shop).parse(raw)).rejects.toThrow(NoticeRefused);
});

test("a signed postback for another shop is refused", async () => {
  const raw = called({ saleID: "s1", referenceID: "order-1", shopID: "99999" });
  await expect(verotel(shop).parse(raw)).rejects.toThrow(NoticeRefused);
});

test.each([
  ["APPROVED", { state: "paid", refunded: 0, chargedBack: 0 }],
  ["DECLINED", { state: "failed" }],
  ["PENDING", { state: "open" }],
  ["REFUNDED", { state: "paid", refunded: 999 }],
  ["CHARGEBACK", { state: "paid", chargedBack: 999 }],
  ["SOMETHING NEW", { state: "open" }],
])("fetch maps the status of a sale that is %s", async (saleResult, expected) => {
  const provider = await startProvider(() => ({ text: sale({ saleResult }) }));
  const found = await verotel({ ...shop, origin: provider.origin }).fetch(payment);
  expect(found).toMatchObject({ price: order.price, orderId: "order-1", payerCountry: "NL", ...expected });
  expect(isSigned(KEY, provider.asked[0]!.url.searchParams)).toBe(true);
});

test("a sale is found by its order until its own id is known", async () => {
  const provider = await startProvider(() => ({ text: sale({}) }));
  await verotel({ ...shop, origin: provider.origin }).fetch({ ...payment, providerRef: undefined });
  expect(provider.asked[0]!.url.searchParams.get("referenceID")).toBe("order-1");
});

test("an unknown sale, a failure and an unreadable answer are distinguished", async () => {
  const provider = await startProvider(() => ({ text: "response: NOTFOUND\n" }));
  const gateway = verotel({ ...shop, origin: provider.origin });
  expect(await gateway.fetch(payment)).toBeUndefined();
  for (const answer of [{ status: 500 }, { text: "<html>" }, { silent: true }]) {
    provider.answer = () => answer;
    await expect(gateway.fetch(payment)).rejects.toThrow(GatewayUnavailable);
  }
});

test("a currency that Verotel does not accept is refused, and so are refunds", async () => {
  const zloty = { ...order, price: { amount: 4900, currency: "PLN" } };
  await expect(verotel(shop).create(zloty)).rejects.toThrow(GatewayRefusal);
  await expect(verotel(shop).refund(payment, order.price, "r1")).rejects.toThrow(GatewayRefusal);
});

function called(parameters: Record<string, string>) {
  const query = new URLSearchParams({ ...parameters, signature: flexpaySignature(KEY, Object.entries(parameters)) });
  return { method: "GET", query, headers: new Headers(), body: Buffer.alloc(0), address: "195.20.32.202" };
}

function sale(changes: Record<string, string>): string {
  const lines = {
    response: "FOUND",
    saleID: "s1",
    referenceID: "order-1",
    saleResult: "APPROVED",
    priceAmount: "9.99",
    priceCurrency: "EUR",
    billingAddr_country: "NL",
    ...changes,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
}
