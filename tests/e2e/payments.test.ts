import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { parse } from "jsonc-parser";
import { extractText } from "unpdf";
import { test } from "../support/browser-tests";
import { hydrated, mailedPath, member, newAddress } from "../support/people-in-browsers";
import { isChosen, shareOf } from "../support/share";
import { expectSound } from "../support/sound";

test.describe.configure({ mode: "parallel" });

/** One site of each template with a script, and one site without a script. The third site requires a partner's link. */
const SCRIPTED: [slug: string, javaScriptEnabled: boolean, from?: string][] = [
  ["tidelark", true],
  ["vendemora", true],
  ["noctambar", true, "/signup?network=demo"],
];
const ROUNDS = [...shareOf("a purchase", SCRIPTED), ["tidelark", false] as const];

/** The outcome that leaves the credits. */
const PAID = "Pay, and tell the site twice";

/** The sandbox's outcomes, with the page's texts. Each runs with or without a script, with --full both. */
const OUTCOMES = [
  ["Let it fail", "The payment did not go through"],
  ["Let it expire", "You ran out of time to pay"],
  ["Cancel", "You stopped the payment"],
  ["Leave it open", "We are waiting for the payment provider"],
  ["Pay, and tell the site a minute later", "We are waiting for the payment provider"],
  [PAID, "Your payment has arrived"],
  ["Pay, and have the bank take it back", "Your bank took the payment back"],
] as const;

/** In ms: a notice passes through the outbox. */
const PATIENCE = 60_000;

