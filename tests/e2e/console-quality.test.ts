import { type Browser, expect, type Page } from "@playwright/test";
import type { Role } from "~/app/domain/desk/permissions/permissions";
import { test } from "../support/browser-tests";
import { type ConsoleBrowser, consoleBrowser, type Look, looksFor } from "../support/console-browser";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import { drawnLook, lookAtAll } from "../support/drawn-looks";
import { markupProblemsIn } from "../support/markup";
import type { Joined } from "../support/server";
import { violationsIn } from "../support/sound";

const HOST = "desk.localhost";
const VELVET = "velvet.example";

let desk: ConsoleDriver;
let origin: string;
let owner: SignedInOperator;
let mia: SignedInOperator;
let anna: Joined;
let bert: Joined;

test.beforeAll(async () => {
  desk = await consoleDriver({ velvet: { name: "Velvet" }, onyx: { name: "Onyx" } }, HOST);
  origin = `http://${HOST}:${desk.server.port}`;
  owner = await desk.operator("Olga", "owner");
  mia = await desk.operator("Mia", "moderator");
  anna = await desk.server.join(VELVET, "Anna");
  bert = await desk.server.join(VELVET, "Bert");
  await lookAtAll(owner);
});

test.afterAll(() => desk?.stop());

/** Opens a browser with a signed-in operator. */
async function joined(browser: Browser, name: string, role: Role, look: Look = {}): Promise<ConsoleBrowser> {
  const own = await consoleBrowser(browser, look);
  await own.page.goto(origin + (await desk.add(name, role)).link);
  await own.page.getByLabel("Name of the passkey").fill("Laptop");
  await own.page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(own.page.getByRole("heading", { name: "Brands" })).toBeVisible();
  return own;
}

async function assertSound(page: Page, path: string): Promise<void> {
  const answer = await page.goto(origin + path);
  expect(answer!.status(), path).toBe(200);
  expect(await markupProblemsIn(await answer!.text()), path).toEqual([]);
  expect(await violationsIn(page), path).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, path).toBeLessThanOrEqual(0);
}

test("a second look and a random sample are answered by key, and a manager settles the disagreement", async ({
  browser,
}) => {
  await drawnLook(desk, { by: mia, subject: bert });
  const { page } = await joined(browser, "Ida", "moderator");
  await page.goto(`${origin}/quality`);
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: "Second look: Profile" })).toBeVisible();
  await expect(page.getByText("Look at this").first()).toBeVisible();
  await expect(page.getByText("Mia found nothing.")).toHaveCount(0);
  await page.waitForLoadState();
  await page.keyboard.press("s");
  await expect(page.getByText("Choose one of these.").first()).toBeVisible();
  await page.waitForLoadState();
  await page.keyboard.press("6");
  await expect(page.getByRole("radio", { name: "Advertising" })).toBeChecked();
  await page.keyboard.press("c");
  await expect(page.getByRole("radio", { name: "Keep them from writing" })).toBeChecked();
  await page.keyboard.press("s");
  await expect(page.getByText("Nothing waits for you.")).toBeVisible();

  await lookAtAll(owner, "50");
  await page.waitForLoadState();
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: /^Random sample: / })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.waitForLoadState();
  await page.keyboard.press("0");
  await page.keyboard.press("s");
  await expect(page.getByRole("heading", { name: "Quality", level: 1 })).toBeVisible();
  await lookAtAll(owner);

  const { page: manager } = await joined(browser, "Max", "manager");
  await manager.goto(`${origin}/quality`);
  await expect(manager.getByRole("row", { name: /Advertising: Keep them from writing/ })).toBeVisible();
  await manager.getByRole("link", { name: "Say who was right" }).click();
  await manager.getByLabel("Who was right").selectOption({ label: "The second look" });
  await manager.getByLabel("Reason").fill("The link is an advertisement.");
  await manager.getByRole("button", { name: "Continue" }).click();
  await manager.getByRole("button", { name: "Do it" }).click();
  await expect(manager.getByText("Nobody disagrees.")).toBeVisible();
});

for (const look of looksFor("pages of quality")) {
  test(`the quality pages pass the markup and accessibility checks, ${look.scheme}`, async ({ browser }) => {
    const { page, complaints } = await joined(browser, `Sina-${look.scheme}`, "owner", look);
    for (const subject of [bert, anna]) {
      const { id } = await drawnLook(desk, { by: mia, subject });
      await assertSound(page, `/brands/velvet/looks/${id}`);
    }
    const answered = await desk.operator(`Tess-${look.scheme}`, "moderator");
    for (const answer of [{ rule: "4", measure: "closed" }, { rule: "fine" }]) {
      const path = (await answered.send("/quality", {})).headers.location as string;
      await answered.send(path, answer as Record<string, string>);
    }
    const [, settle] = /href="([^"]*second_looks\.settle[^"]*)"/.exec((await owner.read("/quality")).body) ?? [];
    for (const path of [
      "/quality?end=1",
      settle!,
      "/figures/quality",
      "/figures/quality?days=90&brand=velvet",
      "/settings",
    ])
      await assertSound(page, path);
    expect(complaints.filter((text) => /Content Security Policy/i.test(text))).toEqual([]);
  });
}
