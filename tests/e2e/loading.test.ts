/**
 * The signs that a page is being fetched, and the parts that wait for the page: the product specification's section 9.
 */
import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { hydrated, visitor } from "../support/people-in-browsers";

test("a slow page shows a progress bar until it arrives", async ({ browser }) => {
  const { page } = await visitor(browser, "tidelark");
  await page.goto("/pages/terms");
  await hydrated(page);
  let answer = () => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/login.data*", async (route) => {
    await asked;
    await route.continue();
  });
  const bar = page.locator("[data-state='loading']");
  await page.locator("a[href='/login']").first().click();
  await expect(page.getByRole("progressbar", { name: "Loading..." })).toBeAttached();
  await expect(bar).toHaveCSS("height", "3px");
  answer();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("progressbar", { name: "Loading..." })).toHaveCount(0);
});

test("prefetching pauses while five prefetches are under way", { tag: "@full" }, async ({ browser }) => {
  const { page, context } = await visitor(browser, "tidelark");
  await context.addInitScript(holdPrefetches);
  await page.clock.install();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["sec-purpose"] === "prefetch") asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/pages/terms");
  await hydrated(page);
  const links = page.locator("footer a[href^='/pages/']:not([href='/pages/terms'])");
  const paths = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href")!))]);
  expect(paths.length).toBeGreaterThanOrEqual(6);
  const first = paths.slice(0, 5).map((path) => `${path}.data`);
  for (const [index, path] of paths.slice(0, 6).entries()) {
    await page.locator(`footer a[href='${path}']`).first().hover();
    await page.clock.runFor(1_000);
    await expect.poll(() => asked).toEqual(first.slice(0, index + 1));
  }
  await expect.poll(() => page.evaluate(() => (window as unknown as Held).held.length)).toBe(5);
  await page.evaluate(() => (window as unknown as Held).held.shift()!());
  await expect.poll(() => asked).toEqual([...first, `${paths[5]}.data`]);
});

interface Held {
  held: (() => void)[];
}

/** Hides completed prefetches from the page until the test releases them. */
function holdPrefetches(): void {
  const held: (() => void)[] = [];
  Object.assign(window, { held });
  const hold = (event: Event) => {
    const link = event.target;
    if (!event.isTrusted || !(link instanceof HTMLLinkElement) || link.rel !== "prefetch") return;
    event.stopImmediatePropagation();
    held.push(() => link.dispatchEvent(new Event("load")));
  };
  // Runs before the page's own listeners.
  document.addEventListener("load", hold, true);
  document.addEventListener("error", hold, true);
}
