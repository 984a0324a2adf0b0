import { type Browser, expect, type Page } from "@playwright/test";
import { ApiClient } from "../support/api-client";
import { test } from "../support/browser-tests";
import { WHOLE_CHROMIUM } from "../support/chromium";
import { type Line, openLine } from "../support/line";
import {
  absentMember,
  fillInLogin,
  hydrated,
  member,
  newAddress,
  origin,
  PASSWORD,
} from "../support/people-in-browsers";

// The headless shell crashes if a worker navigates a window.
test.use({ launchOptions: WHOLE_CHROMIUM });

const SLUG = "tidelark";
const SECRET = "Only for Ada, who reads it on a train";

let line: Line;

test.beforeEach(async () => {
  line = await openLine();
});

test.afterEach(() => line.cut());

/** Opens Ada's browser with a conversation that Bea began, cached. */
async function adaReads(browser: Browser) {
  const ada = await member(browser, SLUG, { name: "Ada" }, { worker: true, port: line.port, at: "/home" });
  const { client: bea } = await absentMember(SLUG, "Bea");
  const { id } = (await bea.call("GET", `/api/chat.php?profile=${ada.id}`)).body;
  expect((await bea.call("POST", "/api/messages.php", { conversation: id, text: SECRET, key: "1" })).status).toBe(201);
  const path = `/chats/${id}`;
  await ada.page.goto(path);
  await expect(said(ada.page, SECRET)).toBeVisible();
  await expect.poll(() => keptFor(ada.page, path)).toBe(true);
  await expect.poll(() => keptFor(ada.page, "/offline")).toBe(true);
  return { ...ada, bea, path, conversation: id as string };
}

const keptFor = (page: Page, path: string) =>
  page.evaluate(async (address) => Boolean(await caches.match(address, { ignoreVary: true })), path);

/** Returns everything that the worker caches, as text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(name, request.url, await (await cache.match(request))!.text());
    }
    return texts.join("\n");
  });

async function goOffline(page: Page): Promise<void> {
  line.cut();
  await page.context().setOffline(true);
}

async function comeBack(page: Page): Promise<void> {
  line.mend();
  await page.context().setOffline(false);
}

/** Finds the message in the conversation, not in the list beside it. */
const said = (page: Page, text: string) => page.getByRole("log").getByText(text);

const offlinePage = (page: Page) => page.getByRole("heading", { name: "You’re offline" });

test("a conversation is read offline, and a message written offline is sent once", async ({ browser }) => {
  const { page, bea, path, conversation } = await adaReads(browser);
  await page.locator("#composer-text").fill("Before the tunnel");
  await page.getByRole("button", { name: "Send" }).click();
  const kept = () => page.evaluate(async (at) => (await caches.match(at, { ignoreVary: true }))?.text(), path);
  await expect.poll(kept).toContain("Before the tunnel");
  await goOffline(page);

  await page.reload();
  await hydrated(page);
  await expect(said(page, SECRET)).toBeVisible();
  await expect(said(page, "Before the tunnel")).toBeVisible();
  await expect(page.getByText("You see what was loaded here last")).toBeVisible();
  await page.locator("#composer-text").fill("Written in a tunnel");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(said(page, "Waiting for the network")).toBeVisible();

  await page.goto("/members");
  await expect(offlinePage(page)).toBeVisible();
  await page.goto(path);
  await hydrated(page);
  await expect(said(page, "Written in a tunnel")).toBeVisible();

  const sent = page.waitForResponse((answer) => answer.url().endsWith("/api/messages.php") && answer.status() === 201);
  await comeBack(page);
  await sent;
  await expect(said(page, "Waiting for the network")).toHaveCount(0);
  await page.reload();
  await expect(said(page, "Written in a tunnel")).toHaveCount(1);
  const { messages } = (await bea.call("GET", `/api/messages.php?conversation=${conversation}`)).body;
  expect(messages.map(({ text }: { text: string }) => text)).toEqual([
    SECRET,
    "Before the tunnel",
    "Written in a tunnel",
  ]);
});

test("the next member on a device finds no data of the previous one", async ({ browser }) => {
  const { page, path } = await adaReads(browser);
  expect(await everythingKept(page)).toContain(SECRET);
  await page.evaluate(() => localStorage.setItem("unsent ada", "[]"));
  // Her session expires, so that no response clears the browser.
  await page.context().clearCookies();
  const carl = new ApiClient(`${SLUG}.localhost`);
  await carl.join(newAddress("carl"), { name: "Carl" });
  await page.context().addCookies([{ name: "session", value: carl.cookie("session"), url: origin(SLUG) }]);
  await page.goto("/chats");
  await expect.poll(() => keptFor(page, "/chats")).toBe(true);
  await expect.poll(() => everythingKept(page)).not.toContain(SECRET);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("unsent ada"))).toBeNull();
  await goOffline(page);
  await page.goto(path);
  await expect(offlinePage(page)).toBeVisible();
  // The returning network must not cancel the click.
  await page.getByRole("link", { name: "Read my latest conversations" }).evaluate((link: HTMLElement) => {
    link.click();
    dispatchEvent(new Event("online"));
  });
  await expect(page).toHaveURL(/\/chats$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an offline log-out clears the device and reaches the server later", { tag: "@full" }, async ({ browser }) => {
  const { page, path, email } = await adaReads(browser);
  const session = (await page.context().cookies()).find(({ name }) => name === "session");
  const other = await page.context().newPage();
  await other.goto("/chats");
  await goOffline(page);
  await page.reload();
  await hydrated(page);
  await page.locator("#composer-text").fill("Never to be sent");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(said(page, "Waiting for the network")).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator("form[data-form=login]")).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await expect.poll(() => everythingKept(page)).not.toContain(SECRET);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Never to be sent");
  await page.goto(path);
  await expect(offlinePage(page)).toBeVisible();
  await expect(page.getByRole("link", { name: "Read my latest conversations" })).toHaveCount(0);

  // The log-out reaches the server before other requests.
  await comeBack(page);
  expect(await page.evaluate(() => fetch("/api/user.php").then(({ status }) => status))).toBe(403);
  await page.goto(path);
  await expect(page).toHaveURL(/\/login\?next=/);
  const asAda = new ApiClient(`${SLUG}.localhost`);
  const answer = await asAda.call("GET", "/api/user.php", undefined, { Cookie: `session=${session!.value}` });
  expect(answer.status).toBe(403);

  await hydrated(page);
  await fillInLogin(page, { email, password: PASSWORD });
  await expect(said(page, SECRET)).toBeVisible();
});

/** Submits the form of the menu. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
}
