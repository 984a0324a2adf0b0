import { type Browser, expect, type Page } from "@playwright/test";
import type { Role } from "~/app/domain/desk/permissions/permissions";
import { test } from "../support/browser-tests";
import { type ConsoleBrowser, consoleBrowser, type Look, looksFor } from "../support/console-browser";
import { type ConsoleDriver, consoleDriver } from "../support/console-driver";
import { multipart, sendForm } from "../support/forms-in-parts";
import { markupProblemsIn } from "../support/markup";
import { jpeg } from "../support/pictures";
import type { Joined } from "../support/server";
import { violationsIn } from "../support/sound";

const HOST = "desk.localhost";
const VELVET = "velvet.example";

let desk: ConsoleDriver;
let origin: string;
let anna: Joined;
let bert: Joined;

test.beforeAll(async () => {
  const chats = { hold: [{ words: ["western union"] }] };
  desk = await consoleDriver({ velvet: { name: "Velvet", chats }, onyx: { name: "Onyx" } }, HOST);
  origin = `http://${HOST}:${desk.server.port}`;
  anna = await desk.server.join(VELVET, "Anna");
  bert = await desk.server.join(VELVET, "Bert");
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

async function addPhoto(who: Joined): Promise<string> {
  const headers = { Host: VELVET, Cookie: who.cookie };
  const body = multipart([{ bytes: await jpeg(480, 360) }]);
  const answer = await sendForm(desk.server.port, { path: "/api/profileimage.php", headers, body });
  return answer.json().image.id;
}

async function report(by: Joined, of: Record<string, string>, reason: string): Promise<void> {
  const json = { ...of, reason, words: "Look at this" };
  const asked = { host: VELVET, method: "POST", path: "/api/reports.php", headers: { Cookie: by.cookie }, json };
  expect((await desk.server.ask(asked)).status).toBeLessThan(300);
}

/** Sends a message with forbidden words, which the site quarantines. */
async function holdBack(by: Joined, to: Joined): Promise<void> {
  const asked = { host: VELVET, headers: { Cookie: by.cookie } };
  const { id } = (await desk.server.ask({ ...asked, path: `/api/chat.php?profile=${to.id}` })).json();
  const json = { conversation: id, text: "Use Western Union", key: "1" };
  const sent = await desk.server.ask({ ...asked, method: "POST", path: "/api/messages.php", json });
  expect([sent.status, sent.body]).toEqual([422, expect.stringContaining("held")]);
}

async function casePath(page: Page, name: string): Promise<string> {
  await page.goto(`${origin}/queue`);
  return (await page.getByRole("link", { name }).first().getAttribute("href"))!;
}

async function assertSound(page: Page, path: string): Promise<void> {
  const answer = await page.goto(origin + path);
  expect(await markupProblemsIn(await answer!.text()), path).toEqual([]);
  expect(await violationsIn(page), path).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, path).toBeLessThanOrEqual(0);
}

for (const look of looksFor("the queue, a case and its actions")) {
  test(`the queue, case, action and photo pages pass the markup and accessibility checks, ${look.scheme}`, async ({
    browser,
  }) => {
    const photo = await addPhoto(bert);
    await report(anna, { photo }, "nudity");
    await report(bert, { profile: anna.id }, "spam");
    await holdBack(bert, anna);
    const { page, complaints } = await joined(browser, `Sina-${look.scheme}`, "senior", look);
    const path = await casePath(page, "Photo: Bert");
    const on = `?on=${path.split("/").at(-1)}&version=1`;
    for (const each of [
      ...[
        "/queue",
        "/queue?kind=photo",
        "/queue?kind=photos",
        "/queue?kind=minors",
        "/queue?brand=onyx",
        path,
        await casePath(page, "Held message: Bert"),
      ],
      ...[`/brands/velvet/actions/cases.close${on}`, `/brands/velvet/actions/cases.suspend${on}`],
      ...["/photos", "/photos?brand=velvet&grey=1", `/brands/velvet/actions/photos.reject?on=${photo}`],
    ]) {
      await assertSound(page, each);
    }
    expect(complaints.filter((text) => /Content Security Policy/i.test(text))).toEqual([]);
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(origin + path);
    const widths = await page.getByRole("definition").evaluateAll((all) => all.map((each) => each.clientWidth));
    expect(Math.min(...widths), "room for more than a letter beside the bar").toBeGreaterThan(100);
  });
}

test("a moderator takes the next case by key, unblurs the photo and decides", async ({ browser }) => {
  const photo = await addPhoto(bert);
  await report(anna, { photo }, "underage");
  const { page } = await joined(browser, "Mia", "moderator");
  await page.goto(`${origin}/queue`);
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { name: "Photo: Bert" })).toBeVisible();
  await expect(page.getByText("This one is yours until")).toBeVisible();
  const picture = page.getByAltText("The photo as it was reported");
  await expect(picture).toHaveCSS("filter", /blur/);
  await picture.hover();
  await expect(picture).toHaveCSS("filter", "none");
  await page.mouse.move(0, 0);
  await expect(picture).toHaveCSS("filter", /blur/);
  await picture.click();
  await page.mouse.move(0, 0);
  await expect(picture).toHaveCSS("filter", "none");
  await page.keyboard.press("d");
  await page.getByLabel("Rule", { exact: true }).selectOption({ label: "Advertising" });
  await page.getByLabel("More, in your own words").fill("The photo is a flyer.");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Advertising" })).toBeVisible();
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(page.getByText("Done: Decide.")).toBeVisible();
  await expect(page.getByText("Mia · Advertising: links")).toBeVisible();
});

