/** Tests of behaviour that every router must have, and of the router in use. */
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { absentMember, hydrated, member, visitor } from "../support/people-in-browsers";
import { CONTEXTS, router } from "../support/router";

test("the page runs on the router under test and leaves window.fetch native", async ({ browser }) => {
  const { page } = await visitor(browser, "tidelark");
  await page.goto("/login");
  await hydrated(page);
  const found = await page.evaluate((contexts) => contexts.filter((name) => name in window), Object.values(CONTEXTS));
  expect(found).toEqual([CONTEXTS[router]]);
  expect(await page.evaluate(() => String(window.fetch))).toContain("[native code]");
});

test("a prefetched page opens without a request, and a reload asks the server", async ({ browser }) => {
  const { page } = await visitor(browser, "tidelark");
  await page.goto("/pages/terms");
  await hydrated(page);
  const link = page.locator("footer a[href='/pages/privacy']").first();
  await fetchAhead(page, link);
  await link.click();
  await expect(page).toHaveURL(/privacy$/);
  expect(await loads(page, "/pages/privacy.data")).toEqual(["kept"]);
  await link.click();
  await expect.poll(() => loads(page, "/pages/privacy.data")).toEqual(["kept", "asked"]);
});

test("a change invalidates pages that were prefetched before", async ({ browser }) => {
  const hugo = await absentMember("tidelark", "Hugobert");
  const { page } = await member(browser, "tidelark", { name: "Adelind" }, { at: `/members/${hugo.id}/chat` });
  await hydrated(page);
  const text = page.locator("[name=text]");
  await expect(text).toBeVisible();
  const back = page.locator("a[href='/chats']:visible").first();
  await fetchAhead(page, back);
  await text.fill("Written after the list was fetched");
  await text.press("Enter");
  await expect(page.locator("main").getByText("Written after the list was fetched").first()).toBeVisible();
  // A pointer that rests on the link would prefetch the page again.
  await page.mouse.move(0, 0);
  const before = (await loads(page, "/chats.data")).length;
  await back.evaluate((link: HTMLElement) => link.click());
  await expect.poll(async () => (await loads(page, "/chats.data")).slice(before)).toContain("asked");
  await expect(page.locator("main").getByText("Written after the list was fetched").first()).toBeVisible();
});

test("code loaded on demand keeps the order of the style sheets", { tag: "@full" }, async ({ browser }) => {
  const { page } = await visitor(browser, "tidelark");
  await page.goto("/signup");
  await hydrated(page);
  const before = await styles(page);
  await page.locator("[name=email]").fill("vera@gmial.com");
  await expect(page.getByRole("button", { name: /gmail/ })).toBeVisible();
  const after = await styles(page);
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after).toEqual([...new Set(after)]);
});

/** Returns the page's style sheets in order of precedence. */
function styles(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href ? new URL(href).pathname : [])));
}

/** Points at a link until its page's data has arrived. */
async function fetchAhead(page: Page, link: Locator): Promise<void> {
  const path = `${await link.getAttribute("href")}.data`;
  let isThere = false;
  page.on("requestfinished", (request) => {
    const isOwn = request.headers()["sec-purpose"] === "prefetch" && new URL(request.url()).pathname === path;
    if (isOwn) isThere = true;
  });
  // A page that moves under the pointer cancels a prefetch.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => isThere, { timeout: 3_000 }).toBe(true);
  }).toPass();
}

/**
 * Returns how the router got a page's data each time: cached data cost no transfer, like an aborted request, which an
 * event that reloads pages causes.
 */
function loads(page: Page, path: string): Promise<string[]> {
  return page.evaluate((path) => {
    const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const answered = all.filter(({ initiatorType, responseStatus }) => initiatorType === "fetch" && responseStatus > 0);
    const own = answered.filter(({ name }) => new URL(name).pathname === path);
    return own.map(({ transferSize }) => (transferSize === 0 ? "kept" : "asked"));
  }, path);
}
