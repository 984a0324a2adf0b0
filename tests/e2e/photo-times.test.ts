import { appendFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { consoleBrowser } from "../support/console-browser";
import { consoleDriver } from "../support/console-driver";
import { multipart, sendForm } from "../support/forms-in-parts";
import { portrait } from "../support/portraits";

/** Output file of `npm run bench -- --only photos`, as JSON. Without it nothing is measured. */
const file = process.env.BOUQUET_PHOTO_TIMES;

const HOST = "desk.localhost";
const VELVET = "velvet.example";
const PHOTOS = 500;
/** Per member. */
const EACH = 10;
/** Distinct pictures; only their number takes time. */
const PICTURES = 50;
/** One in so many is rejected, with alternating reasons. */
const REJECTED = 7;
const REASONS = 7;

for (const measured of file ? [file] : [])
  test("five hundred photos are decided by the keyboard alone", async ({ browser }) => {
    test.setTimeout(3_000_000);
    const desk = await consoleDriver({ velvet: { name: "Velvet" } }, HOST, { undoSeconds: 10 });
    try {
      const pictures = await Promise.all(
        Array.from({ length: PICTURES }, (_, seed) =>
          portrait(seed + 1)
            .jpeg()
            .toBuffer(),
        ),
      );
      for (let count = 0; count < PHOTOS; count += EACH) {
        const member = await desk.server.join(VELVET, `Member ${nameAt(count / EACH)}`);
        const headers = { Host: VELVET, Cookie: member.cookie };
        for (let index = count; index < count + EACH; index++) {
          const body = multipart([{ bytes: pictures[index % PICTURES]! }]);
          const answer = await sendForm(desk.server.port, { path: "/api/profileimage.php", headers, body });
          expect(answer.status).toBe(201);
        }
      }
      const { page } = await consoleBrowser(browser);
      const origin = `http://${HOST}:${desk.server.port}`;
      await page.goto(origin + (await desk.add("Ada", "moderator")).link);
      await page.getByLabel("Name of the passkey").fill("Laptop");
      await page.getByRole("button", { name: "Create a passkey" }).click();
      await expect(page.getByRole("heading", { name: "Brands" })).toBeVisible();
      await page.goto(`${origin}/photos`);
      const start = performance.now();
      const presses = await decideAll(page);
      const seconds = (performance.now() - start) / 1000;
      const waiting = async () => {
        const { photo = [] } = await desk.server.rows("velvet");
        return photo.filter((row) => ["held", "unchecked"].includes((row as { state: string }).state)).length;
      };
      await expect.poll(waiting, { timeout: 120_000 }).toBe(0);
      appendFileSync(measured, `${JSON.stringify({ photos: PHOTOS, seconds, presses })}\n`);
    } finally {
      await desk.stop();
    }
  });

/** Decides each photo by its key and saves each page. Returns the number of key presses. */
async function decideAll(page: Page): Promise<number> {
  const tiles = page.locator("[data-tile]");
  const none = page.getByText("No photo is waiting.");
  let [presses, seen] = [0, 0];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    presses++;
  };
  while (seen < PHOTOS) {
    await expect(tiles.first()).toBeVisible();
    const shown = await tiles.count();
    await press("j");
    for (let index = 0; index < shown; index++) {
      const at = seen + index;
      await press(at % REJECTED === 0 ? `${((at / REJECTED) % REASONS) + 1}` : "a");
    }
    seen += shown;
    const saved = page.waitForEvent("load");
    await press("s");
    await saved;
  }
  await expect(none).toBeVisible();
  return presses;
}

/** Returns a distinct name of letters. */
function nameAt(index: number): string {
  return String.fromCharCode(65 + Math.floor(index / 26)) + String.fromCharCode(97 + (index % 26));
}
