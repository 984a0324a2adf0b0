import { expect, type Locator } from "@playwright/test";
import de from "~/app/locales/de/search";
import en from "~/app/locales/en/search";
import it from "~/app/locales/it/search";
import { test } from "../support/browser-tests";
import { EVERYBODY } from "../support/page-states";
import { demoMember, hydrated } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

/** A site of each template. */
const SITES = shareOf("the keyboard", [
  { slug: "tidelark", locale: "en-US", words: en },
  { slug: "vendemora", locale: "it-IT", words: it },
  { slug: "samtknoten", locale: "de-DE", words: de },
]);

for (const { slug, locale, words } of SITES) {
  test(`on ${slug} filters are chosen one after another by keyboard without losing the focus`, async ({ browser }) => {
    const { page, errors } = await demoMember(browser, slug, { locale, at: EVERYBODY });
    await hydrated(page);
    const summary = page.locator("summary", { hasText: words["search.more_filters"] });
    await summary.focus();
    await page.keyboard.press("Enter");
    const photo = page.getByLabel(words["search.photo"], { exact: true });
    await photo.focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/photo=1/);
    await expect(photo).toBeFocused();
    const german = page.locator("[type=checkbox][value=de]:visible");
    await german.focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/=de\b/);
    await expect(german).toBeFocused();
    // The chip removes the filter, so the box is no longer ticked.
    await page.locator("main a[href^='/members']:not([href*='photo=1'])[href*='=de']").first().click();
    await expect(page).not.toHaveURL(/photo=1/);
    await expect(photo).not.toBeChecked();
    await expect(german).toBeChecked();
    expect(errors).toEqual([]);
  });

  test(`on ${slug} no focused filter hides behind the button of the phone's sheet`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page } = await demoMember(browser, slug, { locale, phone: true, at: EVERYBODY });
    await hydrated(page);
    await page.getByRole("button", { name: words["search.filters"], exact: true }).focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByRole("checkbox").first()).toBeVisible();
    const fields = sheet.locator("select, input[type=checkbox]");
    const button = sheet.locator("[type=submit]");
    await fields.first().focus();
    for (let n = 0; n < (await fields.count()) + 1; n++) {
      if (await button.evaluate((it) => it === document.activeElement)) break;
      const [field, edge] = [await boxOf(page.locator(":focus")), await boxOf(button)];
      expect(field.bottom).toBeLessThanOrEqual(edge.top);
      await page.keyboard.press("Tab");
    }
    await expect(button).toBeFocused();
  });

  test(`on ${slug} a conversation opened by keyboard focuses the composer`, { tag: "@full" }, async ({ browser }) => {
    const { page, errors } = await demoMember(browser, slug, { locale, at: "/chats" });
    await hydrated(page);
    const rows = page.locator("main a[href^='/chats/']");
    const field = page.locator("#composer-text");
    await rows.first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/chats\/./);
    await expect(field).toBeFocused();
    await page.goto("/chats");
    await hydrated(page);
    await rows.first().click();
    await expect(field).toBeVisible();
    await expect(page.locator("#main")).toBeFocused();
    expect(errors).toEqual([]);
  });

  test(`on ${slug} the focus moves to the head of the next page`, async ({ browser }) => {
    const { page, errors } = await demoMember(browser, slug, { locale, at: EVERYBODY });
    await hydrated(page);
    await page.locator("footer a[href='/pages/terms']").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/pages\/terms$/);
    await expect(page.locator("#main")).toBeFocused();
    // A focused element that stays in view on the next page keeps the focus.
    const chats = page.locator("nav a[href='/chats']").first();
    await chats.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/chats$/);
    await expect(chats).toBeFocused();
    expect(errors).toEqual([]);
  });

  test(`on ${slug} the photo viewer shows the whole photo`, { tag: "@full" }, async ({ browser }) => {
    // The newest members come first, and the members of other tests have no photo.
    const { page, errors } = await demoMember(browser, slug, { locale, at: `${EVERYBODY}&photo=1` });
    await hydrated(page);
    await page.locator("article a[href^='/members/']").first().click();
    const photo = page.locator("main a[href^='/media/']").first();
    await photo.focus();
    await page.keyboard.press("Enter");
    const row = page.locator("dialog ul");
    await expect(row).toBeFocused();
    const [picture, place] = [await boxOf(row.locator("img").first()), await boxOf(row)];
    expect(picture.top).toBeGreaterThanOrEqual(place.top);
    expect(picture.bottom).toBeLessThanOrEqual(place.bottom);
    await page.keyboard.press("Escape");
    await expect(photo).toBeFocused();
    expect(errors).toEqual([]);
  });
}

function boxOf(element: Locator): Promise<{ top: number; bottom: number }> {
  return element.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return { top, bottom };
  });
}
