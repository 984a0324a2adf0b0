import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { hydrated, member } from "../support/people-in-browsers";

test("each API call of a page carries the headers for package and host", { tag: "@full" }, async ({ browser }) => {
  const { page } = await member(browser, "tidelark", { name: "Caller" }, { at: "/home" });
  const { host } = new URL(page.url());
  const made = new Set<string>();
  const unnamed: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (!/^\/(api|_i18n)\//.test(pathname)) return;
    made.add(pathname);
    // The browser itself requests event streams and prefetches, without these headers.
    if (request.resourceType() === "eventsource" || search.includes("groups=base")) return;
    const { "x-package": name, "x-original-host": from } = request.headers();
    if (name !== "bouquet-web@1" || from !== host) unnamed.push(`${request.method()} ${pathname}${search}`);
  });
  await page.route("**/api/events.php*", (route) => route.abort());
  await page.clock.install();
  await page.goto("/profile");
  await hydrated(page);
  await page.clock.runFor(70_000);
  for (const path of ["user", "chats", "likes"]) {
    await expect.poll(() => [...made]).toContain(`/api/${path}.php`);
  }
  await page.locator("a[href='/chats']:visible").first().click();
  await expect(page).toHaveURL(/\/chats$/);
  await expect.poll(() => [...made].filter((path) => path.startsWith("/_i18n/"))).toHaveLength(1);
  expect(unnamed).toEqual([]);
});

test("the beacon of a hidden page carries the headers for package and host", async ({ browser }) => {
  const { page } = await member(browser, "tidelark", { name: "Hidden" }, { at: "/profile" });
  await hydrated(page);
  const sent = page.waitForRequest("**/api/page-hidden.php");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const request = await sent;
  expect([request.method(), request.postData()]).toEqual(["POST", "{}"]);
  const { host } = new URL(page.url());
  expect(request.headers()).toMatchObject({ "x-package": "bouquet-web@1", "x-original-host": host });
  expect((await request.response())!.status()).toBe(204);
});

test("an open page reloads its data every half hour", { tag: "@full" }, async ({ browser }) => {
  const { page } = await member(browser, "tidelark", { name: "Lingerer" });
  await page.clock.install();
  await page.goto("/chats");
  await hydrated(page);
  const anew = page.waitForRequest(/\/chats\.data/);
  await page.clock.fastForward("31:00");
  await anew;
});
