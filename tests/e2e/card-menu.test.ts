import { expect } from "@playwright/test";
import esChats from "~/app/locales/es/chats";
import esLikes from "~/app/locales/es/likes";
import es from "~/app/locales/es/profile";
import itChats from "~/app/locales/it/chats";
import itLikes from "~/app/locales/it/likes";
import it from "~/app/locales/it/profile";
import nlChats from "~/app/locales/nl/chats";
import nlLikes from "~/app/locales/nl/likes";
import nl from "~/app/locales/nl/profile";
import { test } from "../support/browser-tests";
import { EVERYBODY } from "../support/page-states";
import { demoMember, hydrated } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

/** A site of each template. */
const SITES = [
  { slug: "rondelief", locale: "nl-NL", words: nl, chats: nlChats, likes: nlLikes },
  { slug: "vendemora", locale: "it-IT", words: it, chats: itChats, likes: itLikes },
  { slug: "noctambar", locale: "es-ES", words: es, chats: esChats, likes: esLikes },
];

for (const { slug, locale, words, chats, likes } of shareOf("the menu of a card", SITES)) {
  const [about = ""] = words["profile.safety"].split("{{name}}");

  test(`on ${slug} a member card opens the profile with one tap and names its buttons`, async ({ browser }) => {
    const { page, errors } = await demoMember(browser, slug, {
      locale,
      phone: true,
      at: `${EVERYBODY}&distance=&active=&page=1`,
    });
    await hydrated(page);
    const card = page
      .locator("main article")
      .filter({ has: page.locator("img") })
      .first();
    const opens = card.getByRole("heading").getByRole("link");
    const name = (await opens.innerText()).split(",")[0]!.trim();
    const view = card.getByRole("link", { name: words["profile.view"] });
    await expect(view).toBeVisible();
    expect(await view.getAttribute("href")).toBe(await opens.getAttribute("href"));
    await expect(card.getByRole("link", { name: `${chats["chats.start"]}, ${name}` })).toBeVisible();
    await expect(card.getByRole("button", { name: likes["likes.like_name"].replace("{{name}}", name) })).toBeVisible();

    // The first screen shows two faces, each at least a third as wide as the screen. A tap on a face opens its profile.
    const faces = page.locator("main article img");
    for (const index of [0, 1]) {
      const { y, width } = (await faces.nth(index).boundingBox())!;
      expect(y + width).toBeLessThan(844);
      expect(width).toBeGreaterThan(130);
    }
    const href = await opens.getAttribute("href");
    const face = (await card.locator("img").boundingBox())!;
    await page.mouse.click(face.x + face.width / 2, face.y + face.height / 2);
    await expect(page).toHaveURL((url) => url.pathname === href);
    expect(errors).toEqual([]);
  });

  test(`on ${slug} the menu of a member card works by keyboard and by pointer`, async ({ browser }) => {
    const { page, errors } = await demoMember(browser, slug, { locale, at: `${EVERYBODY}&distance=&active=&page=1` });
    expect(new URL(page.url()).search).toBe("?gender=&age=all&country=");
    await hydrated(page);
    const dots = page.locator("main").getByRole("button", { name: about });
    const menu = page.getByRole("menu");
    const all = [words["profile.report"], words["profile.block"]];
    const [report, block] = all.map((name) => menu.getByRole("menuitem", { name }));

    for (const [index, key] of ["Enter", "Space", "ArrowDown"].entries()) {
      // The first round presses the card's dots before the menu's code is loaded, the second round the menu's own
      // button.
      for (const _ of ["not loaded", "loaded"]) {
        await dots.nth(index).focus();
        await page.keyboard.press(key);
        await expect(report!).toBeFocused();
        await page.keyboard.press("ArrowDown");
        await expect(block!).toBeFocused();
        await page.keyboard.press("ArrowUp");
        await expect(report!).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(menu).toHaveCount(0);
        await expect(dots.nth(index)).toBeFocused();
      }
    }

    await dots.nth(3).click();
    await expect(menu.getByRole("menuitem")).toHaveText(all);
    await page.keyboard.press("Escape");
    await expect(menu).toHaveCount(0);
    await expect(dots.nth(3)).toBeFocused();

    // Moves the pointer away: a pointer that rests where the menu opens also selects an item.
    await page.mouse.move(0, 0);
    await page.keyboard.press("Enter");
    await expect(report!).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(block!).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/members\/[\w-]+\/block$/);

    await page.goto("/nowhere");
    await hydrated(page);
    await expect(page.locator("main a[href^='/members/']").first()).toBeVisible();
    await expect(page.locator("main [aria-haspopup=menu]")).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}
