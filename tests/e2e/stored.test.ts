import { type BrowserContext, expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { hydrated, PASSWORD, USER_AGENT } from "../support/people-in-browsers";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;

test.beforeAll(async () => {
  server = await startServer({
    asking: { hosts: ["asking.localhost"], rememberTrafficSource: true, siteEntryWarning: true },
  });
});

test.afterAll(() => server?.stop());

test("the cookie page lists everything that the browser stores during a visit", async ({ browser }) => {
  const joined = await server.join("asking.localhost", "Mira");
  const context = await browser.newContext({
    baseURL: `http://asking.localhost:${server.port}`,
    userAgent: USER_AGENT,
    locale: "en-US",
    serviceWorkers: "allow",
  });
  const page = await context.newPage();
  await page.goto("/pages/cookies");
  const listed = await listedOn(page);
  const seen = new Set<string>();
  const keeps = async (...cookies: string[]) => {
    const kept = await keptBy(context, page);
    expect(kept.filter((each) => each.startsWith("Cookie ")).sort()).toEqual(
      cookies.map((name) => `Cookie ${name}`).sort(),
    );
    for (const each of kept) {
      expect(listed).toContain(each);
      seen.add(each);
    }
  };

  await keeps();
  await page.goto("/?network=ads");
  await keeps();
  await press(page, "form[action='/entry'] button");
  await expect(page.locator("[data-consent]").first()).toBeVisible();
  await keeps("skipped-site-entry-warning");
  await press(page, "[name=answer][value=no]");
  await expect(page.locator("[data-consent]")).toHaveCount(0);
  await keeps("skipped-site-entry-warning", "choice");
  await page.goto("/consent?network=ads");
  await press(page, "main [name=answer][value=yes]");
  await expect(page.locator("main")).toContainText("You said yes on");
  await keeps("skipped-site-entry-warning", "choice");
  await page.goto("/?network=ads");
  await expect.poll(() => keptBy(context, page)).toContain("Local storage network");
  await keeps("skipped-site-entry-warning", "choice", "network");
  await page.goto("/pages/terms");
  await send(page, "/language", { language: "nl", next: "/" });
  await keeps("skipped-site-entry-warning", "choice", "network", "language");

  await page.goto("/login");
  await page.locator("[name=email]").fill(joined.email);
  await page.locator("[name=password]").fill(PASSWORD);
  await page.locator("form[data-form=login] button[type=submit]").last().click();
  await expect(page).toHaveURL(/\/home$/);
  const ofEverybody = ["skipped-site-entry-warning", "choice", "network", "language", "device"];
  await keeps(...ofEverybody, "session");
  await expect(page.locator("html")).toHaveAttribute("data-worker", "activated");
  await page.goto("/chats");
  await expect.poll(() => keptBy(context, page)).toContain("Cache storage member …");
  await expect.poll(() => keptBy(context, page)).toContain("Cache storage files");
  await keeps(...ofEverybody, "session");
  await send(page, "/logout");
  await keeps(...ofEverybody);

  // The rest appears only after a fault, a refusal, a hint, an update, a second factor, a permission, or offline.
  expect(listed.filter((each) => !seen.has(each)).sort()).toEqual([
    "Cache storage owed log-out",
    "Cookie age-refused",
    "Cookie install-hint",
    "Cookie login-step",
    "IndexedDB unsent-photos …",
    "Local storage dismissed-update",
    "Local storage push-off",
    "Local storage unsent …",
    "Push subscription push",
    "Session storage reloaded-at",
    "Session storage words",
  ]);
});

test("the traffic source is stored only with consent and deleted when consent is withdrawn", async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: `http://asking.localhost:${server.port}`,
    userAgent: USER_AGENT,
    locale: "en-US",
  });
  const page = await context.newPage();
  const kept = async () => page.evaluate(() => JSON.parse(localStorage.getItem("network") ?? "null"));
  const cookie = async () => (await context.cookies()).find(({ name }) => name === "network")?.value;
  const answer = async (choice: "yes" | "no") => {
    await page.goto("/consent");
    await press(page, `main [name=answer][value=${choice}]`);
    await hydrated(page);
  };
  await page.goto("/");
  await press(page, "form[action='/entry'] button");
  await page.goto("/?network=ads&sub1=click");
  await hydrated(page);
  expect([await kept(), await cookie()]).toEqual([null, undefined]);

  await answer("yes");
  await page.goto("/?network=ads&sub1=click");
  await expect.poll(kept).toMatchObject({ source: await cookie() });
  const { until } = await kept();
  const days = (until - Date.now()) / (24 * 60 * 60 * 1000);
  expect([days > 29.9, days <= 30]).toEqual([true, true]);

  await page.goto("/?network=others");
  const later = await cookie();
  await expect.poll(kept).toMatchObject({ source: later });
  await page.goto("/signup");
  await hydrated(page);
  await expect(page.locator("form[data-form=signup] [name=source]")).toHaveCount(0);
  await context.clearCookies({ name: "network" });
  await page.goto("/signup");
  await expect(page.locator("form[data-form=signup] [name=source]")).toHaveValue(later!);

  await page.evaluate(() => {
    const { source } = JSON.parse(localStorage.getItem("network")!);
    localStorage.setItem("network", JSON.stringify({ source, until: Date.now() - 1 }));
  });
  await page.goto("/signup");
  await expect.poll(kept).toBeNull();

  await page.goto("/?network=ads");
  await expect.poll(kept).not.toBeNull();
  await answer("no");
  await expect.poll(kept).toBeNull();
  expect(await cookie()).toBeUndefined();
});

