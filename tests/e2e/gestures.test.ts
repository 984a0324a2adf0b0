import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { EVERYBODY } from "../support/page-states";
import { demoMember, hydrated, member } from "../support/people-in-browsers";
import { jpeg } from "../support/pictures";
import { shareOf } from "../support/share";
import { fingerOn, pointOf } from "../support/touch";

/** One site of each template. */
const SITES = [{ slug: "tidelark" }, { slug: "vendemora" }, { slug: "noctambar", from: "/signup?network=demo" }];

/** The widths of most phones. */
const WIDTHS = [360, 390];

const shownCard = (page: Page) => page.getByRole("article").getByRole("link").first().getAttribute("href");

const shownPhotos = (page: Page) =>
  page.locator("[data-arranged]").evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.arranged));

for (const { slug, from } of shareOf("gestures", SITES)) {
  for (const touch of WIDTHS)
    test(`on ${slug}, ${touch} px wide, a finger swipes the card of the match finder from any point`, {
      tag: touch === 360 ? [] : "@full",
    }, async ({ browser }) => {
      const { page, errors } = await member(browser, slug, { name: "Fingal", from }, { touch, at: "/match-finder" });
      await page.goto("/match-finder");
      await hydrated(page);
      const finger = await fingerOn(page);
      const card = page.getByRole("article");
      const first = await shownCard(page);
      await finger.swipe(card, { x: 24 });
      await finger.hold(card);
      await finger.swipe(card, { y: -150 });
      expect(await shownCard(page)).toBe(first);
      expect(new URL(page.url()).pathname).toBe("/match-finder");
      for (const [y, by] of [
        [0.2, 200],
        [0.85, -200],
        [0.97, 200],
      ] as const) {
        const before = await shownCard(page);
        await finger.swipe(card, { x: by }, { x: by > 0 ? 0.2 : 0.8, y });
        await expect.poll(() => shownCard(page)).not.toBe(before);
        await expect(page).toHaveURL(new RegExp(`/match-finder\\?last=${before?.split("/").at(-1)}`));
      }
      expect(errors).toEqual([]);
    });

  test(`on ${slug} a finger arranges photos, scrolls over them and turns them in the viewer`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page, errors } = await member(browser, slug, { name: "Fingal", from }, { touch: 360 });
    await page.goto("/profile/photos");
    await hydrated(page);
    // Too small to be cropped, so no dialog asks.
    const files = await Promise.all([jpeg(480, 360), jpeg(460, 350), jpeg(390, 390)]);
    await page
      .locator("input[type=file]")
      .setInputFiles(files.map((buffer, n) => ({ name: `${n}.jpg`, mimeType: "image/jpeg", buffer })));
    await expect(page.locator("[data-arranged]")).toHaveCount(3, { timeout: 90_000 });
    const [one, two, three] = await shownPhotos(page);
    const finger = await fingerOn(page);
    const picture = page.locator("[data-arranged] img");

    await picture.first().scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await finger.swipe(picture.first(), { y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
    expect(await shownPhotos(page)).toEqual([one, two, three]);

    // The handle in the corner drags the second photo to the first.
    await picture.nth(1).scrollIntoViewIfNeeded();
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    const handle = await pointOf(page.locator("[data-arranged] [data-handle]").nth(1));
    await finger.drag(handle, { x: handle.x, y: handle.y - 120 }, { x: handle.x, y: Math.max(80, handle.y - 400) });
    await expect.poll(() => shownPhotos(page)).toEqual([two, one, three]);
    expect((await saved).ok()).toBe(true);

    await page.goto("/profile");
    await page.locator("a[href*='/members/']").first().click();
    await hydrated(page);
    await page.locator("a[href*='/media/']").first().tap();
    const viewer = page.getByRole("dialog");
    const row = viewer.getByRole("list");
    const path = new URL(page.url()).pathname;
    // The swipe crosses more than half of the width, for slow machines. The last photo has no successor and stays in
    // view.
    for (const n of [2, 3, 3]) {
      await finger.swipe(row, { x: -260 }, { x: 0.9, y: 0.5 });
      await expect(viewer.getByRole("status")).toHaveText(`${n} of 3`);
      await expect.poll(() => row.evaluate((each) => each.scrollLeft % each.clientWidth)).toBe(0);
    }
    await finger.swipe(row, { y: 200 });
    await expect(viewer.getByRole("status")).toHaveText("3 of 3");
    expect(new URL(page.url()).pathname).toBe(path);
    expect(errors).toEqual([]);
  });

  test(`on ${slug} a finger scrolls the sheet of filters and draws the slider of ages`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page, errors } = await demoMember(browser, slug, { touch: 360, at: EVERYBODY });
    await hydrated(page);
    const finger = await fingerOn(page);
    await page.getByRole("button", { name: "Filters", exact: true }).tap();
    const sheet = page.getByRole("dialog");
    await expect(sheet.locator("[type=submit]")).toBeVisible();
    await sheet.evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
    const below = await page.evaluate(() => scrollY);
    await finger.swipe(sheet, { y: -200 }, { x: 0.5, y: 0.7 });
    await expect.poll(() => sheet.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
    expect(await page.evaluate(() => scrollY)).toBe(below);

    await page.goto("/profile");
    await hydrated(page);
    const track = page.locator("div:has(> [name=ageFrom])");
    const thumbs = track.locator("[type=range]");
    const values = () => thumbs.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    await track.evaluate((each) => each.scrollIntoView({ block: "center" }));
    const [low, high] = await values();
    // A finger that scrolls from the track does not change the values.
    const top = await page.evaluate(() => scrollY);
    await finger.swipe(track, { y: -120 }, { x: 0.6, y: 0.5 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
    expect(await values()).toEqual([low, high]);

    await track.evaluate((each) => each.scrollIntoView({ block: "center" }));
    const at = await pointOf(track, { x: 0.6, y: 0.5 });
    await page.touchscreen.tap(at.x, at.y);
    await expect.poll(values).not.toEqual([low, high]);
    const tapped = await values();
    // This time the finger is on a thumb.
    await finger.drag(at, { x: at.x + 40, y: at.y });
    await expect.poll(values).not.toEqual(tapped);
    expect(errors).toEqual([]);
  });
}
