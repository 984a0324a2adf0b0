import { expect, type Page } from "@playwright/test";
import de from "~/app/locales/de/search";
import en from "~/app/locales/en/search";
import it from "~/app/locales/it/search";
import { test } from "../support/browser-tests";
import { EVERYBODY } from "../support/page-states";
import { demoMember, hydrated } from "../support/people-in-browsers";
import { shareOf } from "../support/share";
import { expectStill } from "../support/still";

/** A site of each template, without partners' tiles. */
const SITES = [
  { slug: "tidelark", locale: "en-US", words: en },
  { slug: "vendemora", locale: "it-IT", words: it },
  { slug: "samtknoten", locale: "de-DE", words: de },
];

/**
 * Budget of a first page of results, uncompressed, within its <main>. A shell in one language with a text logo adds up
 * to 45 kB and 460 elements.
 */
const MAX_BYTES = 25_000;
const MAX_ELEMENTS = 340;

for (const { slug, locale } of shareOf("the budget of a page of results", SITES)) {
  test(`on ${slug} the first page of results keeps within its budget`, async ({ browser }) => {
    const { page, errors } = await demoMember(browser, slug, { locale });
    const text = (await (await page.goto(EVERYBODY))?.text()) ?? "";
    const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
    expect(main.match(/<article/g)).toHaveLength(12);
    expect(Buffer.byteLength(main)).toBeLessThanOrEqual(MAX_BYTES);
    expect(main.match(/<[a-z]/g)!.length).toBeLessThanOrEqual(MAX_ELEMENTS);
    // Assembled from cached parts, it hydrates as if React had rendered it.
    await page.goto(EVERYBODY);
    await hydrated(page);
    expect(errors).toEqual([]);
  });
}

for (const { slug, locale, words } of shareOf("pages of results that follow", SITES))
  for (const phone of [true, false]) {
    const screen = phone ? "a phone" : "a desktop";
    test(`on ${slug} the following pages of results move nothing on ${screen}`, { tag: "@full" }, async ({
      browser,
    }) => {
      const { page, errors } = await demoMember(browser, slug, { locale, phone });
      await page.goto(EVERYBODY);
      await hydrated(page);
      const cards = page.locator("main article");
      const pages = page.locator("main nav").last();
      const more = page.getByRole("button", { name: words["search.load_more"] });

      // While scrolling, pages load without a click, and the page links stay below the screen.
      await cards.last().scrollIntoViewIfNeeded();
      await expect.poll(() => cards.count()).toBeGreaterThan(12);
      await expect(pages).not.toBeInViewport();
      await expect(more).toHaveCount(0);
      // At the page's end the page links stay visible, and a button loads more.
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      await expect(more).toBeInViewport();
      await expect(pages).toBeInViewport();
      await expectStill(page, `${slug} on ${screen}`);
      expect(errors).toEqual([]);
    });
  }

for (const { slug, locale, words } of shareOf("filters that come later", SITES)) {
  test.describe(`the filters besides the first on ${slug}`, () => {
    test("load when opened and stay once one of them was chosen", async ({ browser }) => {
      const { page, errors } = await demoMember(browser, slug, { locale, at: EVERYBODY });
      await hydrated(page);
      const photo = page.getByLabel(words["search.photo"], { exact: true });
      await expect(photo).toHaveCount(0);
      await summaryOf(page, words).click();
      await photo.check();
      await expect(page).toHaveURL(/photo=1/);
      await page.getByLabel(words["search.new"], { exact: true }).check();
      await expect(page).toHaveURL(/new=1/);
      await photo.uncheck();
      await page.getByLabel(words["search.new"], { exact: true }).uncheck();
      await expect(page).not.toHaveURL(/photo=1|new=1/);
      await expect(photo).toBeVisible();
      await expect(photo).not.toBeChecked();
      expect(errors).toEqual([]);
    });

    test("are in the page if one of them is chosen", { tag: "@full" }, async ({ browser }) => {
      const { page } = await demoMember(browser, slug, { locale });
      await page.route("**/search/filters*", (route) => route.abort());
      await page.goto("/members?gender=&country=&photo=1");
      await hydrated(page);
      await summaryOf(page, words).click();
      await expect(page.getByLabel(words["search.photo"], { exact: true })).toBeChecked();
    });

    test("appear in the sheet of a phone", { tag: "@full" }, async ({ browser }) => {
      const { page, errors } = await demoMember(browser, slug, { locale, phone: true, at: EVERYBODY });
      await hydrated(page);
      await page.getByRole("button", { name: words["search.filters"], exact: true }).click();
      const sheet = page.getByRole("dialog");
      await sheet.getByLabel(words["search.photo"], { exact: true }).check();
      await sheet.locator("[type=submit]").click();
      await expect(page).toHaveURL(/photo=1/);
      expect(errors).toEqual([]);
    });

    test("are a page of their own without a script", { tag: "@full" }, async ({ browser }) => {
      const { page } = await demoMember(browser, slug, {
        locale,
        javaScriptEnabled: false,
        at: "/members?gender=&age=26_35&country=",
      });
      await summaryOf(page, words).click();
      await page.getByRole("link", { name: words["search.all_filters"] }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words["search.all_filters"]);
      await expect(page.getByLabel(words["search.age"], { exact: true })).toHaveValue("26_35");
      await page.getByLabel(words["search.photo"], { exact: true }).check();
      await page.locator("main [type=submit]").click();
      await expect(page).toHaveURL(/\/members\?.*photo=1/);
      await expect(page).toHaveURL(/age=26_35/);
      await summaryOf(page, words).click();
      await expect(page.getByLabel(words["search.photo"], { exact: true })).toBeChecked();
    });
  });
}

function summaryOf(page: Page, words: typeof en) {
  return page.locator("summary", { hasText: words["search.more_filters"] });
}