test("a case leased by one moderator tells the second moderator, whose late decision is refused", async ({
  browser,
}) => {
  await report(bert, { profile: anna.id }, "illegal");
  const { page: first } = await joined(browser, "Nele", "moderator");
  const { page: second } = await joined(browser, "Omar", "moderator");
  await first.goto(`${origin}/queue`);
  await first.getByRole("button", { name: "Next case" }).click();
  await expect(first.getByRole("heading", { name: "Profile: Anna" })).toBeVisible();
  const path = new URL(first.url()).pathname;
  await second.goto(`${origin}/queue`);
  await expect(second.getByRole("row", { name: /Profile: Anna/ })).toContainText("Nele, until");
  await second.goto(origin + path);
  await expect(second.getByText("Nele is working on this until")).toBeVisible();
  for (const page of [first, second]) {
    await page.getByRole("link", { name: "Decide" }).click();
    await page.getByLabel("More, in your own words").fill("Nothing is wrong here.");
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await first.getByRole("button", { name: "Do it" }).click();
  await expect(first.getByText("Done: Decide.")).toBeVisible();
  await second.getByRole("button", { name: "Do it" }).click();
  await expect(second.getByRole("alert")).toContainText("Nele decided first. No rule was broken");
});

test("the photo queue is decided by key, and no key acts while the operator types", { tag: "@full" }, async ({
  browser,
}) => {
  for (let n = 0; n < 3; n++) await addPhoto(anna);
  const { page } = await joined(browser, "Pia", "moderator");
  await page.goto(`${origin}/photos?brand=velvet`);
  const tiles = page.getByRole("listitem").filter({ has: page.getByRole("group") });
  const count = await tiles.count();
  expect(count).toBeGreaterThanOrEqual(3);
  await expect(tiles.nth(1).getByRole("img")).toHaveCSS("filter", /blur/);
  await expect(tiles.first().getByRole("checkbox", { name: "Photo of" })).toBeFocused();
  await expect(tiles.first().getByRole("img")).toHaveCSS("filter", "none");
  await page.keyboard.press("x");
  await expect(tiles.first().getByRole("checkbox", { name: "Nudity" })).toBeChecked();
  await page.keyboard.press("a");
  await expect(tiles.first().getByRole("radio", { name: "Approve" })).toBeChecked();
  await expect(tiles.nth(1).getByRole("checkbox", { name: "Photo of" })).toBeFocused();
  await page.keyboard.press("3");
  await expect(tiles.nth(1).getByRole("radio", { name: "Reject" })).toBeChecked();
  await expect(tiles.nth(1).getByRole("combobox")).toHaveValue("contact");
  await page.keyboard.press("r");
  await expect(tiles.nth(2).getByRole("combobox")).toBeFocused();
  await page.keyboard.press("x");
  await expect(tiles.nth(2).getByRole("checkbox", { name: "Nudity" })).not.toBeChecked();
  await tiles.nth(2).getByRole("radio", { name: "Leave" }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog").getByText("Move between photos")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Save the page" }).click();
  await expect(page.getByRole("status")).toContainText(
    `Approved: 1. Rejected: 1. Nudity changed: 1. Left: ${count - 2}.`,
  );
  // "All the rest" includes only photos whose pictures the operator's browser has loaded.
  const left = await tiles.count();
  for (let at = 0; at < left; at++) {
    await expect(tiles.nth(at).locator("input[data-seen]")).toHaveValue("1");
    await page.keyboard.press("j");
  }
  await page.keyboard.press("f");
  await expect(page.getByText("No photo is waiting.")).toBeVisible();
});
