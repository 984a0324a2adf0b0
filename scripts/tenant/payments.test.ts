import { expect, test } from "vitest";
import { minimalConfig, tenantsFolder } from "~/tenants/config/example";
import { loadTenant } from "~/tenants/config/load";
import { describeProblem, keyOf } from "~/tenants/config/problem";
import { resolveTenant } from "~/tenants/config/resolve";
import { tenantConfig } from "~/tenants/config/schema";
import { paymentErrors, paymentWarnings } from "./payments";
import { readTenants } from "./read";

const euros = (amount: number) => ({ amount, currency: "EUR" });
const packages = [
  { id: "small", credits: 10, prices: { NL: euros(1500) } },
  { id: "large", credits: 70, bonus: 10, prices: { NL: euros(10_000) } },
];
const verotel = { provider: "verotel", shopId: "1", signatureKey: { env: "TENANT_VELVET_KEY" } };
const agreed = { mcc: "5967", nudity: true, footerLinks: [{ label: "Complaints", to: "/complaints" }] };

function warnings(config: object): string[] {
  const parsed = tenantConfig.parse({ ...minimalConfig, ...config });
  const tenant = resolveTenant("velvet", parsed, { port: 3000, folder: "/nowhere" });
  return paymentWarnings(tenant).map(({ path, reason }) => `${keyOf(path)} – ${reason}`);
}

function problems(config: object): string[] {
  const { tenant, path } = tenantsFolder();
  tenant("velvet", config);
  return loadTenant(path("velvet"), { port: 3000 }).problems.map(describeProblem);
}

test("a site that sells without a provider is refused, unless its members are invented", () => {
  expect(problems({ credits: { packages } })).toEqual([
    expect.stringMatching(/payments – is missing, and the site sells credits or premium\. Name a provider/),
  ]);
  expect(problems({ premium: { terms: [{ id: "month", days: 30, prices: { NL: euros(1990) } }] } })).toHaveLength(1);
  expect(problems({ credits: { packages }, demo: true })).toEqual([]);
  expect(problems({ credits: { packages }, payments: verotel })).toEqual([]);
  expect(problems({})).toEqual([]);
});

test("a site that charges for messages and sells no credits is refused", () => {
  const errors = (credits: object) => {
    const parsed = tenantConfig.parse({ ...minimalConfig, credits, payments: verotel });
    return paymentErrors(resolveTenant("velvet", parsed, { port: 3000, folder: "/nowhere" }));
  };
  expect(errors({})).toMatchObject([{ path: ["credits", "packages"], reason: expect.stringContaining("is empty") }]);
  expect(errors({ packages })).toEqual([]);
  expect(errors({ perMessage: 0 })).toEqual([]);
});

test("a former provider is listed once, differs from the present one, and is never the sandbox", () => {
  const mollie = { provider: "mollie", apiKey: { env: "TENANT_VELVET_KEY" } };
  const sold = (former: object[]) => problems({ payments: { ...verotel, former } });
  expect(sold([mollie])).toEqual([]);
  expect(sold([mollie, mollie])).toEqual([expect.stringMatching(/former\[1\]\.provider – "mollie" is listed twice/)]);
  expect(sold([verotel])).toEqual([expect.stringMatching(/former\[0\]\.provider – "verotel" is listed twice/)]);
  expect(sold([{ provider: "sandbox" }])).toHaveLength(1);
});

test.each([
  ["an id twice", { credits: { packages: [packages[0], packages[0]] } }, /"small" is listed twice/],
  ["an id that is a page", { credits: { packages: [{ ...packages[0], id: "repeat-order" }] } }, /address of a page/],
  [
    "two currencies in a country",
    { credits: { packages: [packages[0], { ...packages[1], prices: { NL: { amount: 1, currency: "USD" } } }] } },
    /is USD, and another price there is in EUR/,
  ],
  ["no price", { credits: { packages: [{ id: "small", credits: 10, prices: {} }] } }, /prices – is empty/],
  [
    "a code twice",
    { discounts: { normal: { code: "ONE", percent: 5 }, welcome: { code: "ONE", percent: 5, days: 1 } } },
    /"ONE" is listed twice/,
  ],
  [
    "a time that ends before it begins",
    {
      discounts: {
        timeBonus: { code: "ONE", percent: 5, from: "2026-12-02T00:00:00Z", until: "2026-12-01T00:00:00Z" },
      },
    },
    /is not after its beginning/,
  ],
])("a config with %s is refused", (_, config, said) => {
  expect(problems({ demo: true, ...config })[0]).toMatch(said);
});

test("tenant check > compares the stated price of a message with the real one", () => {
  const sold = { payments: { ...verotel, processorProfile: agreed }, credits: { packages } };
  expect(warnings({ ...sold, minimumMessageCosts: { NL: euros(125) } })).toEqual([]);
  expect(warnings({ ...sold, minimumMessageCosts: { NL: euros(150) } })).toEqual([
    "minimumMessageCosts.NL – says €1.50, and by the packages it is €1.25",
  ]);
  const dear = { ...sold, credits: { perMessage: 2, packages }, minimumMessageCosts: { NL: euros(250) } };
  expect(warnings(dear)).toEqual([]);
});

test("tenant check > names the countries without prices, and the countries whose law is unknown", () => {
  const payments = { ...verotel, processorProfile: agreed };
  expect(warnings({ payments, credits: { packages }, countries: ["NL", "BE"] })).toEqual([
    'credits.packages[0].prices – of "small" has none for BE, where buyers pay the price for NL',
    'credits.packages[1].prices – of "large" has none for BE, where buyers pay the price for NL',
  ]);
  const inBelgium = packages.map((each) =>
    each.id === "large" ? { ...each, prices: { ...each.prices, BE: euros(1000) } } : each,
  );
  expect(warnings({ payments, credits: { packages: inBelgium }, countries: ["NL", "BE"] })).toEqual([
    'credits.packages[0].prices – of "small" has none for BE, and it is not for sale there',
  ]);
  const japan = [{ id: "small", credits: 10, prices: { JP: { amount: 1500, currency: "JPY" } } }];
  expect(warnings({ payments, credits: { packages: japan }, countries: ["JP"] })).toEqual([
    expect.stringMatching(/^countries\[0\] – has JP, whose VAT/),
  ]);
});

test("tenant check > reports a processor's rules and requirements", () => {
  const stripe = {
    provider: "stripe",
    apiKey: { env: "TENANT_VELVET_KEY" },
    webhookSecret: { env: "TENANT_VELVET_HOOK" },
    processorProfile: agreed,
  };
  expect(warnings({ payments: stripe, niche: 3 })).toEqual([
    "payments.provider – stripe’s terms refuse adult dating, and the niche is bdsm",
    "payments.provider – stripe’s terms refuse nudity",
  ]);
  expect(warnings({ payments: { ...verotel, processorProfile: { ...agreed, footerLinks: [] } } })).toHaveLength(1);
  expect(warnings({ payments: verotel })).toEqual([expect.stringMatching(/processorProfile – is missing/)]);
});

test("tenant check > finds nothing wrong with the demo tenants", () => {
  const { tenants } = readTenants({ tenantsDir: "tenants", port: 3000 });
  expect(tenants.all().flatMap((tenant) => paymentWarnings(tenant))).toEqual([]);
});