test("the consent question takes a fifth of a phone's screen at most", { tag: "@full" }, async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: `http://asking.localhost:${server.port}`,
    userAgent: USER_AGENT,
    locale: "en-US",
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto("/?network=ads");
  await press(page, "form[action='/entry'] button");
  await hydrated(page);
  const question = page.locator("[data-consent]");
  const { height } = (await question.boundingBox())!;
  expect(height).toBeLessThanOrEqual(844 / 5);
  await page.locator("footer a[href='/pages/privacy']").click();
  await expect(page).toHaveURL(/\/pages\/privacy$/);
  await expect(question).toBeVisible();
  await page.goto("/pages/privacy");
  await hydrated(page);
  await expect(question).toHaveCount(0);
});

/** Presses the first such button, whose form leads to another document. */
async function press(page: Page, button: string): Promise<void> {
  const arrived = page.waitForEvent("load");
  await page.locator(button).first().click();
  await arrived;
}

/** Submits one of the page's forms, wherever it is. */
async function send(page: Page, action: string, fields: Record<string, string> = {}): Promise<void> {
  const arrived = page.waitForEvent("load");
  await page.evaluate(
    ([action, fields]) => {
      const form = Object.assign(document.createElement("form"), { method: "post", action });
      for (const [name, value] of Object.entries(fields)) {
        form.append(Object.assign(document.createElement("input"), { name, value }));
      }
      document.body.append(form);
      HTMLFormElement.prototype.submit.call(form);
    },
    [action, fields] as const,
  );
  await arrived;
}

/** Returns the entries of the cookie page, each as "place name". */
async function listedOn(page: Page): Promise<string[]> {
  const rows = await page
    .locator("main table tbody th")
    .evaluateAll((cells) =>
      cells.map((cell) => `${cell.querySelector("small")?.textContent} ${cell.querySelector("code")?.textContent}`),
    );
  return [...new Set(rows)];
}

/** Returns what the browser stores, in the same format. */
async function keptBy(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `Cookie ${name.replace(/^__Host-/, "")}`);
  const others = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `Local storage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `Session storage ${name}`),
    ...(await caches.keys()).map((name) => `Cache storage ${name.replace(/^(shell|member) .*/, "$1 …")}`),
    ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
    // None of the three exists while its script is loading.
    ...(await navigator.serviceWorker.getRegistrations())
      .flatMap(({ active, waiting, installing }) => active ?? waiting ?? installing ?? [])
      .map(({ scriptURL }) => `Service worker ${new URL(scriptURL).pathname.slice(1)}`),
  ]);
  return [...cookies, ...others];
}
