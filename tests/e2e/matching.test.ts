import { expect, type Locator, type Page } from "@playwright/test";
import itChats from "~/app/locales/it/chats";
import itCommon from "~/app/locales/it/common";
import itFinder from "~/app/locales/it/finder";
import itLikes from "~/app/locales/it/likes";
import itNav from "~/app/locales/it/nav";
import itSettings from "~/app/locales/it/settings";
import nlChats from "~/app/locales/nl/chats";
import nlCommon from "~/app/locales/nl/common";
import nlFinder from "~/app/locales/nl/finder";
import nlLikes from "~/app/locales/nl/likes";
import nlNav from "~/app/locales/nl/nav";
import nlSettings from "~/app/locales/nl/settings";
import type { ApiClient } from "../support/api-client";
import { test } from "../support/browser-tests";
import { giveCredits } from "../support/credits-in-browsers";
import { absentMember, hydrated, member, visitor } from "../support/people-in-browsers";
import { shareOf } from "../support/share";
import { expectSound } from "../support/sound";

/** Two templates, in their own languages. */
const SITES = [
  {
    slug: "rondelief",
    locale: "nl-NL",
    words: { ...nlChats, ...nlCommon, ...nlFinder, ...nlLikes, ...nlNav, ...nlSettings },
  },
  {
    slug: "vendemora",
    locale: "it-IT",
    words: { ...itChats, ...itCommon, ...itFinder, ...itLikes, ...itNav, ...itSettings },
  },
];

const named = (text: string, name: string) => text.replaceAll("{{name}}", name);

/** Sends a text several times to a member who has not answered. Returns the codes of the refusals. */
async function copiesByCall(client: ApiClient, profile: string, text: string, times: number): Promise<string[]> {
  const { id: conversation } = (await client.call("GET", `/api/chat.php?profile=${profile}`)).body;
  const refusals: string[] = [];
  for (let n = 0; n < times; n++) {
    const { status, body } = await client.call("POST", "/api/messages.php", { conversation, text, key: `${n}` });
    if (status >= 400) refusals.push(body.error);
  }
  return refusals;
}

/** Drags a card to the right by some px, and releases it. */
async function draw(card: Locator, by: number): Promise<void> {
  const { x, y, width } = (await card.boundingBox())!;
  const [from, height] = [x + width / 3, y + 60];
  const { mouse } = card.page();
  await mouse.move(from, height);
  await mouse.down();
  for (let step = 1; step <= 4; step++) await mouse.move(from + (by * step) / 4, height);
  // A pause, so that the distance decides and not the speed.
  await card.page().waitForTimeout(120);
  await mouse.up();
}

/** Opens a page and waits for its event stream. */
async function listenOn(page: Page, path: string): Promise<void> {
  const open = page.waitForResponse((answer) => answer.url().includes("/api/events.php") && answer.status() === 200);
  await page.goto(path);
  await hydrated(page);
  await open;
}

