import { type Browser, expect, type Page } from "@playwright/test";
import type { Role } from "~/app/domain/desk/permissions/permissions";
import { conversations, messages } from "~/db/tables";
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
let anna: Joined;
let bert: Joined;

test.beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" } }, HOST);
  origin = `http://${HOST}:${desk.server.port}`;
  anna = await desk.server.join(VELVET, "Anna");
  bert = await desk.server.join(VELVET, "Bert");
  await talked();
  const json = { message: messageId(20), reason: "scam", words: "He wants money" };
  const asked = { host: VELVET, method: "POST", path: "/api/reports.php", headers: { Cookie: anna.cookie }, json };
  expect((await desk.server.ask(asked)).status).toBeLessThan(300);
});

test.afterAll(() => desk?.stop());

const messageId = (seq: number) => `00000000-0000-7000-8000-0000000000${seq}`;

/** Lets Anna and Bert write forty alternating messages. */
async function talked(): Promise<void> {
  const asked = { host: VELVET, headers: { Cookie: anna.cookie }, path: `/api/chat.php?profile=${bert.id}` };
  const { id } = (await desk.server.ask(asked)).json();
  await desk.server.db("velvet").transact(async (tx) => {
    const rows = Array.from({ length: 40 }, (_, n) => {
      const [seq, at] = [n + 1, Date.UTC(2026, 9, 1, 20, n)];
      const said = { fromId: seq % 2 === 1 ? anna.id : bert.id, text: `Line ${seq}`, sentAt: at };
      return { id: messageId(seq), conversationId: id, seq, ...said, key: `${seq}` };
    });
    await tx.insertMany(messages, rows);
    await tx.drizzle.update(conversations).set({ lastSeq: 40 });
  });
}

async function joined(browser: Browser, name: string, role: Role, look: Look = {}) {
  const own = await consoleBrowser(browser, look);
  await own.page.goto(origin + (await desk.add(name, role)).link);
  await own.page.getByLabel("Name of the passkey").fill("Laptop");
  await own.page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(own.page.getByRole("heading", { name: "Brands" })).toBeVisible();
  return own;
}

async function openReading(page: Page): Promise<void> {
  await page.getByLabel("Reason").fill("Who asked for money first?");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Sign and do it" }).click();
  await expect(page.getByRole("heading", { name: /^Conversation: .*Bert/ })).toBeVisible();
}

test("a moderator reveals ten more messages by key, and a reloaded page shows none", async ({ browser }) => {
  const { page } = await joined(browser, "Mia", "moderator");
  await page.goto(`${origin}/queue`);
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: "Message: Bert" })).toBeVisible();
  await expect(page.getByText("Line 20")).toHaveCount(0);
  await page.keyboard.press("m");
  await page.getByRole("button", { name: "Sign and do it" }).click();
  const kept = page.getByRole("list", { name: "The conversation as it was kept" });
  await expect(kept.getByRole("listitem")).toHaveCount(11);
  await page.keyboard.press("g");
  await openReading(page);
  await expect(page.getByText("Nothing is shown yet.")).toBeVisible();
  const shown = page.getByRole("list", { name: "Messages" });
  await page.keyboard.press("a");
  await expect(shown.getByRole("listitem").first()).toContainText("Line 21");
  await expect(shown.getByRole("listitem")).toHaveCount(10);
  await page.keyboard.press("b");
  await expect(shown.getByRole("listitem").last()).toContainText("Line 9");
  await page.keyboard.press("b");
  await expect(page.getByRole("status")).toHaveText("There are no messages before these.");
  await page.keyboard.press("w");
  await expect(shown.getByRole("listitem").last()).toContainText("Line 9");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("shown once already");
  await expect(page.getByText(/^Line/)).toHaveCount(0);
  await page.goto(page.url());
  await expect(page.getByText("Nothing is shown yet.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the case" }).click();
  await expect(page.getByText("Mia read 10 later messages")).toBeVisible();
  await expect(page.getByText("Mia read 9 messages again")).toBeVisible();
});

for (const look of looksFor("a case and a reading")) {
  test(`the case and conversation pages pass the markup and accessibility checks, ${look.scheme}`, async ({
    browser,
  }) => {
    const { page, complaints } = await joined(browser, `Sina-${look.scheme}`, "senior", look);
    await page.goto(`${origin}/queue`);
    const path = (await page.getByRole("link", { name: "Message: Bert" }).first().getAttribute("href"))!;
    const assertSound = async (markup: string) => {
      expect(await markupProblemsIn(markup)).toEqual([]);
      expect(await violationsIn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    };
    const load = async (to: string) => (await page.goto(origin + to))!.text();
    await assertSound(await load(path));
    await page.keyboard.press("m");
    await expect(page.getByRole("button", { name: "Sign and do it" })).toBeVisible();
    await assertSound(await page.content());
    await page.getByRole("button", { name: "Sign and do it" }).click();
    await expect(page.getByRole("list", { name: "The conversation as it was kept" })).toBeVisible();
    await assertSound(await load(path));
    await page.getByRole("link", { name: "Read more of the conversation" }).click();
    await openReading(page);
    await assertSound(await load(new URL(page.url()).pathname));
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.getByRole("button", { name: "Ten after" }).click(),
    ]);
    await expect(page.getByText("Line 30")).toBeVisible();
    await assertSound(await answer.text());
    expect(complaints.filter((text) => /Content Security Policy/i.test(text))).toEqual([]);
  });
}
