import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { WHOLE_CHROMIUM } from "../support/chromium";
import { fillInAccount, hydrated, member, newAddress, sendForm, visitor } from "../support/people-in-browsers";
import { WITH_PUSH_SERVICE } from "../support/push-in-browsers";

test.use({ launchOptions: WHOLE_CHROMIUM });

const ABOUT = { title: "Tidelark", body: "You have a new message", tag: "chat", app_badge: 2 };

test("a push message shows a notification, even if its payload is invalid", { tag: "@full" }, async ({ browser }) => {
  const { page } = await member(browser, "tidelark", { name: "Pushed" }, { worker: true });
  await page.context().grantPermissions(["notifications"]);
  await page.goto("/notifications");
  await hydrated(page);
  const origin = new URL(page.url()).origin;
  const push = await pushed(page);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });

  const data = { check: "/chats", open: "/login?next=%2Fchats" };
  await untilShown(
    () => push(JSON.stringify({ web_push: 8030, notification: { ...ABOUT, data } })),
    async () => (await shown()).length > 0,
  );
  expect(await shown()).toEqual([{ title: ABOUT.title, body: ABOUT.body, tag: ABOUT.tag, data }]);
  const titles = async () => new Set((await shown()).map(({ title }) => title));
  const { hostname } = new URL(origin);
  await untilShown(
    () => push("{"),
    async () => (await titles()).has(hostname),
  );
  expect(await titles()).toEqual(new Set([ABOUT.title, hostname]));
});

test("a click on a notification opens its subject, or the login without a session", async ({ browser }) => {
  const { page, context } = await member(browser, "tidelark", { name: "Clicked" }, { worker: true, at: "/home" });
  await context.grantPermissions(["notifications"]);
  const push = await pushed(page);
  const worker = context.serviceWorkers()[0]!;
  const data = { check: "/likes/visitors", open: "/login?next=%2Flikes%2Fvisitors" };
  const show = async () => {
    await untilShown(
      () => push(JSON.stringify({ web_push: 8030, notification: { ...ABOUT, data } })),
      () => worker.evaluate(SHOWN),
    );
  };
  await worker.evaluate(WITHOUT_A_CLICK);
  const click = () => worker.evaluate(CLICK);
  const done = () => worker.evaluate("done.splice(0)");

  await show();
  await click();
  await expect(page).toHaveURL(/\/likes\/visitors$/);
  expect(await done()).toEqual(["focus"]);

  // The page is open already, so nothing reloads.
  await page.evaluate(() => Object.assign(window, { same: true }));
  await show();
  await click();
  expect(await done()).toEqual(["focus"]);
  expect(await page.evaluate(() => (window as { same?: boolean }).same)).toBe(true);

  await context.clearCookies();
  await show();
  await click();
  await expect(page).toHaveURL(/\/login\?next=%2Flikes%2Fvisitors$/);
});

test("the sign-up skips the push step in a subscribed browser and subscribes the new account", {
  tag: "@full",
}, async ({ browser }) => {
  const { page, context } = await visitor(browser, "tidelark", { worker: true });
  await context.grantPermissions(["notifications"]);
  await context.addInitScript(WITH_PUSH_SERVICE);
  const subscribed = page.waitForResponse((answer) => answer.url().endsWith("/api/user.php?push=1"));
  await page.goto("/signup");
  await hydrated(page);
  await fillInAccount(page, { email: newAddress("subscribed"), name: "Subscribed" });
  await sendForm(page, "signup");
  await expect(page).toHaveURL(/\/signup\/photos$/);
  expect((await subscribed).status()).toBe(200);
});

test("the notifications page shows the state of push in this browser and changes it", async ({ browser }) => {
  const { page, context } = await member(browser, "tidelark", { name: "Truth" }, { worker: true });
  const shown = (words: string) => page.getByText(words).filter({ visible: true });
  const see = async (words: string) => {
    await page.goto("/notifications");
    await hydrated(page);
    await expect(shown(words)).toBeVisible();
  };
  await see("Notifications are off in this browser.");
  await context.grantPermissions(["notifications"]);
  // Test windows have no push service.
  await see("Your browser allows notifications, but turning them on failed.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toContainText("turning them on failed");

  await context.addInitScript(WITH_PUSH_SERVICE);
  await see("Notifications are on in this browser.");
  const ended = page.waitForResponse((answer) => answer.request().method() === "DELETE");
  await page.getByRole("button", { name: "Turn them off here" }).click();
  expect((await ended).status()).toBe(200);
  await expect(shown("Notifications are off in this browser.")).toBeVisible();
  let told = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("?push=1")) told += 1;
  });
  await see("Notifications are off in this browser.");
  expect(told).toBe(0);
  await page.getByRole("button", { name: "Turn on notifications here" }).click();
  await expect(shown("Notifications are on in this browser.")).toBeVisible();
  expect(told).toBe(1);

  // The site refuses the subscription.
  await context.route("**/api/user.php?push=1", (route) => route.fulfill({ status: 503, body: "" }));
  await see("Your browser allows notifications, but turning them on failed.");
});

// Runs in the worker, whose types these tests lack.

/** Records the worker's window operations. Focusing and opening need a real click, which no protocol offers. */
const WITHOUT_A_CLICK = `
  self.done = [];
  WindowClient.prototype.focus = async function () { done.push("focus"); return this; };
  Clients.prototype.openWindow = async (url) => void done.push("open " + url);
`;

const SHOWN = "registration.getNotifications().then(({ length }) => length > 0)";

/** Clicks the first notification and waits for the result. */
const CLICK = `(async () => {
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  let followed;
  event.waitUntil = (work) => { followed = work; };
  dispatchEvent(event);
  await followed;
})()`;

/**
 * Repeats a push until it is shown. Chromium loses a notification that is queried between its registration and its
 * display. The same tag replaces an existing one.
 */
async function untilShown(push: () => Promise<unknown>, isShown: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await push();
    await expect.poll(isShown, { timeout: 8_000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** Waits for the page's worker. Returns a function that delivers a push to it. */
async function pushed(page: Page): Promise<(data: string) => Promise<unknown>> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations) if (scopeURL === `${origin}/`) found(registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await expect(page.locator("html")).toHaveAttribute("data-worker", "activated");
  const registrationId = await registered;
  return (data) => session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
}
