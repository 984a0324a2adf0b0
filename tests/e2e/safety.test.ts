import { expect, type Page } from "@playwright/test";
import itBlocks from "~/app/locales/it/blocks";
import itCommon from "~/app/locales/it/common";
import itProfile from "~/app/locales/it/profile";
import itReports from "~/app/locales/it/reports";
import nlBlocks from "~/app/locales/nl/blocks";
import nlCommon from "~/app/locales/nl/common";
import nlProfile from "~/app/locales/nl/profile";
import nlReports from "~/app/locales/nl/reports";
import { test } from "../support/browser-tests";
import { say } from "../support/conversations-in-browsers";
import { absentMember, hydrated, member } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

/** Two templates, in their own languages. */
const SITES = [
  { slug: "rondelief", locale: "nl-NL", words: { ...nlBlocks, ...nlCommon, ...nlProfile, ...nlReports } },
  { slug: "vendemora", locale: "it-IT", words: { ...itBlocks, ...itCommon, ...itProfile, ...itReports } },
];
const EVERYBODY = "/members?gender=&age=all&country=";

const named = (text: string, name: string) => text.replaceAll("{{name}}", name);

/** Starts a conversation and waits until the server has the message. */
async function write(page: Page, id: string, text: string): Promise<void> {
  await page.goto(`/members/${id}/chat`);
  await hydrated(page);
  await page.locator("textarea").fill(text);
  const sent = page.waitForResponse((answer) => answer.url().includes("/api/messages.php"));
  await page.keyboard.press("Enter");
  expect((await sent).status()).toBe(201);
}

for (const { slug, locale, words } of shareOf("blocks and reports", SITES)) {
  test(`on ${slug} a blocked member disappears from every page of both members and can be unblocked`, async ({
    browser,
  }) => {
    const anna = await member(browser, slug, { name: "Annabertha" }, { locale });
    const bert = await member(browser, slug, { name: "Berthold" }, { locale });
    const path = `/members/${bert.id}`;
    await write(bert.page, anna.id, "Hallo?");
    const listening = bert.page.waitForResponse((answer) => answer.url().includes("/api/events.php"));
    await bert.page.goto("/chats");
    await hydrated(bert.page);
    await listening;
    await expect(bert.page.getByText("Annabertha")).toBeVisible();

    await anna.page.goto(path);
    await hydrated(anna.page);
    await anna.page.getByRole("link", { name: words["profile.block"], exact: true }).click();
    const dialog = anna.page.getByRole("dialog");
    await expect(dialog).toContainText(named(words["blocks.confirm_title"], "Berthold"));
    await dialog.getByRole("button", { name: words["profile.block"] }).click();
    await expect(anna.page).toHaveURL(/\/members$/);
    await expect(anna.page.getByText(named(words["blocks.done"], "Berthold")).first()).toBeVisible();
    await expect(bert.page.getByText("Annabertha")).toHaveCount(0);

    for (const address of [EVERYBODY, "/chats"]) {
      await anna.page.goto(address);
      await expect(anna.page.getByText("Berthold")).toHaveCount(0);
      await bert.page.goto(address);
      await expect(bert.page.getByText("Annabertha")).toHaveCount(0);
    }
    expect((await anna.page.goto(path))?.status()).toBe(404);

    await anna.page.goto("/account/blocked");
    await anna.page.getByRole("button", { name: `${words["profile.unblock"]}, Berthold` }).click();
    await expect(anna.page.getByText(words["blocks.undone"])).toBeVisible();
    expect((await anna.page.goto(path))?.status()).toBe(200);
    expect([...anna.errors, ...bert.errors]).toEqual([]);
  });

  for (const javaScriptEnabled of shareOf("a message that is reported", [true, false])) {
    const how = javaScriptEnabled ? "with" : "without";
    test(`on ${slug} a reported message gets a number and its sender is blocked ${how} a script`, async ({
      browser,
    }) => {
      const anna = await member(browser, slug, { name: "Clarissa" }, { locale, javaScriptEnabled });
      const bert = await absentMember(slug, "Dagobert");
      await say(bert.client, anna.id, "Send money", 1);

      await anna.page.goto("/chats");
      await anna.page
        .getByRole("link", { name: /Dagobert/ })
        .first()
        .click();
      if (javaScriptEnabled) await hydrated(anna.page);
      await anna.page.getByRole("log").waitFor();
      await anna.page.getByRole("main").getByLabel(words["common.more"], { exact: true }).first().click();
      const report = anna.page.getByRole(javaScriptEnabled ? "menuitem" : "link", { name: words["profile.report"] });
      await report.click();
      await expect(anna.page.locator("h1")).toHaveText(named(words["reports.title"], "Dagobert"));
      await anna.page.getByLabel("Send money 1.").check();
      await anna.page.getByRole("button", { name: words["reports.send"] }).click();
      await expect(anna.page.getByText(words["reports.reason_missing"]).first()).toBeVisible();
      await anna.page.getByLabel(words["reports.reason.scam"]).check();
      await anna.page.getByRole("button", { name: words["reports.send"] }).click();
      await expect(anna.page.locator("h1")).toHaveText(words["reports.sent_title"]);
      const [before] = words["reports.sent_text"].split("{{number}}");
      await expect(anna.page.getByText(new RegExp(`${before}\\d{8}`))).toBeVisible();
      await anna.page.goto("/chats");
      await expect(anna.page.getByText("Dagobert")).toHaveCount(0);
      expect(anna.errors).toEqual([]);
    });
  }
}
