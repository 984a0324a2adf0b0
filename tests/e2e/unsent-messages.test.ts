import { expect, type Page, type Route } from "@playwright/test";
import { test } from "../support/browser-tests";
import { answered, say } from "../support/conversations-in-browsers";
import { openLine } from "../support/line";
import { absentMember, demoMember, hydrated, member } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

/** Generous, for a busy machine. */
const SOON = { timeout: 30_000 };

test("a message without credits waits, is paid for in a sheet and goes out on the way back", async ({ browser }) => {
  const { page, client, errors } = await member(browser, "tidelark", { name: "Wandalina" });
  const other = await absentMember("tidelark", "Xaverius");
  // As many as a new member's credits pay for.
  const path = `/chats/${await say(client, other.id, "Wave", 10)}`;
  await page.goto(path);
  await hydrated(page);
  await write(page, "One more");
  const sheet = page.getByRole("dialog", { name: "Get credits" });
  await expect(sheet.getByText("Your message to Xaverius is kept.")).toBeVisible(SOON);
  await sheet.getByRole("link", { name: "Choose 10 credits" }).click();
  await sheet.getByRole("checkbox").check();
  await sheet.getByRole("button", { name: "Order with obligation to pay", exact: true }).click();
  await expect(page).toHaveURL(/\/payments\/sandbox\//, SOON);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your payment has arrived" })).toBeVisible(SOON);
  const sent = answered(page, "POST");
  await page.getByRole("link", { name: "Back to your chat with Xaverius" }).click();
  expect((await sent).status()).toBe(201);
  const own = page.getByRole("log").getByText("One more", { exact: true });
  await expect(own).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await expect(own).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("a message whose page was closed stays unsent until the member sends it", { tag: "@full" }, async ({
  browser,
}) => {
  const { page, client, errors } = await member(browser, "tidelark", { name: "Yolanthe" });
  const other = await absentMember("tidelark", "Zebulon");
  const path = `/chats/${await say(client, other.id, "Wave", 1)}`;
  await page.goto(path);
  await hydrated(page);
  let asked = 0;
  await page.route("**/api/messages.php", (route) => (++asked === 1 ? undefined : route.continue()));
  const before = await credits(page);
  await write(page, "Off I go");
  await expect.poll(() => asked).toBe(1);
  await expectSilence(page, "/home");
  await page.goto(path);
  await hydrated(page);
  await expect(page.getByText("Not sent")).toBeVisible();
  expect(await credits(page)).toBe(before);
  const sent = answered(page, "POST");
  await page.getByRole("button", { name: "Send again" }).click();
  expect((await sent).status()).toBe(201);
  await expect(page.getByRole("log").getByText("Off I go", { exact: true })).toHaveCount(1);
  expect(await credits(page)).toBe(before - 1);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => /^unsent/.test(name))))
    .toEqual([]);
  expect(errors.filter((error) => !error.includes("net::ERR_"))).toEqual([]);
});

test("a message lost by the network is sent and charged only by the member", { tag: "@full" }, async ({ browser }) => {
  const { page, client, context } = await member(browser, "tidelark", { name: "Yorick" });
  const other = await absentMember("tidelark", "Zenobia");
  const path = `/chats/${await say(client, other.id, "Wave", 1)}`;
  const second = await context.newPage();
  await second.goto("/likes");
  await page.goto(path);
  await hydrated(page);
  const before = await credits(page);
  let failed = 0;
  for (const [fail, text] of [
    [(route: Route) => route.abort("connectionreset"), "Cut off"],
    [(route: Route) => route.fulfill({ status: 503, body: "" }), "Turned away"],
  ] as const) {
    await page.route("**/api/messages.php", fail);
    await write(page, text);
    const unsent = page.locator(`[role=log] :text("${text}")`);
    await expect(unsent).toBeVisible();
    await expect(page.getByText("Not sent")).toHaveCount(++failed);
    await page.unroute("**/api/messages.php");
  }
  await expectSilence(second, "/home");
  await expectSilence(second, path);
  await expectSilence(page, path);
  await expect(page.getByText("Not sent")).toHaveCount(2);
  expect(await credits(page)).toBe(before);

  const sent = answered(page, "POST");
  await page.getByRole("button", { name: "Send again" }).first().click();
  expect((await sent).status()).toBe(201);
  expect(await credits(page)).toBe(before - 1);
  await page.getByRole("button", { name: "Discard" }).click();
  await page.reload();
  await expect(page.getByText("Not sent")).toHaveCount(0);
  expect(await credits(page)).toBe(before - 1);
});

test("a message waiting for the network names its price and is sent where it is seen", async ({ browser }) => {
  const line = await openLine();
  const { page, client, context } = await member(browser, "tidelark", { name: "Yara" }, { port: line.port });
  const other = await absentMember("tidelark", "Zoltan");
  const path = `/chats/${await say(client, other.id, "Wave", 1)}`;
  await page.goto(path);
  await hydrated(page);
  const before = await credits(page);
  line.cut();
  await context.setOffline(true);
  await write(page, "From a tunnel");
  await expect(page.getByText("Waiting for the network. This device will send it for 1 credit")).toBeVisible();
  // Its page is closed when the network returns.
  await page.goto("about:blank");
  line.mend();
  await context.setOffline(false);
  await expectSilence(page, "/home");
  expect(await credits(page)).toBe(before);
  const sent = answered(page, "POST");
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  expect((await sent).status()).toBe(201);
  await expect(page.getByRole("log").getByText("From a tunnel", { exact: true })).toHaveCount(1);
  await expect(page.getByText("Waiting for the network")).toHaveCount(0);
  expect(await credits(page)).toBe(before - 1);
  line.cut();
});

for (const slug of shareOf("the note of being offline", ["tidelark", "vendemora", "noctambar"])) {
  test(`on ${slug} the offline note covers no head of a conversation on a phone`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page, context } = await demoMember(browser, slug, { phone: true, at: "/chats" });
    await page.goto((await page.locator("main a[href^='/chats/']").first().getAttribute("href")) ?? "");
    await hydrated(page);
    await page.locator("[data-writing]").focus();
    await context.setOffline(true);
    const note = page.locator("body > p[role=status]");
    await expect(note).toBeVisible();
    await page.locator("[data-writing]").fill("From a tunnel");
    const end = await note.evaluate((element) => element.getBoundingClientRect().bottom);
    const head = await page
      .getByRole("heading", { level: 1 })
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(head).toBeGreaterThanOrEqual(end);
    await expect(page.locator("form:has([data-writing])")).toBeInViewport({ ratio: 1 });
  });
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Your message" }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
}

const credits = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await fetch("/api/user.php")).json()).user.credits);

/** Opens a page, comes back online, and checks that no message is sent within a conversation page's time. */
async function expectSilence(page: Page, path: string): Promise<void> {
  let posts = 0;
  const count = (request: { url(): string; method(): string }) => {
    if (request.method() === "POST" && request.url().endsWith("/api/messages.php")) posts += 1;
  };
  page.on("request", count);
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.clock.runFor(60_000);
  await page.evaluate(() => fetch("/api/user.php"));
  page.off("request", count);
  expect(posts, path).toBe(0);
}
