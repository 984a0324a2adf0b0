// @engines both
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { balanceOf } from "~/app/domain/money/ledger/ledger";
import { ccbill } from "~/app/domain/money/payments/gateways/ccbill/ccbill";
import { flexpaySignature } from "~/app/domain/money/payments/gateways/verotel/signature";
import { verotel } from "~/app/domain/money/payments/gateways/verotel/verotel";
import { type Gateway, NoticeRefused } from "~/app/domain/money/payments/payments";
import type { tenantConfig } from "~/tenants/config/schema";
import { aPurchase } from "~/tests/support/orders";
import { startProvider } from "~/tests/support/provider-server";
import { anAdult, anOperator, type TestSite, testSite } from "~/tests/support/test-site";
import { type ReceivedNotice, receiveNotice } from "./booking";
import { acceptHeld, heldPaymentsOf, refuseHeld } from "./held";
import { orderWith, startOrder } from "./orders";

const anna = anAdult({ name: "Anna" });
const secret = { env: "A_SECRET" };

describe("CCBill, which signs neither the order nor the amount", () => {
  const SALT = "7d901dad245fd0ff6bc20d06";
  const account = { account: "900000", subaccount: "0001", flexId: "f1e2d3", salt: SALT };
  const config = { ...account, provider: "ccbill" as const, salt: secret, dataLinkUser: "u", dataLinkPassword: secret };

  test("a sale is booked once, despite duplicate notices", async () => {
    const site = await siteWith(config, ccbill({ ...account, dataLink: { user: "u", password: "p" } }));
    const order = await ordered(site, "one");
    for (const _ of [1, 2, 3]) await receiveNotice(site, sale({ "X-order": order.id }));
    expect(await orderWith(site, order.id)).toMatchObject({ state: "paid", providerRef: "1000000000" });
    expect(await balanceOf(site, anna)).toBe(110);
    expect((await orderWith(site, order.id)).evidence).toMatchObject([{ kind: "card", country: "NL" }]);
  });

  test.each([
    ["a small form paid with a large order", { billedInitialPrice: "2.95" }, "what was paid is not the order's price"],
    ["another currency of the same amount", { billedCurrencyCode: "826" }, "what was paid is not the order's price"],
    ["a currency that nobody knows", { billedCurrencyCode: "999" }, "what was paid is not known"],
  ])("%s waits for an operator", async (_, wrong, reason) => {
    const site = await siteWith(config, ccbill({ ...account, dataLink: { user: "u", password: "p" } }));
    const order = await ordered(site, "one");
    for (const _ of [1, 2]) await receiveNotice(site, sale({ "X-order": order.id, ...wrong }));
    expect(await orderWith(site, order.id)).toMatchObject({ state: "held", reason });
    expect((await heldPaymentsOf(site)).rows).toMatchObject([{ orderId: order.id, reason }]);
    expect(await balanceOf(site, anna)).toBe(0);
  });

  test("a sale resent for another order books nothing, and leaves that order open", async () => {
    const site = await siteWith(config, ccbill({ ...account, dataLink: { user: "u", password: "p" } }));
    const paid = await ordered(site, "one");
    const other = await ordered(site, "two");
    await receiveNotice(site, sale({ "X-order": paid.id }));
    await receiveNotice(site, sale({ "X-order": other.id }));
    expect((await orderWith(site, other.id)).state).toBe("open");
    expect((await heldPaymentsOf(site)).rows).toMatchObject([{ reason: "the payment was for another order" }]);
    expect(await balanceOf(site, anna)).toBe(110);
  });

  test("a second sale for a paid order waits for an operator", async () => {
    const site = await siteWith(config, ccbill({ ...account, dataLink: { user: "u", password: "p" } }));
    const order = await ordered(site, "one");
    await receiveNotice(site, sale({ "X-order": order.id }));
    await receiveNotice(site, sale({ "X-order": order.id, subscriptionId: "1000000001" }));
    expect((await orderWith(site, order.id)).state).toBe("paid");
    expect((await heldPaymentsOf(site)).rows).toMatchObject([
      { providerRef: "1000000001", reason: "the order was paid before" },
    ]);
    expect(await balanceOf(site, anna)).toBe(110);
  });

  test("an operator books a payment under review without an amount once, with a reason", async () => {
    const site = await siteWith(config, ccbill({ ...account, dataLink: { user: "u", password: "p" } }));
    const order = await ordered(site, "one");
    const notice = sale({ "X-order": order.id, billedCurrencyCode: "999" });
    await receiveNotice(site, notice);
    const [held] = (await heldPaymentsOf(site)).rows;
    const paid = await acceptHeld(site, anOperator, held!.id, "CCBill lists 10.00 EUR");
    expect(paid).toMatchObject({ state: "paid", providerRef: "1000000000", receiptNumber: 1 });
    await expect(acceptHeld(site, anOperator, held!.id, "Again")).rejects.toMatchObject({
      code: "orders.held_not_found",
    });
    await receiveNotice(site, notice);
    expect((await heldPaymentsOf(site)).rows).toEqual([]);
    expect(await balanceOf(site, anna)).toBe(110);
  });

  test("an operator refuses a payment of another price, and nothing is booked then or later", async () => {
    const site = await siteWith(config, ccbill({ ...account, dataLink: { user: "u", password: "p" } }));
    const order = await ordered(site, "one");
    const notice = sale({ "X-order": order.id, billedInitialPrice: "2.95" });
    await receiveNotice(site, notice);
    const [held] = (await heldPaymentsOf(site)).rows;
    await expect(acceptHeld(site, anOperator, held!.id, "Let it be")).rejects.toMatchObject({
      code: "orders.held_not_acceptable",
    });
    await refuseHeld(site, anOperator, held!.id, "2.95 went back");
    await receiveNotice(site, notice);
    expect(await orderWith(site, order.id)).toMatchObject({ state: "refunded", reason: "2.95 went back" });
    expect((await heldPaymentsOf(site)).rows).toEqual([]);
    expect(await balanceOf(site, anna)).toBe(0);
  });

  test.each([
    ["another account", { clientAccnum: "900001" }],
    ["another subaccount", { clientSubacc: "0002" }],
    ["a wrong digest", { dynamicPricingValidationDigest: "0".repeat(32) }],
  ])("%s is refused", async (_, wrong) => {
    const site = await siteWith(config, ccbill({ ...account, dataLink: { user: "u", password: "p" } }));
    const order = await ordered(site, "one");
    await expect(receiveNotice(site, sale({ "X-order": order.id, ...wrong }))).rejects.toThrow(NoticeRefused);
    expect((await orderWith(site, order.id)).state).toBe("open");
  });

  test("a payment without an order waits for an operator", async () => {
    const site = await siteWith(config, ccbill({ ...account, dataLink: { user: "u", password: "p" } }));
    await receiveNotice(site, sale({ "X-order": "f".repeat(32) }));
    expect((await heldPaymentsOf(site)).rows).toMatchObject([
      { orderId: null, reason: "there is no such order", minor: 1000 },
    ]);
  });

  test("a status request finds a chargeback and takes the credits back once", async () => {
    const status = '"subscriptionStatus","refundsIssued","chargebacksIssued","voidsIssued"\n"1","0","1","0"';
    const provider = await startProvider(() => ({ text: status }));
    const origins = { form: provider.origin, dataLink: provider.origin };
    const site = await siteWith(config, ccbill({ ...account, origins, dataLink: { user: "u", password: "p" } }));
    const order = await ordered(site, "one");
    await receiveNotice(site, sale({ "X-order": order.id }));
    for (const _ of [1, 2]) await receiveNotice(site, sale({ eventType: "Chargeback" }));
    expect(await orderWith(site, order.id)).toMatchObject({ state: "refunded", chargedBackMinor: 1000 });
    expect(await balanceOf(site, anna)).toBe(0);
  });

  function sale(given: Record<string, string>): ReceivedNotice {
    const subscriptionId = given.subscriptionId ?? "1000000000";
    const fields = {
      eventType: "NewSaleSuccess",
      transactionId: "2000000000",
      clientAccnum: "900000",
      clientSubacc: "0001",
      billedInitialPrice: "10.00",
      billedCurrencyCode: "978",
      country: "NL",
      dynamicPricingValidationDigest: createHash("md5").update(`${subscriptionId}1${SALT}`).digest("hex"),
      ...given,
      subscriptionId,
    };
    return {
      provider: "ccbill",
      method: "POST",
      query: new URLSearchParams(),
      headers: new Headers({ "content-type": "application/x-www-form-urlencoded" }),
      body: Buffer.from(new URLSearchParams(fields).toString()),
      address: "64.38.212.9",
    };
  }
});

