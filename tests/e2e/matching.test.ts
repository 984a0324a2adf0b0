import { expect, type Page, test } from "@playwright/test";
import itCommon from "~/app/locales/it/common";
import itFinder from "~/app/locales/it/finder";
import itLikes from "~/app/locales/it/likes";
import itNav from "~/app/locales/it/nav";
import itSettings from "~/app/locales/it/settings";
import nlCommon from "~/app/locales/nl/common";
import nlFinder from "~/app/locales/nl/finder";
import nlLikes from "~/app/locales/nl/likes";
import nlNav from "~/app/locales/nl/nav";
import nlSettings from "~/app/locales/nl/settings";
import { hydrated, member, visitor } from "../support/people-in-browsers";
import { shareOf } from "../support/share";
import { expectSound } from "../support/sound";

/** Two templates, in the languages that are at home there. */
const SITES = [
  { slug: "rondelief", locale: "nl-NL", words: { ...nlCommon, ...nlFinder, ...nlLikes, ...nlNav, ...nlSettings } },
  { slug: "vendemora", locale: "it-IT", words: { ...itCommon, ...itFinder, ...itLikes, ...itNav, ...itSettings } },
];
const EVERYBODY = "/members?gender=&age=all&country=";

const named = (text: string, name: string) => text.replaceAll("{{name}}", name);

/** The address of the profile of somebody whom the page's member finds. */
async function profileOf(page: Page, name: string): Promise<string> {
  await page.goto(EVERYBODY);
  return (await page.getByRole("link", { name }).first().getAttribute("href"))!;
}

/** Goes there, and waits until the page hears what happens. */
async function listenOn(page: Page, path: string): Promise<void> {
  const open = page.waitForResponse((answer) => answer.url().includes("/api/events.php") && answer.status() === 200);
  await page.goto(path);
  await hydrated(page);
  await open;
}

