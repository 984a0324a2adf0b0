import { type Browser, expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { consoleBrowser, type Look, looksFor } from "../support/console-browser";
import { type ConsoleDriver, consoleDriver } from "../support/console-driver";
import { markupProblemsIn } from "../support/markup";
import type { Joined } from "../support/server";
import { violationsIn } from "../support/sound";

const HOST = "desk.localhost";
const VELVET = "velvet.example";

let desk: ConsoleDriver;
let origin: string;
let bert: Joined;

test.beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" } }, HOST);
  origin = `http://${HOST}:${desk.server.port}`;
  bert = await desk.server.join(VELVET, "Bert");
  const others = [];
  for (const name of ["Anna", "Carl", "Dora"]) others.push(await desk.server.join(VELVET, name));
  for (const each of others) await send(bert, each, "Write to me on Telegram, sweetheart");
  for (const each of others) await block(each, bert);
});

test.afterAll(() => desk?.stop());

async function send(by: Joined, to: Joined, text: string): Promise<void> {
  const asked = { host: VELVET, headers: { Cookie: by.cookie } };
  const { id } = (await desk.server.ask({ ...asked, path: `/api/chat.php?profile=${to.id}` })).json();
  const json = { conversation: id, text, key: to.id };
  expect((await desk.server.ask({ ...asked, method: "POST", path: "/api/messages.php", json })).status).toBe(201);
}

async function block(by: Joined, whom: Joined): Promise<void> {
  const asked = { host: VELVET, method: "POST", path: "/api/blocks.php", headers: { Cookie: by.cookie } };
  expect((await desk.server.ask({ ...asked, json: { profile: whom.id } })).status).toBeLessThan(300);
}

async function moderator(browser: Browser, name: string, look: Look = {}): Promise<Page> {
  const { page } = await consoleBrowser(browser, look);
  await page.goto(origin + (await desk.add(name, "manager")).link);
  await page.getByLabel("Name of the passkey").fill("Laptop");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Brands" })).toBeVisible();
  return page;
}

async function assertSound(page: Page, path: string): Promise<void> {
  const answer = await page.goto(origin + path);
  expect(await markupProblemsIn(await answer!.text()), path).toEqual([]);
  expect(await violationsIn(page), path).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, path).toBeLessThanOrEqual(0);
}

for (const look of looksFor("a risky profile")) {
  test(`the pages of a risky profile pass the markup and accessibility checks, ${look.scheme}`, async ({ browser }) => {
    const page = await moderator(browser, `Sina-${look.scheme}`, look);
    await page.goto(`${origin}/queue?kind=risky`);
    const row = page.getByRole("row", { name: /Risky profile: Bert/ });
    await expect(row).toContainText("Blocked or reported by several");
    await expect(row).toContainText("Leads people off the site");
    const path = (await row.getByRole("link").first().getAttribute("href"))!;
    for (const each of ["/queue?kind=risky", path, `/brands/velvet/members/${bert.id}`, "/settings"])
      await assertSound(page, each);
    await page.goto(`${origin}/brands/velvet/members/${bert.id}`);
    await expect(page.getByText(/to so many people: 3/)).toBeVisible();
  });
}

test("a manager reads the risk signals of a profile and decides by keyboard", { tag: "@full" }, async ({ browser }) => {
  const page = await moderator(browser, "Mia");
  await page.goto(`${origin}/queue?kind=risky`);
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: "Risky profile: Bert" })).toBeVisible();
  const heading = page.getByRole("heading", { name: "What the site noticed by itself" });
  await expect(page.locator("section").filter({ has: heading })).toContainText(
    "People who had enough of them in a week: 3 (blocked by 3, reported by 0).",
  );
  await expect(page.getByText("sweetheart")).toHaveCount(0);
  await page.keyboard.press("d");
  await page.getByLabel("More, in your own words").focus();
  await page.keyboard.type("A quarrel among friends.");
  await page.getByRole("button", { name: "Continue" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Do it" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Done: Decide.")).toBeVisible();
  await page.goto(`${origin}/queue?kind=risky`);
  await expect(page.getByText("No case is open.")).toBeVisible();
});
