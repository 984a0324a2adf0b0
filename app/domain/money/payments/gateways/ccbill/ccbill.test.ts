import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { startProvider } from "~/tests/support/provider-server";
import { GatewayRefusal, GatewayUnavailable, NoticeRefused, type PayableOrder } from "../../gateway";
import { type CcbillAccount, ccbill, formDigest, isSaleDigest } from "./ccbill";

const SALT = "7d901dad245fd0ff6bc20d06";

const account: CcbillAccount = {
  account: "900000",
  subaccount: "0001",
  flexId: "f1e2d3",
  salt: SALT,
  dataLink: { user: "velvet", password: "not told to anybody" },
};

const order: PayableOrder = {
  id: "order-1",
  price: { amount: 1000, currency: "EUR" },
  description: "100 credits",
  language: "en",
  email: "anna@example.com",
  returnUrl: "https://velvet.test/back",
  cancelUrl: "https://velvet.test/cancel",
  noticeUrl: "https://velvet.test/notice",
};

/** The example of CCBill's documentation, version 8. */
const SALE = {
  eventType: "NewSaleSuccess",
  subscriptionId: "1000000000",
  transactionId: "2000000000",
  clientAccnum: "900000",
  clientSubacc: "0001",
  timestamp: "2026-06-01 12:00:00",
  billedInitialPrice: "10.00",
  billedCurrencyCode: "978",
  accountingInitialPrice: "11.20",
  country: "NL",
  // md5 of the id, "1" and the salt
  dynamicPricingValidationDigest: "",
  "X-order": "order-1",
};

test("the digest of a form is that of CCBill's documentation", () => {
  expect(formDigest("10.00", 30, "840", SALT)).toBe("a7459445d0e5dc0963fe736dc5cf900b");
});

test("a payment begins on the FlexForm, with a signed price and the order", async () => {
  const { redirectUrl } = await ccbill(account).create(order);
  const url = new URL(redirectUrl);
  expect(`${url.origin}${url.pathname}`).toBe("https://api.ccbill.com/wap-frontflex/flexforms/f1e2d3");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    clientAccnum: "900000",
    clientSubacc: "0001",
    initialPrice: "10.00",
    initialPeriod: "2",
    currencyCode: "978",
    formDigest: formDigest("10.00", 2, "978", SALT),
    order: "order-1",
  });
  expect(redirectUrl).not.toContain(SALT);
});

test("a currency that CCBill does not accept is refused before the redirect", async () => {
  const zloty = { ...order, price: { amount: 4900, currency: "PLN" } };
  await expect(ccbill(account).create(zloty)).rejects.toThrow(GatewayRefusal);
});

test("a sale is proven, with the billed price and its order", async () => {
  const notice = await ccbill(account).parse(posted(sold()));
  expect(notice).toMatchObject({
    orderId: "order-1",
    providerRef: "1000000000",
    proven: { state: "paid", price: { amount: 1000, currency: "EUR" }, payerCountry: "NL", orderId: "order-1" },
    ack: { status: 200 },
  });
});

test("a sale is also accepted as JSON", async () => {
  const raw = posted("", { headers: { "content-type": "application/json" }, body: JSON.stringify(sale()) });
  expect((await ccbill(account).parse(raw)).proven?.price).toEqual({ amount: 1000, currency: "EUR" });
});

test("a small payment under a large order's id proves the small price only", async () => {
  const notice = await ccbill(account).parse(posted(sold({ billedInitialPrice: "2.95", "X-order": "order-of-100" })));
  expect(notice).toMatchObject({ orderId: "order-of-100", proven: { price: { amount: 295, currency: "EUR" } } });
});

test.each([
  ["without a digest", { dynamicPricingValidationDigest: "" }],
  ["with the digest of another sale", { dynamicPricingValidationDigest: digestOf("999") }],
  ["with the digest of a failed sale", { dynamicPricingValidationDigest: digestOf("1000000000", "0") }],
  ["of another account", { clientAccnum: "900001" }],
  ["of another subaccount", { clientSubacc: "0002" }],
])("a sale %s is refused", async (_, wrong) => {
  await expect(ccbill(account).parse(posted(sold(wrong)))).rejects.toThrow(NoticeRefused);
});

test("a sale from outside CCBill's networks is refused", async () => {
  await expect(ccbill(account).parse(posted(sold(), { address: "203.0.113.9" }))).rejects.toThrow(NoticeRefused);
  await expect(ccbill(account).parse(posted(sold(), { address: "::ffff:64.38.212.9" }))).resolves.toBeDefined();
});

