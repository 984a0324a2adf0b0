import { expect, type Page, type Route } from "@playwright/test";
import { test } from "../support/browser-tests";
import { EVERYBODY } from "../support/page-states";
import { demoMember, fillInAccount, hydrated, newAddress, visitor } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

/** Ways in which a page's requests fail. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  reset: (route) => route.abort("connectionreset"),
  "a bare 500": (route) => route.fulfill({ status: 500, body: "" }),
  "a proxy's 502": (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
  "a page instead of data": (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Welcome to this wifi</h1>" }),
};

const DATA = /\.data(\?|$)/;

for (const [kind, fail] of shareOf("terms in a sign-up", Object.entries(FAILURES)))
  test(`the terms in the sign-up's dialog survive a failed request (${kind})`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, "tidelark");
    const email = newAddress("reader");
    await page.goto("/signup");
    await hydrated(page);
    await fillInAccount(page, { email, name: "Reader" });
    await page.route(DATA, fail);
    await page.locator("form a[href='/pages/terms']").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("No answer at the moment.")).toBeVisible();
    await page.unroute(DATA);
    await expect(dialog.getByRole("heading", { level: 2 }).nth(1)).toBeVisible({ timeout: 20_000 });
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(page.locator("[name=email]")).toHaveValue(email);
  });

for (const [kind, fail] of shareOf("filters of a search", Object.entries(FAILURES)))
  test(`the search keeps its filters through a failed request (${kind}) and repeats it`, async ({ browser }) => {
    const { page } = await demoMember(browser, "tidelark", { at: EVERYBODY });
    await hydrated(page);
    const filter = page.locator("main form select[name=gender]").first();
    await page.route(DATA, fail);
    await filter.selectOption("female");
    await expectWaiting(page);
    await expect(filter).toHaveValue("female");
    await page.unroute(DATA);
    await expect(page).toHaveURL(/gender=female/, { timeout: 20_000 });
    await expect(waitingWords(page)).toHaveCount(0);
  });

test("search forms keep their input through a failed request", { tag: "@full" }, async ({ browser }) => {
  const { page } = await demoMember(browser, "tidelark");
  const chat = async () => {
    await page.goto("/chats");
    return (await page.locator("main a[href^='/chats/']").first().getAttribute("href")) ?? "";
  };
  for (const [path, field, answer] of [
    ["/credits", "input[name=code]", /code=LARK10/],
    ["/chats", "main form[role=search] input[type=search]", /LARK10/],
    [`${await chat()}/search`, "main form[role=search] input[type=search]", /LARK10/],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await page.locator(field).first().fill("LARK10");
    await page.route(DATA, FAILURES.reset!);
    await page.locator(field).first().press("Enter");
    await expectWaiting(page);
    await expect(page.locator(field).first(), path).toHaveValue("LARK10");
    await page.unroute(DATA);
    await expect(page, path).toHaveURL(answer, { timeout: 20_000 });
  }
});

test("the next page of results arrives after a failed request", { tag: "@full" }, async ({ browser }) => {
  const { page } = await demoMember(browser, "tidelark", { at: EVERYBODY });
  await hydrated(page);
  const cards = page.locator("main article");
  const before = await cards.count();
  await page.route(DATA, FAILURES.reset!);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectWaiting(page);
  await expect(cards).toHaveCount(before);
  await page.unroute(DATA);
  await expect.poll(() => cards.count(), { timeout: 20_000 }).toBeGreaterThan(before);
});

const waitingWords = (page: Page) => page.getByRole("alert").filter({ hasText: "No answer at the moment." });

async function expectWaiting(page: Page): Promise<void> {
  await expect(waitingWords(page)).toBeVisible();
}
