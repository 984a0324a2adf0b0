import { expect, type Page, test } from "@playwright/test";
import { fillInAccount, hydrated, member, newAddress, sendForm, visitor } from "../support/people-in-browsers";

const ABOUT = { title: "Tidelark", body: "You have a new message", tag: "chat", app_badge: 2 };

test("a push shows a notification, also one that cannot be read", async ({ browser }) => {
  const { page } = await member(browser, "tidelark", { name: "Pushed" }, { worker: true });
  await page.context().grantPermissions(["notifications"]);
  await page.goto("/notifications");
  await hydrated(page);
  await expect(page.getByText("This browser shows notifications.")).toBeVisible();
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

test("a click on a push goes to what it is about, and for whoever is logged out to where one logs in", async ({
  browser,
}) => {
  const { page, context } = await member(browser, "tidelark", { name: "Clicked" }, { worker: true });
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

  // It is there already: nothing is loaded anew.
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

test("whoever is subscribed already signs up without being asked, and the account is told of", async ({ browser }) => {
  const { page, context } = await visitor(browser, "tidelark", { worker: true });
  await context.grantPermissions(["notifications"]);
  // The windows that tests open have no push service.
  await context.addInitScript(() => {
    const known = {
      options: { applicationServerKey: null },
      unsubscribe: async () => true,
      toJSON: () => ({
        endpoint: "https://fcm.googleapis.com/fcm/send/somebody",
        keys: {
          p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
          auth: "BTBZMqHH6r4Tts7J_aSIgg",
        },
      }),
    };
    Object.assign(PushManager.prototype, { getSubscription: async () => known, subscribe: async () => known });
  });
  const subscribed = page.waitForResponse((answer) => answer.url().endsWith("/api/user.php?push=1"));
  await page.goto("/signup");
  await hydrated(page);
  await fillInAccount(page, { email: newAddress("subscribed"), name: "Subscribed" });
  await sendForm(page, "signup");
  await expect(page).toHaveURL(/\/signup\/photos$/);
  expect((await subscribed).status()).toBe(200);
});

// In the worker, whose types these tests don't have.

/** Notes what the worker does with windows. Focusing and opening one takes a real click, which no protocol has. */
const WITHOUT_A_CLICK = `
  self.done = [];
  WindowClient.prototype.focus = async function () { done.push("focus"); return this; };
  Clients.prototype.openWindow = async (url) => void done.push("open " + url);
`;

const SHOWN = "registration.getNotifications().then(({ length }) => length > 0)";

/** Clicks the first notification, and waits until that is followed. */
const CLICK = `(async () => {
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent("notificationclick", { notification });
  let followed;
  event.waitUntil = (work) => { followed = work; };
  dispatchEvent(event);
  await followed;
})()`;

/**
 * Pushes until it is shown. Chromium forgets a notification that somebody asks for between its being written down and
 * its being displayed; the same tag replaces one that is there.
 */
async function untilShown(push: () => Promise<unknown>, isShown: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await push();
    await expect.poll(isShown, { timeout: 8_000 }).toBe(true);
  }).toPass({ timeout: 60_000 });
}

/** Waits for the worker that the page registers, and gives what has it receive a push. */
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