test("a sale in an unknown currency has no price, so it matches no order", async () => {
  expect((await ccbill(account).parse(posted(sold({ billedCurrencyCode: "999" })))).proven?.price).toBeUndefined();
});

test.each(["Refund", "Chargeback", "Void", "NewSaleFailure", "Cancellation", ""])(
  "a notice of the kind %o proves nothing",
  async (eventType) => {
    expect(await ccbill(account).parse(posted(sold({ eventType })))).toMatchObject({
      providerRef: "1000000000",
      signed: false,
      proven: undefined,
    });
  },
);

test("a status request finds a refund, a void and a chargeback", async () => {
  const provider = await startProvider(() => ({ text: status({ refundsIssued: 1, chargebacksIssued: 1 }) }));
  const gateway = ccbill({ ...account, origins: { form: provider.origin, dataLink: provider.origin } });
  const found = await gateway.fetch({ orderId: "order-1", providerRef: "1000000000", price: order.price });
  expect(found).toMatchObject({ state: "paid", price: undefined, refunded: 1000, chargedBack: 1000 });
  expect(Object.fromEntries(provider.asked[0]!.url.searchParams)).toMatchObject({
    action: "viewSubscriptionStatus",
    subscriptionId: "1000000000",
    username: "velvet",
  });
});

test("a sale is refunded once, even if the first answer is lost", async () => {
  let refunds = 0;
  const provider = await startProvider(({ url }) => {
    if (url.searchParams.get("action") === "viewSubscriptionStatus")
      return { text: status({ refundsIssued: refunds }) };
    refunds++;
    return { silent: true };
  });
  const gateway = ccbill({ ...account, origins: { form: provider.origin, dataLink: provider.origin } });
  const sale = { orderId: "order-1", providerRef: "1000000000", price: order.price };
  await expect(gateway.refund(sale, order.price, "r1")).rejects.toThrow(GatewayUnavailable);
  await gateway.refund(sale, order.price, "r1");
  expect(refunds).toBe(1);
});

test("a refusal contains its reason and no password", async () => {
  const provider = await startProvider(() => ({ text: '"results"\n"-12"\n' }));
  const gateway = ccbill({ ...account, origins: { form: provider.origin, dataLink: provider.origin } });
  const sale = { orderId: "order-1", providerRef: "1000000000", price: order.price };
  await expect(gateway.fetch(sale)).rejects.toThrow("locked for an hour");
  provider.answer = () => ({ status: 500, text: "password=not told to anybody" });
  const error = await gateway.fetch(sale).catch((failure: Error) => failure);
  expect(error).toBeInstanceOf(GatewayUnavailable);
  expect(`${(error as Error).stack}`).not.toContain("not told to anybody");
});

test("a partial refund is not supported", async () => {
  const part = { amount: 500, currency: "EUR" };
  const sale = { orderId: "order-1", providerRef: "1000000000", price: order.price };
  await expect(ccbill(account).refund(sale, part, "r1")).rejects.toThrow(GatewayRefusal);
});

test("the digest of a sale is compared in full", () => {
  expect(isSaleDigest(digestOf("1000000000"), "1000000000", SALT)).toBe(true);
  expect(isSaleDigest(digestOf("1000000000").toUpperCase(), "1000000000", SALT)).toBe(true);
  expect(isSaleDigest(digestOf("1000000000").slice(0, 31), "1000000000", SALT)).toBe(false);
});

function sale(changes: Partial<typeof SALE> = {}) {
  return { ...SALE, dynamicPricingValidationDigest: digestOf(SALE.subscriptionId), ...changes };
}

function sold(changes: Partial<typeof SALE> = {}): string {
  return new URLSearchParams(sale(changes)).toString();
}

function digestOf(subscriptionId: string, outcome = "1"): string {
  return createHash("md5").update(`${subscriptionId}${outcome}${SALT}`).digest("hex");
}

function posted(
  form: string,
  { address = "64.38.212.10", headers = {}, body = form }: { address?: string; headers?: object; body?: string } = {},
) {
  return {
    method: "POST",
    query: new URLSearchParams(),
    headers: new Headers({ "content-type": "application/x-www-form-urlencoded", ...headers }),
    body: Buffer.from(body),
    address,
  };
}

function status({ refundsIssued = 0, chargebacksIssued = 0, voidsIssued = 0 }): string {
  const columns = ["cancelDate", "chargebacksIssued", "subscriptionStatus", "refundsIssued", "voidsIssued"];
  return `"${columns.join('","')}"\n"","${chargebacksIssued}","1","${refundsIssued}","${voidsIssued}"\n`;
}