describe("Verotel, which refunds a sale unless the answer is OK", () => {
  const KEY = "BddJxtUBkDgFB9kj7Zwguxde4gAqha";
  const config = { provider: "verotel" as const, shopId: "64233", signatureKey: secret };

  test("OK is sent once the order is booked, and for duplicates, and not while the state is unknown", async () => {
    const { site, order, say } = await verotelSite();
    say("500");
    await expect(receiveNotice(site, postback(order.id))).rejects.toThrow("Verotel answered 500");
    expect((await orderWith(site, order.id)).state).toBe("open");
    say("APPROVED");
    for (const _ of [1, 2, 3]) {
      expect(await receiveNotice(site, postback(order.id))).toEqual({ status: 200, body: "OK" });
      expect((await orderWith(site, order.id)).state).toBe("paid");
    }
    expect(await balanceOf(site, anna)).toBe(110);
  });

  test("the postback's price is ignored in favour of the sale's", async () => {
    const { site, order, say } = await verotelSite();
    say("APPROVED", "1.00");
    await receiveNotice(site, postback(order.id, { priceAmount: "10.00" }));
    expect((await orderWith(site, order.id)).state).toBe("held");
    expect(await balanceOf(site, anna)).toBe(0);
  });

  test("a modified postback is refused", async () => {
    const { site, order } = await verotelSite();
    const changed = postback(order.id);
    changed.query.set("priceAmount", "1.00");
    await expect(receiveNotice(site, changed)).rejects.toThrow(NoticeRefused);
  });

  async function verotelSite() {
    let result = "APPROVED";
    let price = "10.00";
    const asked: { order?: string } = {};
    const provider = await startProvider(() => {
      if (result === "500") return { status: 500 };
      const lines = { response: "FOUND", saleID: "1", referenceID: asked.order, saleResult: result };
      const all = { ...lines, priceAmount: price, priceCurrency: "EUR", billingAddr_country: "NL" };
      return {
        text: Object.entries(all)
          .map(([name, value]) => `${name}: ${value}`)
          .join("\n"),
      };
    });
    const site = await siteWith(config, verotel({ shopId: "64233", signatureKey: KEY, origin: provider.origin }));
    const order = await ordered(site, "one");
    asked.order = order.id;
    const say = (next: string, amount = "10.00") => {
      result = next;
      price = amount;
    };
    return { site, order, say };
  }

  function postback(order: string, more: Record<string, string> = {}): ReceivedNotice {
    const fields = { saleID: "1", referenceID: order, shopID: "64233", priceAmount: "10.00", priceCurrency: "EUR" };
    const query = new URLSearchParams({ ...fields, ...more });
    query.set("signature", flexpaySignature(KEY, query));
    return {
      provider: "verotel",
      method: "GET",
      query,
      headers: new Headers(),
      body: Buffer.alloc(0),
      address: "195.20.32.202",
    };
  }
});

function siteWith(payments: z.input<typeof tenantConfig>["payments"], gateway: Gateway): Promise<TestSite> {
  return testSite({ members: [anna], tenant: { payments }, gateways: [gateway] });
}

async function ordered(site: TestSite, key: string) {
  return (await startOrder(site, anna, aPurchase({ key }))).order;
}
