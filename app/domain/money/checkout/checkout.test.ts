import { expect, test } from "vitest";
import type { Member } from "~/app/domain/member";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { orderWith } from "~/app/domain/money/orders/orders";
import { noticeFor, playSandbox } from "~/tests/support/orders";
import { anAdult, START, testSite } from "~/tests/support/test-site";
import { type Buyer, checkoutOf, type OrderDraft, placeOrder, priceListFor } from "./checkout";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna", country: "NL", signedUpAt: START - 60 * DAY });
const euros = (amount: number) => ({ amount, currency: "EUR" });
const prices = { NL: euros(1210), CH: { amount: 1500, currency: "CHF" } };
const tenant = {
  demo: true,
  countries: ["NL", "CH"],
  credits: { packages: [{ id: "small", credits: 10, bonus: 1, prices }] },
  payments: { provider: "sandbox" as const, methods: ["ideal"] },
  discounts: {
    timeBonus: {
      code: "NOW",
      percent: 10,
      from: new Date(START).toISOString(),
      until: new Date(START + DAY).toISOString(),
    },
  },
};
const SMALL = { kind: "credits" as const, item: "small" };
const AT_HOME = "10.0.0.1";
/** An address of a German network. */
const IN_GERMANY = "217.0.0.1";

const buyer = (given: Partial<Buyer> = {}) => {
  return { member: anna as Member, country: undefined, ip: AT_HOME, code: undefined, ...given } as Buyer & {
    member: Member;
  };
};
const draft = (given: Partial<OrderDraft> = {}): OrderDraft => {
  return { key: "one", price: 1089, method: undefined, lives: undefined, begin: true, ...given };
};
const words = () => ({ title: "10 credits", begin: "I ask for it" });

test("an order has the shown price, its VAT, and two pieces of evidence if available", async () => {
  const site = await testSite({ members: [anna], tenant });
  const { vat, withdrawalDays, disputed } = await checkoutOf(site, buyer(), SMALL);
  expect({ vat, withdrawalDays, disputed }).toEqual({
    vat: { rate: 2100, minor: 189, netMinor: 900 },
    withdrawalDays: 14,
    disputed: [],
  });
  const { order, redirectUrl } = await placeOrder(site, buyer(), SMALL, draft({ method: "ideal" }), words);
  expect(redirectUrl).toContain("/payments/sandbox/");
  expect(await orderWith(site, order.id)).toMatchObject({
    ...{ price: 1089, currency: "EUR", credits: 10, bonus: 1, vatCountry: "NL", vatMinor: 189, netMinor: 900 },
    ...{ discountCode: "NOW", beginWords: "I ask for it", withdrawalDays: 14, method: "ideal", country: "NL" },
    evidence: [{ kind: "declared", country: "NL", source: "profile" }],
  });
  await playSandbox(site, order, "paid");
  await receiveNotice(site, noticeFor(order));
  expect((await orderWith(site, order.id)).state).toBe("paid");
});

test("an outdated price orders nothing", async () => {
  const site = await testSite({ members: [anna], tenant });
  site.clock.advance(DAY);
  await expect(placeOrder(site, buyer(), SMALL, draft(), words)).rejects.toMatchObject({
    code: "checkout.price_changed",
  });
  expect((await placeOrder(site, buyer(), SMALL, draft({ price: 1210 }), words)).order.price).toBe(1210);
});

test("a buyer with a right of withdrawal must request the service at once, others need not", async () => {
  const site = await testSite({ members: [anna], tenant });
  const begin = false;
  await expect(placeOrder(site, buyer(), SMALL, draft({ begin }), words)).rejects.toMatchObject({
    code: "checkout.begin_required",
    detail: { fields: { begin: [{ key: "checkout.begin_required" }] } },
  });
  const swiss = buyer({ country: "CH" });
  const { order } = await placeOrder(site, swiss, SMALL, draft({ begin, price: 1350 }), words);
  expect(order).toMatchObject({ withdrawalDays: 0, vatRate: 810, currency: "CHF", beginAt: null });
});

test("a buyer whose network is in another country must state the country of residence", async () => {
  const site = await testSite({ members: [anna], tenant });
  const abroad = buyer({ ip: IN_GERMANY });
  expect((await checkoutOf(site, abroad, SMALL)).disputed).toEqual(["NL", "DE"]);
  await expect(placeOrder(site, abroad, SMALL, draft(), words)).rejects.toMatchObject({
    code: "checkout.country_required",
  });
  const { order } = await placeOrder(site, abroad, SMALL, draft({ lives: "NL" }), words);
  expect(order.evidence.map(({ kind, country, source }) => [kind, country, source])).toEqual([
    ["declared", "NL", "order"],
    ["ip", "DE", "address registries"],
  ]);
  const german = buyer({ ip: IN_GERMANY, country: "DE" });
  const { vat, country } = await checkoutOf(site, german, SMALL);
  expect([vat.rate, country]).toEqual([1900, "DE"]);
});

test("only items for sale can be ordered, and only with the offered payment methods", async () => {
  const site = await testSite({ members: [anna], tenant });
  const notForSale = { code: "checkout.not_for_sale" };
  await expect(checkoutOf(site, buyer(), { ...SMALL, item: "huge" })).rejects.toMatchObject(notForSale);
  await expect(checkoutOf(site, buyer(), { ...SMALL, kind: "premium" })).rejects.toMatchObject(notForSale);
  await expect(placeOrder(site, buyer(), SMALL, draft({ method: "cash" }), words)).rejects.toMatchObject(notForSale);
});

test("visitors see the same prices as the buyer", async () => {
  const site = await testSite({ members: [anna], tenant });
  const visitor: Buyer = { member: null, country: "NL", ip: AT_HOME, code: undefined };
  expect((await priceListFor(site, visitor)).offers).toEqual((await priceListFor(site, buyer())).offers);
  expect((await priceListFor(site, { ...visitor, country: undefined, ip: IN_GERMANY })).country).toBe("DE");
});
