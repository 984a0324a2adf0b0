// @engines both
import { expect, test } from "vitest";
import { receiveNotice } from "~/app/domain/money/orders/booking";
import { startOrder } from "~/app/domain/money/orders/orders";
import { aPurchase, noticeFor, playSandbox } from "~/tests/support/orders";
import { anAdult, START, type TestSite, testSite } from "~/tests/support/test-site";
import { activeOf, codesOf, discountFor, stayOffer, takeStayDiscount } from "./discounts";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna", signedUpAt: START });
const bert = anAdult({ name: "Bert", signedUpAt: START - 30 * DAY });
const company = { name: "Velvet", address: "a", city: "b", country: "NL", deleteDiscount: 25 };

const at = (ms: number) => new Date(START + ms).toISOString();

function siteWith(discounts: object): Promise<TestSite> {
  return testSite({ members: [anna, bert], tenant: { demo: true, company, discounts } });
}

test("a time bonus applies from its beginning to its end, by the server's clock", async () => {
  const site = await siteWith({ timeBonus: { code: "NOW", percent: 30, from: at(DAY), until: at(2 * DAY) } });
  expect(await codesOf(site, anna)).toEqual({});
  site.clock.advance(DAY);
  expect((await codesOf(site, anna)).timeBonus).toMatchObject({ code: "NOW", percent: 30, expiresAt: START + 2 * DAY });
  expect((await discountFor(site, null, "now")).discount?.kind).toBe("time_bonus");
  site.clock.advance(DAY - 1);
  expect(await codesOf(site, anna)).toHaveProperty("timeBonus");
  site.clock.advance(1);
  expect(await codesOf(site, anna)).toEqual({});
  expect(await discountFor(site, anna, "NOW")).toEqual({ discount: undefined, refused: true });
});

test("the welcome code is for a first order within some days, and ends with it", async () => {
  const site = await siteWith({ welcome: { code: "HELLO", percent: 20, days: 7 } });
  expect((await codesOf(site, anna)).welcome).toMatchObject({ code: "HELLO", expiresAt: START + 7 * DAY });
  expect(await codesOf(site, bert)).toEqual({});
  expect(await codesOf(site, null)).toEqual({});
  const { order } = await startOrder(site, anna, aPurchase());
  expect(await codesOf(site, anna)).toHaveProperty("welcome");
  await playSandbox(site, order, "paid");
  await receiveNotice(site, noticeFor(order));
  expect(await codesOf(site, anna)).toEqual({});
  expect((await discountFor(site, anna, "HELLO")).refused).toBe(true);
});

test("the time bonus takes precedence over the welcome code, and a code applies if it is worth more", async () => {
  const site = await siteWith({
    normal: { code: "NORMAL", percent: 10 },
    welcome: { code: "HELLO", percent: 20, days: 7 },
    timeBonus: { code: "NOW", percent: 15, from: at(0), until: at(DAY) },
  });
  const codes = await codesOf(site, anna);
  expect(Object.keys(codes).sort()).toEqual(["normal", "timeBonus", "welcome"]);
  expect(activeOf(codes)?.code).toBe("NOW");
  const used = async (typed?: string) => (await discountFor(site, anna, typed)).discount?.code;
  expect(await used()).toBe("NOW");
  expect(await used(" hello ")).toBe("HELLO");
  expect(await used("normal")).toBe("NOW");
  site.clock.advance(DAY);
  expect(await used()).toBe("HELLO");
  expect(await discountFor(site, anna, "nothing")).toMatchObject({ discount: { code: "HELLO" }, refused: true });
  expect((await discountFor(site, null, "normal")).discount?.code).toBe("NORMAL");
});

test("a discount for staying is given once, belongs to its member, and is used once", async () => {
  const site = await siteWith({});
  expect(await stayOffer(site, anna)).toBe(25);
  const code = await takeStayDiscount(site, anna);
  expect(await takeStayDiscount(site, anna)).toBe(code);
  expect(await stayOffer(site, anna)).toBe(0);
  expect((await discountFor(site, anna, code)).discount).toMatchObject({ kind: "stay", percent: 25 });
  expect((await discountFor(site, bert, code)).refused).toBe(true);
  const { order } = await startOrder(site, anna, aPurchase({ discountCode: code }));
  await playSandbox(site, order, "paid");
  await receiveNotice(site, noticeFor(order));
  expect((await discountFor(site, anna, code)).refused).toBe(true);
  const other = await takeStayDiscount(site, bert);
  site.clock.advance(7 * DAY);
  expect((await discountFor(site, bert, other)).refused).toBe(true);
});