for (const { slug, locale, words } of shareOf("likes and matches", SITES)) {
  test(`on ${slug} a like is new until its card is opened, and a match is shown to both members`, async ({
    browser,
  }) => {
    const anna = await member(browser, slug, { name: "Annemiek" }, { locale });
    const bert = await member(browser, slug, { name: "Bertrand" }, { locale });
    const [bertsPage, annasPage] = [`/members/${bert.id}`, `/members/${anna.id}`];
    for (const { email } of [anna, bert]) await giveCredits(slug, email, 5);
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
      await expect(dialog.getByRole("textbox", { name: words["nav.match_line"] })).toBeFocused();
      await expectSound(page, `${slug} a match with ${name}`);
    }
    const moment = anna.page.getByRole("dialog");
    await moment.getByRole("textbox").fill("Ciao!");
    await anna.page.keyboard.press("Enter");
    await expect(moment).toContainText(named(words["nav.match_sent"], "Bertrand"));
    await expect(moment.getByRole("link", { name: words["nav.match_open"] })).toBeFocused();
    await anna.page.keyboard.press("Enter");
    await expect(anna.page).toHaveURL(/\/chats\//);
    await expect(anna.page.getByRole("log")).toContainText("Ciao!");
    await bert.page.getByRole("dialog").getByRole("button", { name: words["nav.match_later"] }).click();
    await expect(bert.page.getByRole("dialog")).toHaveCount(0);
    expect([...anna.errors, ...bert.errors]).toEqual([]);
  });

  test(`on ${slug} an often copied first message needs a proof of work`, { tag: "@full" }, async ({ browser }) => {
    const anna = await member(browser, slug, { name: "Annelore" }, { locale });
    const bert = await absentMember(slug, "Berthold");
    const carl = await absentMember(slug, "Carlos");
    await giveCredits(slug, anna.email, 20);
    const text = "What would you cook for somebody whom you have never met?";
    const refusals = await copiesByCall(anna.client, carl.id, text, 11);
    expect(refusals.at(-1)).toBe("chats.copies_to_prove");
    await anna.client.call("POST", "/api/likes.php", { profile: bert.id });
    await listenOn(anna.page, "/home");
    await bert.client.call("POST", "/api/likes.php", { profile: anna.id });
    const moment = anna.page.getByRole("dialog");
    await moment.getByRole("textbox").fill(text);
    const proven = anna.page.waitForRequest((request) => /"work":"\d+"/.test(request.postData() ?? ""));
    await anna.page.keyboard.press("Enter");
    await proven;
    // The proof is accepted; the remaining refusal is the pause between copies.
    await expect(moment.getByRole("alert")).toHaveText(words["chats.too_many_copies"].replace("{{minutes}}", "1"));
    await expect(moment.getByRole("textbox")).toHaveValue(text);
  });

  test(`on ${slug} the match finder takes keys and gestures, except under a dialog`, async ({ browser }) => {
    const anna = await member(browser, slug, { name: "Annegret" }, { locale, phone: true });
    const bert = await absentMember(slug, "Bertolt");
    const { page } = anna;
    await anna.client.call("POST", "/api/likes.php", { profile: bert.id });
    await listenOn(page, "/match-finder");
    await expect(page.getByRole("link", { name: words["nav.finder"], exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const card = page.getByRole("article");
    const shown = () => card.getByRole("link").first().getAttribute("href");
    const first = await shown();
    await bert.client.call("POST", "/api/likes.php", { profile: anna.id });
    await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await shown()).toBe(first);

    // A held key chooses once.
    await page.keyboard.down("ArrowLeft");
    await page.keyboard.down("ArrowLeft");
    await page.keyboard.up("ArrowLeft");
    await expect.poll(shown).not.toBe(first);
    await expect(page).toHaveURL(/last=/);
    const second = await shown();
    await draw(card, 40);
    expect(await shown()).toBe(second);
    await draw(card, 260);
    await expect.poll(shown).not.toBe(second);
    // The next card appears before the response. Leaving the page in between cancels the request.
    await expect(page).toHaveURL(new RegExp(`last=${second?.split("/").at(-1)}`));
    await page.goto("/likes/given");
    await expect(page.locator(`a[href='${second}']`).first()).toBeVisible();
    expect(anna.errors).toEqual([]);
  });

  test(`on ${slug} the match finder shows no member twice and undoes a choice`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page, errors } = await member(
      browser,
      slug,
      { name: "Finja" },
      { locale, phone: true, at: "/match-finder" },
    );
    await hydrated(page);
    const shown = () => page.getByRole("article").getByRole("link").first().getAttribute("href");
    const seen: (string | null)[] = [];
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowLeft"]) {
      const now = await shown();
      expect(seen).not.toContain(now);
      seen.push(now);
      await page.keyboard.press(key);
      await expect.poll(shown).not.toBe(now);
      await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toBeFocused();
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

  test(`on ${slug} a hidden member cannot be found`, { tag: "@full" }, async ({ browser }) => {
    const anna = await member(browser, slug, { name: "Verborgia" }, { locale });
    const other = await visitor(browser, slug, { locale });
    const path = `/members/${anna.id}`;
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
  test(`all likes are marked as seen at once ${how}`, { tag: "@full" }, async ({ browser }) => {
    const bert = await member(browser, "tidelark", { name: "Bertilo" }, { javaScriptEnabled });
    const { page } = bert;
    for (const name of ["Annika", "Carlotta"]) {
      const { client } = await absentMember("tidelark", name);
      expect((await client.call("POST", "/api/likes.php", { profile: bert.id })).status).toBe(200);
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