for (const { slug, locale, words } of shareOf("likes and matches", SITES)) {
  test(`on ${slug} a like is new until its card was opened, and a match is told to both at once`, async ({
    browser,
  }) => {
    const anna = await member(browser, slug, { name: "Annemiek" }, { locale });
    const bert = await member(browser, slug, { name: "Bertrand" }, { locale });
    const bertsPage = await profileOf(anna.page, "Bertrand");
    const annasPage = await profileOf(bert.page, "Annemiek");
    await listenOn(anna.page, bertsPage);
    const liked = anna.page.waitForResponse((answer) => answer.url().includes("/api/likes.php"));
    await anna.page.getByRole("button", { name: named(words["likes.like_name"], "Bertrand") }).click();
    expect((await liked).status()).toBe(200);

    await bert.page.goto("/likes");
    const tabs = bert.page.getByRole("main").getByRole("navigation").first();
    await expect(tabs.getByText("1", { exact: true })).toHaveCount(1);
    const card = bert.page.getByRole("article").filter({ hasText: "Annemiek" });
    await expect(card.getByText(words["common.new"], { exact: true })).toBeVisible();
    await expectSound(bert.page, `${slug} a new like`);
    await bert.page.reload();
    await expect(card.getByText(words["common.new"], { exact: true })).toBeVisible();
    await bert.page.goto(annasPage);
    await bert.page.goto("/likes");
    await expect(card).toBeVisible();
    await expect(card.getByText(words["common.new"], { exact: true })).toHaveCount(0);
    await expect(tabs.getByText("1", { exact: true })).toHaveCount(0);

    await listenOn(bert.page, annasPage);
    await bert.page.getByRole("button", { name: named(words["likes.like_name"], "Annemiek") }).click();
    for (const [{ page }, name] of [
      [anna, "Bertrand"],
      [bert, "Annemiek"],
    ] as const) {
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText(named(words["nav.match_text"], name));
      await expectSound(page, `${slug} a match with ${name}`);
    }
    await anna.page.getByRole("dialog").getByRole("link", { name: words["nav.match_write"] }).click();
    await expect(anna.page).toHaveURL(/\/chats\//);
    await bert.page.getByRole("dialog").getByRole("button", { name: words["nav.match_later"] }).click();
    await expect(bert.page.getByRole("dialog")).toHaveCount(0);
    expect([...anna.errors, ...bert.errors]).toEqual([]);
  });

  test(`on ${slug} the match finder takes keys, shows nobody twice and takes a choice back`, async ({ browser }) => {
    const { page, errors } = await member(browser, slug, { name: "Finja" }, { locale, phone: true });
    await page.goto("/match-finder");
    await hydrated(page);
    const shown = () => page.getByRole("article").getByRole("link").first().getAttribute("href");
    const seen: (string | null)[] = [];
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowLeft"]) {
      const now = await shown();
      expect(seen).not.toContain(now);
      seen.push(now);
      await page.keyboard.press(key);
      await expect.poll(shown).not.toBe(now);
      await expect(page.getByRole("article").getByRole("heading")).toBeFocused();
    }
    await expectSound(page, `${slug} match finder`);
    await page.getByRole("button", { name: words["finder.undo"] }).click();
    await expect.poll(shown).toBe(seen[2]);
    await expect(page.getByRole("button", { name: words["finder.undo"] })).toHaveCount(0);
    await page.goto("/likes/given");
    await expect(page.locator(`a[href='${seen[1]}']`).first()).toBeVisible();
    await expect(page.locator(`a[href='${seen[0]}']`)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test(`on ${slug} whoever hides is found by nobody until they come back`, async ({ browser }) => {
    const anna = await member(browser, slug, { name: "Verborgia" }, { locale });
    const other = await visitor(browser, slug, { locale });
    const path = await profileOf(other.page, "Verborgia");
    for (const [choice, status] of [
      ["members", 404],
      ["nobody", 404],
      ["everyone", 200],
    ] as const) {
      await anna.page.goto("/account/visibility");
      await anna.page.getByLabel(words[`settings.seen_by_${choice}`]).check();
      await anna.page.getByRole("button", { name: words["common.save"] }).click();
      await expect(anna.page.getByText(words["settings.seen_by_saved"])).toBeVisible();
      expect((await other.page.goto(path))?.status()).toBe(status);
    }
    expect(anna.errors).toEqual([]);
  });
}

for (const javaScriptEnabled of shareOf("all likes at once", [true, false])) {
  const how = javaScriptEnabled ? "with a script, in every tab" : "without a script";
  test(`the mark is taken from all likes at once ${how}`, async ({ browser }) => {
    const bert = await member(browser, "tidelark", { name: "Bertilo" }, { javaScriptEnabled });
    const { page } = bert;
    for (const name of ["Annika", "Carlotta"]) {
      const { page: hers } = await member(browser, "tidelark", { name });
      const id = (await profileOf(hers, "Bertilo")).slice("/members/".length);
      const status = await hers.evaluate(
        async (profile) =>
          (
            await fetch("/api/likes.php", {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify({ profile }),
            })
          ).status,
        id,
      );
      expect(status).toBe(200);
    }
    const other = await bert.context.newPage();
    if (javaScriptEnabled) await listenOn(page, "/likes");
    else await page.goto("/likes");
    await other.goto("/likes");
    if (javaScriptEnabled) await hydrated(other);
    const marksOn = (shown: Page) => shown.getByRole("article").getByText("New", { exact: true });
    const badgesOn = (shown: Page) => shown.getByText("2 new likes", { exact: true });
    const button = page.getByRole("button", { name: "Mark all as seen" });
    for (const shown of [page, other]) await expect(marksOn(shown)).toHaveCount(2);
    for (const shown of [page, other]) expect(await badgesOn(shown).count()).toBeGreaterThan(0);
    if (javaScriptEnabled) await expectSound(page, "new likes");

    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveCount(0);
    if (javaScriptEnabled) await expect(page.getByText("You’ve seen all your likes.")).toBeFocused();
    else await other.reload();
    for (const shown of [page, other]) {
      await expect(marksOn(shown)).toHaveCount(0);
      await expect(badgesOn(shown)).toHaveCount(0);
    }
    await expect(page.getByRole("article")).toHaveCount(2);
    expect(new URL(page.url()).pathname).toBe("/likes");
    expect(bert.errors).toEqual([]);
  });
}
