import { type Browser, expect, type Page } from "@playwright/test";
import type { Sharp } from "sharp";
import { test } from "../support/browser-tests";
import { consoleBrowser, type Look, looksFor } from "../support/console-browser";
import { type ConsoleDriver, consoleDriver } from "../support/console-driver";
import { multipart, sendForm } from "../support/forms-in-parts";
import { markupProblemsIn } from "../support/markup";
import { COPIES, portrait } from "../support/portraits";
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
  const copy = COPIES["cut at its edges"]!(portrait(1));
  for (const [who, picture] of [
    [anna, portrait(1)],
    [anna, portrait(2)],
    [bert, portrait(3)],
    [bert, copy],
  ] as const)
    await addPhoto(who, picture);
});

test.afterAll(() => desk?.stop());

async function addPhoto(who: Joined, picture: Sharp): Promise<void> {
  const headers = { Host: VELVET, Cookie: who.cookie };
  const body = multipart([{ bytes: await picture.jpeg().toBuffer() }]);
  const answer = await sendForm(desk.server.port, { path: "/api/profileimage.php", headers, body });
  expect(answer.status).toBe(201);
}

async function joined(browser: Browser, name: string, look: Look = {}): Promise<Page> {
  const { page } = await consoleBrowser(browser, look);
  await page.goto(origin + (await desk.add(name, "owner")).link);
  await page.getByLabel("Name of the passkey").fill("Laptop");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Brands" })).toBeVisible();
  return page;
}

const tilesOf = (page: Page) => page.getByRole("listitem").filter({ has: page.getByRole("group") });

for (const look of looksFor("photos that look alike")) {
  test(`the photo queue lists similar photos first and names the match, ${look.scheme}`, async ({ browser }) => {
    const page = await joined(browser, `Ada-${look.scheme}`, look);
    for (const path of [
      "/photos",
      "/you",
      "/settings",
      "/actions/self.pictures",
      "/actions/pictures.change",
      "/actions/hidden.change",
    ]) {
      const answer = await page.goto(origin + path);
      expect(await markupProblemsIn(await answer!.text()), path).toEqual([]);
      expect(await violationsIn(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      if (process.env.LOOK) {
        const name = `${process.env.LOOK}/${path.replaceAll("/", "_")}-${look.scheme}.png`;
        await page.screenshot({ path: name, fullPage: true });
      }
    }
    await page.goto(`${origin}/photos`);
    const tiles = tilesOf(page);
    await expect(tiles).toHaveCount(4);
    await expect(tiles.nth(0)).toContainText("Like a photo of Bert that is waiting too");
    await expect(tiles.nth(1)).toContainText("Like a photo of Anna that is waiting too");
    await expect(tiles.nth(2)).not.toContainText("Like a photo");
    await page.getByRole("link", { name: "Like a photo of Bert that is waiting too" }).click();
    await expect(page.getByRole("heading", { name: "Bert" })).toBeVisible();
    await expect(page.getByText("same photo")).toBeVisible();
    await expect(page.getByRole("link", { name: "Anna", exact: true })).toBeVisible();
    if (process.env.LOOK)
      await page.screenshot({ path: `${process.env.LOOK}/member-${look.scheme}.png`, fullPage: true });
  });
}

test("the picture settings of an operator apply to that operator alone", { tag: "@full" }, async ({ browser }) => {
  const [page, other] = [await joined(browser, "Mia"), await joined(browser, "Omar")];
  await page.goto(`${origin}/you`);
  await page.getByRole("link", { name: "Choose how you see pictures" }).click();
  await page.getByLabel("Blur").selectOption({ label: "None" });
  await page.getByLabel("Colours").selectOption({ label: "In grey" });
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Do it" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "In grey" })).toBeVisible();
  await page.goto(`${origin}/photos`);
  // The first photo has the focus, which removes its blur.
  const second = (of: Page) => tilesOf(of).nth(1).getByRole("img").first();
  await expect(second(page)).toHaveCSS("filter", "grayscale(1)");
  await page.keyboard.press("g");
  await expect(second(page)).toHaveCSS("filter", "none");
  await other.goto(`${origin}/photos`);
  await expect(second(other)).toHaveCSS("filter", "blur(22px)");
});

test("a page of photos is decided by key, and hard cases count for the operator who decided them", async ({
  browser,
}) => {
  const [page, other] = [await joined(browser, "Pia"), await joined(browser, "Ole")];
  await page.goto(`${origin}/photos`);
  await expect(page.getByText("Only you see this.")).toBeHidden();
  // The first photo has the focus and takes keys before the focus moves.
  const tiles = tilesOf(page);
  await expect(tiles.first().getByRole("checkbox", { name: "Photo of" })).toBeFocused();
  await expect(tiles.first().getByRole("img").first()).toHaveCSS("object-fit", "contain");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("5");
  await expect(tiles.first().getByRole("radio", { name: "Reject" })).toBeChecked();
  await page.keyboard.press("s");
  await expect(page.getByText("1 hard case today.")).toBeVisible();
  await expect(tilesOf(page).first()).toContainText("Like a photo of Anna that was rejected on");
  await expect(tilesOf(page).first()).toContainText(": Nudity");
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/photos-after.png`, fullPage: true });
  await page.goto(`${origin}/queue`);
  await expect(page.getByText("1 hard case today.")).toBeVisible();
  for (const path of ["/photos", "/queue", "/figures/queues", "/audit?brand=velvet"]) {
    await other.goto(origin + path);
    await expect(other.getByText("hard case")).toBeHidden();
  }
  await page.goto(`${origin}/photos`);
  const count = await tiles.count();
  // A picture counts as seen once it is loaded.
  const seen = (at: number) => expect(tiles.nth(at).locator("input[data-seen]")).toHaveValue("1");
  await seen(0);
  await page.keyboard.press("f");
  await expect(page.getByText("Left, since you have not looked at them")).toBeVisible();
  await expect(tiles).toHaveCount(count - 1);
  for (let at = 0; at < count - 1; at++) {
    if (at > 0) await page.keyboard.press("j");
    await seen(at);
  }
  await page.keyboard.press("f");
  await expect(page.getByText("No photo is waiting.")).toBeVisible();
});
