import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { linkOn } from "../support/page-states";
import { demoMember } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

for (const slug of shareOf("text at 200 % on a phone", ["rondelief", "vendemora", "noctambar"]))
  test(`on ${slug} text at 200 % breaks no word, hides no name and leaves room to write`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page } = await demoMember(browser, slug, { phone: true, at: "/chats" });
    await enlarge(page);
    expect(await brokenWords(page, "nav:has(a[href='/home']) li a")).toEqual([]);
    const people = page.locator("main li a[href^='/chats/']");
    expect(await people.count()).toBeGreaterThan(1);
    expect(await cutNames(page)).toEqual([]);
    await page.goto(await linkOn(page, "/chats", "/chats/"));
    await enlarge(page);
    expect(await brokenWords(page, "main h1")).toEqual([]);
    const [field, line] = await page.locator("#composer-text").evaluate((text) => {
      const form = text.closest("form")!;
      return [text.clientWidth, form.clientWidth];
    });
    expect(field! / line!).toBeGreaterThan(0.5);
  });

function enlarge(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** Returns names in the list of conversations that are cut off. The first words of each are the name. */
function cutNames(page: Page): Promise<string[]> {
  return page.locator("main li a[href^='/chats/']").evaluateAll((links) =>
    links.flatMap((link) => {
      const name = [...link.querySelectorAll("span")].find(({ firstChild }) => firstChild instanceof Text)!;
      return name.scrollWidth > name.clientWidth ? [name.textContent] : [];
    }),
  );
}

/** Returns words below these elements that span several lines. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of node.textContent!.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}
