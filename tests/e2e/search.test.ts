import { expect, type Page } from "@playwright/test";
import en from "~/app/locales/en/search";
import it from "~/app/locales/it/search";
import { test } from "../support/browser-tests";
import { fillInLogin, hydrated, member, PASSWORD, visitor } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

/** Two templates, two languages. */
const SITES = [
  { slug: "tidelark", locale: "en-US", words: en },
  { slug: "vendemora", locale: "it-IT", words: it },
];

const EVERYBODY = "/members?gender=&age=all&country=";

for (const { slug, locale, words } of shareOf("the search", SITES)) {
  test.describe(`the search on ${slug} in ${locale}`, () => {
    test("applies a filter at once, keeps it in the address and drops it by its chip", async ({ browser }) => {
      const { page, errors } = await member(browser, slug, { name: "Sacha" }, { locale, at: EVERYBODY });
      await hydrated(page);
      await page.getByLabel(words["search.age"], { exact: true }).selectOption("26_35");
      await expect(page).toHaveURL(/age=26_35/);
      await expect(page).not.toHaveURL(/page=/);
      const chip = chipsOf(page, words).getByRole("link", { name: words["search.age.26_35"] });
      await expect(chip).toBeVisible();
      for (const age of await agesOn(page)) expect(age).toBeGreaterThanOrEqual(26);
      for (const age of await agesOn(page)) expect(age).toBeLessThanOrEqual(35);
      await chip.click();
      await expect(chip).toHaveCount(0);
      await expect(page).not.toHaveURL(/age=26/);
      expect(errors).toEqual([]);
    });

    test("counts the matches on the button of the phone's filter sheet", async ({ browser }) => {
      const { page, errors } = await member(browser, slug, { name: "Sidney" }, { locale, phone: true, at: EVERYBODY });
      await hydrated(page);
      await page.getByRole("button", { name: words["search.filters"], exact: true }).click();
      const sheet = page.getByRole("dialog");
      const show = sheet.getByRole("button", { name: beginning(words["search.show"]) });
      const before = await show.textContent();
      await sheet.getByLabel(words["search.age"], { exact: true }).selectOption("18_25");
      await expect(show).not.toHaveText(before ?? "");
      const counted = numberIn(await show.textContent());
      await show.click();
      await expect(page).toHaveURL(/age=18_25/);
      await expect(sheet).toHaveCount(0);
      await expect(
        page
          .locator("main")
          .getByText(new RegExp(`^${counted} `))
          .first(),
      ).toBeVisible();
      expect(errors).toEqual([]);
    });

    test("loads more while scrolling, and Back returns to the same card", async ({ browser }) => {
      const { page, errors } = await member(browser, slug, { name: "Sunny" }, { locale, at: EVERYBODY });
      await hydrated(page);
      const cards = cardsOn(page);
      await expect(cards).toHaveCount(12);
      await cards.last().scrollIntoViewIfNeeded();
      await expect.poll(() => cards.count()).toBeGreaterThan(12);
      const card = cards.nth(14);
      await card.scrollIntoViewIfNeeded();
      const href = await card.locator("a[href^='/members/']").first().getAttribute("href");
      await card.locator("a[href^='/members/']").first().click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await page.goBack();
      await expect(page).toHaveURL(/\/members\?/);
      await expect(page.locator(`a[href='${href}']`).first()).toBeInViewport();
      expect(errors).toEqual([]);
    });

    test("names a page past the last one and links back", { tag: "@full" }, async ({ browser }) => {
      const { page } = await visitor(browser, slug, { locale });
      await page.goto(`${EVERYBODY}&page=999`);
      await expect(page.getByText(words["search.past_title"])).toBeVisible();
      await expect(page.getByText(words["search.none_title"])).toHaveCount(0);
      await page.getByRole("link", { name: words["search.past_action"] }).click();
      await expect(cardsOn(page).first()).toBeVisible();
    });

    test("offers to drop the most limiting filter if it finds few members", { tag: "@full" }, async ({ browser }) => {
      const { page, errors } = await member(browser, slug, { name: "Skyler" }, { locale });
      // No member of another test has that age.
      await page.goto("/members?gender=&age=95_99&country=");
      await hydrated(page);
      await expect(page.getByText(words["search.few_title"])).toBeVisible();
      await page.locator("main li a[href^='/members?']", { hasText: "+" }).first().click();
      await expect(cardsOn(page).first()).toBeVisible();
      expect(errors).toEqual([]);
    });

    test("restores the last filters on another device", { tag: "@full" }, async ({ browser }) => {
      const { page, email } = await member(browser, slug, { name: "Stevie" }, { locale, at: EVERYBODY });
      await hydrated(page);
      await page.getByLabel(words["search.age"], { exact: true }).selectOption("36_45");
      await expect(chipsOf(page, words)).toContainText(words["search.age.36_45"]);
      const other = await visitor(browser, slug, { locale });
      await other.page.goto("/login");
      await fillInLogin(other.page, { email, password: PASSWORD });
      await expect(other.page).toHaveURL(/\/home/);
      await other.page.goto("/members");
      await expect(chipsOf(other.page, words)).toContainText(words["search.age.36_45"]);
    });
  });
}

function chipsOf(page: Page, words: typeof en) {
  return page.getByRole("list", { name: words["search.chosen"] });
}

function cardsOn(page: Page) {
  return page.locator("main article:has(a[href^='/members/']):not(#similar article)");
}

async function agesOn(page: Page): Promise<number[]> {
  const texts = await cardsOn(page).allTextContents();
  return texts.map((text) => Number(/, (\d+)/.exec(text)?.[1]));
}

function beginning(text: string): RegExp {
  return new RegExp(`^${text.split("{{")[0]!.trim()}`);
}

function numberIn(text: string | null): number {
  return Number(/\d+/.exec(text ?? "")?.[0]);
}
