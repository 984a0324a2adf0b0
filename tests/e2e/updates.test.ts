import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { demoMember, hydrated, member, visitor } from "../support/people-in-browsers";

/** Counts the page's loads. */
const COUNT_LOADS = () => sessionStorage.setItem("loads", `${Number(sessionStorage.getItem("loads")) + 1}`);

test("a new service worker is offered and takes over with one reload", async ({ browser }) => {
  const { page, context } = await visitor(browser, "tidelark", { worker: true });
  await context.addInitScript(COUNT_LOADS);
  await page.goto("/pages/terms");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-worker", "activated");
  await page.reload();
  await expect(html).toHaveAttribute("data-worker", "activated");
  // Undefined while the page is loading.
  const loads = () => page.evaluate(() => Number(sessionStorage.getItem("loads"))).catch(() => undefined);
  expect(await loads()).toBe(2);
  // Registers the worker as another release does.
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?v=2&release=next").then(() => undefined));
  await expect(html).toHaveAttribute("data-worker", "waiting");
  expect(await loads()).toBe(2);
  await page.getByRole("button", { name: "Update" }).click();
  await expect.poll(loads).toBe(3);
  await hydrated(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain("release=next");
});

test("a log-out unregisters the service worker without reloading the page", { tag: "@full" }, async ({ browser }) => {
  const { page } = await member(browser, "tidelark", { name: "Wanda" }, { worker: true, at: "/pages/terms" });
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-worker", "activated");
  await page.reload();
  await expect(html).toHaveAttribute("data-worker", "activated");
  const controller = await page.evaluate(async () => {
    Object.assign(window, { stays: true });
    const gone = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
    await fetch("/logout", { method: "POST", redirect: "manual" });
    await gone;
    return navigator.serviceWorker.controller;
  });
  expect(controller).toBeNull();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
});

test("a new release is noticed by its manifest without a service worker", { tag: "@full" }, async ({ browser }) => {
  const { page, context } = await visitor(browser, "tidelark");
  await context.addInitScript(() => {
    // Simulates a browser without service workers.
    Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
  });
  await page.clock.install();
  let asked = 0;
  await page.route("**/release.json", (route) => {
    asked++;
    return route.fulfill({ json: { version: "next", manifest: "", files: [] } });
  });
  await page.goto("/pages/terms");
  await hydrated(page);
  // The code of the check loads when the page is idle. The check's interval starts at that moment.
  await expect
    .poll(async () => {
      if (asked === 0) await page.clock.fastForward("20:00");
      return asked;
    })
    .toBe(1);
  await expect(page.getByText("There’s a new version", { exact: true })).toBeVisible();
});

test("a refused service worker is flagged, and the page works", { tag: "@full" }, async ({ browser }) => {
  const { page, context } = await visitor(browser, "tidelark");
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("refused", "SecurityError"));
    Object.defineProperty(navigator.serviceWorker, "register", {
      value: ServiceWorkerContainer.prototype.register,
    });
  });
  await page.goto("/pages/terms");
  await expect(page.locator("html")).toHaveAttribute("data-worker", "failed");
});

test("a page whose code is missing reloads once and is then shown without it", async ({ browser }) => {
  const { page, context } = await demoMember(browser, "tidelark");
  await context.addInitScript(COUNT_LOADS);
  await page.goto("/home");
  await hydrated(page);
  await page.evaluate(() => sessionStorage.removeItem("reloaded-at")); // a tab without a recent reload
  const module = await page.evaluate(() => {
    const [, manifest] = Object.entries(window).find(([name]) => /^__\w+Manifest$/.test(name)) ?? [];
    return (
      (manifest as unknown as { routes: Record<string, { module: string }> }).routes["routes/member/likes"]?.module ??
      ""
    );
  });
  expect(module).toMatch(/^\/assets\/likes-/);
  await page.route(`**${module}`, (route) => route.abort());
  // Undefined while the page is loading.
  const loads = () => page.evaluate(() => Number(sessionStorage.getItem("loads"))).catch(() => undefined);
  expect(await loads()).toBe(1);
  const link = page
    .getByRole("navigation")
    .getByRole("link", { name: /^Likes/ })
    .first();
  await link.click();
  await expect.poll(loads).toBe(2);
  await expect(page).toHaveURL(/\/home$/);
  await hydrated(page);
  // Within ten seconds of a reload the server's page is shown without its code.
  await link.click();
  await expect(page).toHaveURL(/\/likes$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(loads).toBe(3);
  await link.click();
  await expect.poll(loads).toBe(4);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("failing code reloads the page only if the site answers, and keeps the form otherwise", { tag: "@full" }, async ({
  browser,
}) => {
  const { page, context } = await visitor(browser, "tidelark");
  await context.addInitScript(COUNT_LOADS);
  await page.goto("/login");
  await hydrated(page);
  await page.evaluate(() => sessionStorage.removeItem("reloaded-at")); // a tab without a recent reload
  const loads = () => page.evaluate(() => Number(sessionStorage.getItem("loads"))).catch(() => undefined);
  const email = page.locator("[name=email]");
  await email.fill("kept@example.com");
  const menu = page.getByRole("button", { name: /^EN/ });

  await page.route("**/*", (route) => route.abort());
  const unanswered = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/release.json"));
  await menu.hover();
  await unanswered;
  await page.mouse.move(0, 0);
  expect(await loads()).toBe(1);
  await expect(email).toHaveValue("kept@example.com");

  await page.unroute("**/*");
  await page.route("**/assets/*.js", (route) => route.abort());
  // The reload may remove the page before the browser acknowledges the pointer.
  await Promise.race([menu.hover(), page.waitForEvent("load")]);
  await expect.poll(loads).toBe(2);
});
