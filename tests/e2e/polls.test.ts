/** How often a page asks what is new, where it has no stream: the product specification's section 9. */
import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { hydrated, member } from "../support/people-in-browsers";

const [USER, CHATS, LIKES] = ["/api/user.php", "/api/chats.php", "/api/likes.php"];
const MINUTE = 60_000;
/** Tolerance in ms: time passes while a response is on its way. */
const LATE = 20_000;

for (const { how, subscribed, every } of [
  { how: "every minute", subscribed: false, every: MINUTE },
  { how: "every five minutes where push is subscribed", subscribed: true, every: 5 * MINUTE },
])
  test(`a page without an event stream polls ${how}`, { tag: subscribed ? "@full" : [] }, async ({ browser }) => {
    const { page, context } = await member(browser, "tidelark", { name: "Polled" });
    await page.route("**/api/events.php*", (route) => route.abort());
    await context.addInitScript(noteCalls, subscribed);
    await page.clock.install();
    await page.goto("/profile");
    await hydrated(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

    const first = await until(page, USER!, 1);
    const answered = await until(page, `${USER} answered`, 1);
    for (const path of [CHATS!, LIKES!]) {
      const later = (await until(page, path, 1)) - answered;
      expect(later).toBeGreaterThanOrEqual(1000);
      expect(later).toBeLessThan(1000 + LATE);
    }
    for (const path of [CHATS!, LIKES!]) await until(page, `${path} answered`, 1);
    // The interval starts at the request, not at the response: slightly less than the whole time passes.
    const again = (await until(page, USER!, 2, 2_000)) - first;
    expect(again).toBeGreaterThanOrEqual(every - 1000);
    expect(again).toBeLessThan(every + 3 * LATE);

    await until(page, `${LIKES} answered`, 2);
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    const asked = (await noted(page, USER!)).length;
    await page.clock.runFor(3 * every);
    expect(await noted(page, USER!)).toHaveLength(asked);
  });

test("a refused poll sends only a logged-out member to the login", { tag: "@full" }, async ({ browser }) => {
  const { page, context } = await member(browser, "tidelark", { name: "Refused" });
  await page.route("**/api/events.php*", (route) => route.abort());
  await page.route("**/api/likes.php", (route) => route.fulfill({ status: 403, json: { error: "auth.required" } }));
  await context.addInitScript(noteCalls, false);
  await page.clock.install();
  await page.goto("/profile?from=here");
  await hydrated(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const refused = await until(page, `${LIKES} answered`, 1);
  expect(await until(page, USER!, 2)).toBeLessThan(refused + 10_000);
  await until(page, `${USER} answered`, 2);
  await expect(page).toHaveURL(/\/profile\?from=here$/);
  await context.clearCookies();
  const step = async () => {
    await page.clock.runFor(2_000);
    return page.url();
  };
  await expect.poll(step, { intervals: [100], timeout: 120_000 }).toMatch(/\/login\?next=%2Fprofile%3Ffrom%3Dhere$/);
});

/** Records every call, with the page's times of request and response. */
function noteCalls(subscribed: boolean): void {
  const calls: { path: string; at: number }[] = [];
  Object.assign(window, { calls });
  const original = window.fetch;
  window.fetch = async (input, options) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    calls.push({ path: pathname, at: Date.now() });
    const answer = await original(input, options);
    calls.push({ path: `${pathname} answered`, at: Date.now() });
    return answer;
  };
  if (!subscribed) return;
  const registration = { pushManager: { getSubscription: async () => ({}) }, addEventListener() {} };
  Object.assign(ServiceWorkerContainer.prototype, { getRegistration: async () => registration });
}

/** Returns when calls were recorded, in ms. */
function noted(page: Page, path: string): Promise<number[]> {
  return page.evaluate((wanted) => {
    const { calls } = window as unknown as { calls: { path: string; at: number }[] };
    return calls.filter((call) => call.path === wanted).map(({ at }) => at);
  }, path);
}

/** Advances the clock in steps of some ms until so many calls were recorded, and returns the time. */
async function until(page: Page, path: string, times: number, ms = 500): Promise<number> {
  const step = async () => {
    await page.clock.runFor(ms);
    return (await noted(page, path)).length;
  };
  await expect.poll(step, { intervals: [10], timeout: 120_000 }).toBeGreaterThanOrEqual(times);
  return (await noted(page, path))[times - 1]!;
}
