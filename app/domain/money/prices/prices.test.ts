// @engines both
import { expect, test } from "vitest";
import { discountFor } from "~/app/domain/money/discounts/discounts";
import { anAdult, START, type TestSite, testSite } from "~/tests/support/test-site";
import { lowestPerMessage, offersIn, withdrawableEverywhere } from "./prices";

const DAY = 24 * 60 * 60 * 1000;
const anna = anAdult({ name: "Anna", signedUpAt: START });

const euros = (amount: number) => ({ amount, currency: "EUR" });
const packages = [
  { id: "small", credits: 10, prices: { NL: euros(1500), GB: { amount: 1300, currency: "GBP" } } },
  { id: "large", credits: 90, bonus: 10, prices: { NL: euros(10_000) } },
];
const terms = [{ id: "month", days: 30, prices: { NL: euros(1990) } }];

/** Returns a site with the same data and a config changed by `changed`. */
async function shop(changed: object = {}): Promise<TestSite> {
  return testSite({ members: [anna], tenant: { demo: true, credits: { packages }, premium: { terms }, ...changed } });
}

function reconfigured(site: TestSite, config: object): TestSite {
  return { ...site, tenant: { ...site.tenant, ...config } as TestSite["tenant"] };
}

async function offer(site: TestSite, id: string, code?: string) {
  const { discount } = await discountFor(site, anna, code);
  return (await offersIn(site, "NL", discount)).find((each) => each.id === id)!;
}

test("packages have the prices of the country, or of the first country with prices", async () => {
  const site = await shop();
  expect((await offersIn(site, "NL", undefined)).map(({ id, price }) => [id, price.amount])).toEqual([
    ["small", 1500],
    ["large", 10_000],
    ["month", 1990],
  ]);
  expect((await offersIn(site, "GB", undefined)).map(({ price }) => price)).toEqual([
    { amount: 1300, currency: "GBP" },
  ]);
  expect(await offersIn(site, "FR", undefined)).toHaveLength(3);
  expect(await offersIn(site, null, undefined)).toHaveLength(3);
  expect(await offersIn(await testSite({ members: [anna] }), "NL", undefined)).toEqual([]);
});

test("a package may have the longest name that a config allows", async () => {
  const id = "p".repeat(40);
  const site = await shop({ credits: { packages: [{ ...packages[0]!, id }] } });
  expect((await offersIn(site, "NL", undefined)).map((each) => each.id)).toContain(id);
});

test("a refund of unused credits is promised only if every country with prices requires it", async () => {
  const { tenant } = await shop();
  expect(withdrawableEverywhere(tenant)).toBe(true);
  const swiss = [{ id: "small", credits: 10, bonus: 0, prices: { ...packages[0]!.prices, CH: euros(1500) } }];
  expect(withdrawableEverywhere({ ...tenant, credits: { ...tenant.credits!, packages: swiss } })).toBe(false);
});

test("the price of a message includes bonus credits", async () => {
  const site = await shop();
  expect((await offer(site, "small")).perMessage).toEqual(euros(150));
  expect((await offer(site, "large")).perMessage).toEqual(euros(100));
  expect((await offer(site, "month")).perMessage).toBeNull();
  expect(lowestPerMessage(site.tenant, "NL")).toEqual(euros(100));
});

test("the crossed-out price is the lowest of the thirty days before, and the percentage refers to it", async () => {
  const site = await shop();
  expect(await offer(site, "large")).toMatchObject({ before: null, percent: 0 });
  site.clock.advance(10 * DAY);
  const cheaper = [packages[0]!, { ...packages[1]!, prices: { NL: euros(8000) } }];
  const sale = reconfigured(site, { credits: { ...site.tenant.credits, packages: cheaper } });
  await offer(sale, "large");
  site.clock.advance(10 * DAY);
  const dear = [packages[0]!, { ...packages[1]!, prices: { NL: euros(12_000) } }];
  const discounts = { normal: { code: "NORMAL", percent: 50 } };
  const later = reconfigured(site, { credits: { ...site.tenant.credits, packages: dear }, discounts: {} });
  await offer(later, "large");
  const now = (site.now() + DAY) / 1000;
  const normal = { ...discounts.normal, from: new Date(now * 1000).toISOString(), until: undefined };
  site.clock.advance(DAY);
  const campaign = reconfigured(later, { discounts: { normal } });
  expect(await offer(campaign, "large", "NORMAL")).toMatchObject({
    price: euros(6000),
    before: euros(8000),
    percent: 25,
  });
  site.clock.advance(29 * DAY);
  expect((await offer(campaign, "large", "NORMAL")).before).toEqual(euros(8000));
});

test("nothing is crossed out for a permanent code, or if the price was as low before", async () => {
  const site = await shop({ discounts: { normal: { code: "ALWAYS", percent: 20 } } });
  const shown = { price: euros(8000), before: null, percent: 0, withoutCode: euros(10_000) };
  expect(await offer(site, "large", "ALWAYS")).toMatchObject(shown);
  site.clock.advance(DAY);
  expect(await offer(site, "large", "ALWAYS")).toMatchObject({ price: euros(8000), before: null });
});

test("a member's own discount is compared with the public price", async () => {
  const site = await shop({ discounts: { welcome: { code: "HELLO", percent: 20, days: 7 } } });
  expect(await offer(site, "large")).toMatchObject({ price: euros(8000), before: euros(10_000), withoutCode: null });
});
