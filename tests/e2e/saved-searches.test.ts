import { expect } from "@playwright/test";
import itSearches from "~/app/locales/it/searches";
import nlSearches from "~/app/locales/nl/searches";
import { test } from "../support/browser-tests";
import { hydrated, member } from "../support/people-in-browsers";
import { expectSound } from "../support/sound";

/** Two templates, in their own languages, one without a script. */
const SITES = [
  { slug: "rondelief", locale: "nl-NL", words: nlSearches, javaScriptEnabled: true },
  { slug: "vendemora", locale: "it-IT", words: itSearches, javaScriptEnabled: false },
];

for (const { slug, locale, words, javaScriptEnabled } of SITES) {
  test(`on ${slug} a search is saved, shown again, emailed about and deleted`, {
    tag: javaScriptEnabled ? [] : "@full",
  }, async ({ browser }) => {
    const { page, errors } = await member(browser, slug, { name: "Saskia" }, { locale, javaScriptEnabled });
    const ready = async () => javaScriptEnabled && (await hydrated(page));
    const sound = async (what: string) => javaScriptEnabled && (await expectSound(page, `${slug} ${what}`));
    await page.goto("/members?gender=&country=&photo=1");
    await ready();
    await page.getByText(words["searches.save"]).first().click();
    const form = page.locator("form[data-form=save-search]");
    await form.locator("[name=name]").fill("Faces");
    await form.locator("[type=submit]").click();
    await expect(page.getByText(words["searches.saved"].replace("{{name}}", "Faces"))).toBeVisible();
    const kept = page.getByRole("link", { name: "Faces", exact: true });
    await expect(kept).toHaveAttribute("aria-current", "page");

    await page.goto("/members?gender=&country=&active=week");
    await ready();
    await page.getByText(words["searches.save"]).first().click();
    await form.locator("[name=name]").fill("Faces");
    await form.locator("[type=submit]").click();
    await expect(page.getByText(words["searches.name_taken"])).toBeVisible();
    await sound("saved searches with a name that is taken");
    await ready();
    await form.locator("[name=name]").fill("This week");
    await form.locator("[type=submit]").click();
    await expect(page).toHaveURL(/\/members\?.*active=week/);
    await kept.click();
    await expect(page).toHaveURL(/photo=1/);

    await page.goto("/searches");
    await ready();
    await page.getByRole("button", { name: `${words["searches.mails_start"]}, Faces` }).click();
    await expect(page.getByRole("button", { name: `${words["searches.mails_stop"]}, Faces` })).toBeVisible();
    await sound("saved searches");
    await page.getByRole("button", { name: `${words["searches.remove"]}, Faces` }).click();
    await expect(page.getByText(words["searches.removed"])).toBeVisible();
    await expect(page.getByText("Faces", { exact: true })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}