for (const [slug, javaScriptEnabled, from] of ROUNDS) {
  const how = `on ${slug}, ${javaScriptEnabled ? "with" : "without"} a script`;
  const tag = javaScriptEnabled ? [] : "@full";
  const begin = async (browser: Browser, name: string) => {
    const email = newAddress(`${name}.with.an.address.wider.than.a.phone`);
    const who = await member(browser, slug, { name, email, from }, { javaScriptEnabled, locale: "en-US", phone: true });
    const open = async (path: string) => {
      await who.page.goto(path);
      if (javaScriptEnabled) await hydrated(who.page);
    };
    return { ...who, open };
  };

  test(`credits are ordered, reordered and withdrawn ${how}`, { tag }, async ({ browser }) => {
    const { page, open, email, errors } = await begin(browser, "Wilma");
    await open("/credits");
    await expect(page.getByText("You have 10 credits.")).toBeVisible();
    await page.getByRole("link", { name: "Choose 30 credits and 2 extra" }).click();
    await expect(page.getByRole("button", { name: "Order with obligation to pay", exact: true })).toBeVisible();
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await orderAtSandbox(page, "Pay");
    await expectTitle(page, "Your payment has arrived");
    if (javaScriptEnabled) await expectSound(page, `${slug} transaction`);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: /^Receipt/ }).click(),
    ]);
    const { text } = await extractText(new Uint8Array(readFileSync(await file.path())), { mergePages: true });
    for (const part of ["Receipt", "30 credits and 2 extra", "VAT"]) expect(text).toContain(part);
    expect(await mailedPath(slug, email, "Your receipt")).toMatch(/^\/transactions\//);

    await open("/credits");
    await expect(page.getByText("You have 42 credits.")).toBeVisible();
    await page.getByRole("link", { name: /^Order again: 30 credits and 2 extra for / }).click();
    await expect(page.getByRole("heading", { name: "Order again" })).toBeVisible();
    await orderAtSandbox(page, "Pay");
    await expectTitle(page, "Your payment has arrived");

    // The footer leads to the page that needs no login.
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Withdraw from contract here" }).click();
    await expect(page.getByText("Wilma withdraws from this contract.")).toBeVisible();
    if (javaScriptEnabled) await expectSound(page, `${slug} withdrawal`);
    await page.getByRole("button", { name: "Confirm withdrawal", exact: true }).click();
    await expect(page.getByText(/^You withdrew from this order/)).toBeVisible();
    await expect(main.getByRole("link", { name: "Withdraw from contract here" })).toHaveCount(0);
    expect(await mailedPath(slug, email, "We have received your withdrawal")).toMatch(/^\/transactions\//);
    await page.getByRole("link", { name: "Withdraw from contract here" }).click();
    await page.getByLabel("Number of the receipt").fill("1");
    await main.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("button", { name: "Confirm withdrawal", exact: true })).toBeVisible();
    if (javaScriptEnabled) await expectSound(page, `${slug} withdrawal without a log-in`);
    await open("/credits");
    await expect(page.getByText("You have 42 credits.")).toBeVisible();
    expect(errors).toEqual([]);
  });

  test(`the transaction page names each outcome of a payment ${how}`, { tag: "@full" }, async ({ browser }) => {
    const { page, open, errors } = await begin(browser, "Bert");
    const outcomes = OUTCOMES.filter(([choice]) => isChosen(choice, javaScriptEnabled ? 0 : 1, 2));
    for (const [choice, title] of outcomes) {
      await open("/credits/small");
      await orderAtSandbox(page, choice);
      await expectTitle(page, title);
    }
    await open("/credits");
    const kept = outcomes.filter(([choice]) => choice === PAID).length;
    await expect(page.getByText(`You have ${10 + 10 * kept} credits.`)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test(`an open payment offers another attempt after a minute ${how}`, { tag: "@full" }, async ({ browser }) => {
    const { page, open, errors } = await begin(browser, "Petra");
    if (javaScriptEnabled) await page.clock.install();
    await open("/credits/small");
    await orderAtSandbox(page, "Leave it open");
    await expectTitle(page, "We are waiting for the payment provider");
    await expect(page.getByText("Waiting for the answer...")).toBeVisible();
    const again = page.getByRole("link", { name: "Didn’t get to pay? Pay again" });
    if (javaScriptEnabled) {
      await expectSound(page, `${slug} awaited payment`);
      await expect(again).toHaveCount(0);
      await page.clock.fastForward(61_000);
    } else {
      // Without a script the page changes only by a reload.
      const looked = page.waitForResponse(/\/transactions\/\w+$/);
      await page.getByRole("link", { name: "Look again" }).click();
      expect((await looked).status()).toBe(200);
      await expect(page.getByText("Waiting for the answer...")).toBeVisible();
    }
    await expect(again).toHaveAttribute("href", /^\/transactions\/\w+\/pay$/);
    expect(errors).toEqual([]);
  });

  test(`premium is ordered and cancelled ${how}`, { tag }, async ({ browser }) => {
    const { page, open, email, errors } = await begin(browser, "Carla");
    await open("/premium");
    await page.getByRole("link", { name: "Choose Premium for 30 days" }).click();
    await orderAtSandbox(page, "Pay");
    await expectTitle(page, "Your payment has arrived");
    await open("/premium");
    await expect(page.getByText(/^Your premium lasts until /)).toBeVisible();
    await page.getByRole("link", { name: "Cancel contracts here" }).click();
    await page.getByLabel(/^At once/).check();
    await page.getByRole("button", { name: "Cancel now", exact: true }).click();
    await expect(page.getByText(/^We received your cancellation on /)).toBeVisible();
    expect(await mailedPath(slug, email, "We have received your cancellation")).toBe("/premium");
    await open("/premium");
    await expect(page.getByText(/^Your premium lasts until /)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test("an order at an expired discount is refused", { tag: "@full" }, async ({ browser }) => {
  const { page, errors } = await member(browser, "rondelief", { name: "Dora" }, { locale: "en-US" });
  const hour = 60 * 60 * 1000;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const inTotal = page.getByRole("list", { name: "In total" });
  await page.goto("/credits/large");
  await expect(inTotal.getByText("€100.00")).toBeVisible();
  configure("rondelief", { timeBonus: { code: "WEEKEND", percent: 25, from: at(-1000), until: at(hour) } });
  await expect(async () => {
    await page.goto("/credits/large");
    await expect(inTotal.getByText("€75.00")).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await hydrated(page);
  configure("rondelief", { timeBonus: { code: "WEEKEND", percent: 25, from: at(-hour), until: at(-1000) } });
  await expect(async () => {
    const now = await page.evaluate(async () => (await fetch("/credits/large")).text());
    expect(now).not.toContain("€75.00");
  }).toPass({ timeout: 30_000 });
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Order with obligation to pay" }).click();
  await expect(page.getByText(/^The price has changed since you opened this page/)).toBeVisible();
  await expect(inTotal.getByText("€100.00")).toBeVisible();
  await expect(page.getByText("€75.00")).toHaveCount(0);
  await page.goto("/credits");
  await expect(page.getByText("Your payments")).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("a discount code applies when typed or linked, and an unknown code is refused", async ({ browser }) => {
  const { page, errors } = await member(browser, "vendemora", { name: "Edda" }, { locale: "en-US", at: "/pricing" });
  await page.getByLabel("Discount code").fill("nothing");
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByText(/^This code doesn’t exist/)).toBeInViewport();
  await expect(page.getByLabel("Discount code")).toBeFocused();
  await page.getByLabel("Discount code").fill("vino10");
  await page.getByRole("button", { name: "Use it" }).click();
  await expect(page.getByText(/^Code VINO10 is included/)).toBeVisible();
  // The price was always this one, so nothing is crossed out, also for screen readers.
  await expect(page.getByText("crossed out")).toHaveCount(0);
  await expect(page.getByText("€13.70 without the code")).toBeVisible();
  await page.getByRole("link", { name: "Choose 10 credits" }).click();
  await expect(page.getByText("€12.33")).toBeVisible();
  await page.goto("/credits?code=VINO10");
  await expect(page.getByText("€12.33")).toBeVisible();
  expect(errors).toEqual([]);
});

test("the page for deleting an account offers a discount once", { tag: "@full" }, async ({ browser }) => {
  const { page, errors } = await member(
    browser,
    "tidelark",
    { name: "Greta" },
    { locale: "en-US", phone: true, at: "/account/delete" },
  );
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
  await expect(page.getByText("Would 20% off change your mind?")).toBeVisible();
  await page.getByRole("button", { name: "Take it and stay" }).click();
  await expect(page).toHaveURL(/\/credits\?code=STAY[0-9A-F]{8}$/);
  await expect(page.getByText(/^Code STAY[0-9A-F]{8} is included/)).toBeVisible();
  const code = new URL(page.url()).searchParams.get("code")!;
  await page.goto(`/credits/large?code=${code}`);
  await expect(page.getByText(/20%/).first()).toBeVisible();
  await page.goto("/account/delete");
  await expect(page.getByRole("button", { name: "Delete my account" })).toBeVisible();
  await expect(page.getByText("Would 20% off change your mind?")).toHaveCount(0);
  expect(errors).toEqual([]);
});

/** Ticks the box, orders, and chooses an outcome in the sandbox. */
async function orderAtSandbox(page: Page, choice: string): Promise<void> {
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Order with obligation to pay", exact: true }).click();
  await expect(page).toHaveURL(/\/payments\/sandbox\//, { timeout: 30_000 });
  await page.getByRole("button", { name: choice, exact: true }).click();
  await expect(page).toHaveURL(/\/transactions\/[0-9a-f]{32}$/, { timeout: 30_000 });
}

/** Waits until the page shows the outcome. Also checks it without a script, and what follows the payment. */
async function expectTitle(page: Page, name: string): Promise<void> {
  const expectShown = () => expect(page.getByRole("heading", { name })).toBeVisible({ timeout: 2000 });
  const expectLater = async () => {
    await page.reload();
    await expectShown();
  };
  await expectShown().catch(() => expect(expectLater).toPass({ timeout: PATIENCE }));
}

/** Changes a site's discounts, as an operator does. */
function configure(slug: string, discounts: object): void {
  const file = join(process.env.BOUQUET_TEST_TENANTS ?? "", slug, "tenant.json");
  const config = parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...config, discounts }));
}
