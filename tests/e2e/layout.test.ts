import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { expectOneLayout } from "../support/one-layout";
import { EVERYBODY, linkOn } from "../support/page-states";
import { demoMember, passEntry, visitor } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

/** A site of each template. */
const SITES = ["tidelark", "vendemora", "noctambar"];
/** People with photos. The front pages and landers are checked with their pictures. */
const PEOPLE = "/members?photo=1";

/** Landing pages that begin with people, drawn or real. */
const PICTURED_LANDERS = ["gallery", "collagelanding", "socialnetwork", "transitionsvideolanding"];

for (const slug of shareOf(PEOPLE, SITES))
  test(`on ${slug} search results with photos are laid out once on a phone`, { tag: "@full" }, async ({ browser }) => {
    const { page } = await visitor(browser, slug, { phone: true });
    await page.goto("/login");
    await passEntry(page);
    await page.goto(PEOPLE);
    await page.waitForLoadState("load");
    await expectOneLayout(page, PEOPLE);
  });

for (const slug of shareOf("what moves once the scripts are there", SITES)) {
  test(`on ${slug} initials in place of photos are laid out once on a phone`, { tag: "@full" }, async ({ browser }) => {
    const { context, page } = await visitor(browser, slug, { phone: true });
    await context.route("**/media/**", (route) => route.abort());
    await page.goto("/login");
    await passEntry(page);
    for (const path of ["/", PEOPLE]) {
      await page.goto(path);
      // A picture that fails or is late is replaced by initials.
      await expect(page.locator("main svg > text").nth(5)).toBeAttached();
      await expectOneLayout(page, path);
    }
  });

  test(`on ${slug} the first picture loads first, and the open tab is in view`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page } = await demoMember(browser, slug, { phone: true });
    // Members of other tests have no photo, and come first.
    const withPhotos = `${EVERYBODY}&photo=1`;
    for (const path of [withPhotos, await linkOn(page, withPhotos, "/members/"), "/match-finder"]) {
      await page.goto(path);
      const first = page.locator("main img[fetchpriority=high]");
      await expect(first).toHaveCount(1);
      await expect(first).toBeInViewport();
    }
    await page.goto("/likes/visitors");
    await expect(page.locator("main nav [aria-current=page]")).toBeInViewport({ ratio: 0.9 });
    const { page: visitors } = await visitor(browser, slug, { phone: true });
    for (const name of PICTURED_LANDERS) {
      await visitors.goto(`/landers/${name}`);
      await expect(visitors.locator("main img[fetchpriority=high]"), name).toHaveCount(1);
    }
  });

  test(`on ${slug} the menus of a conversation keep their size when the scripts arrive`, { tag: "@full" }, async ({
    browser,
  }) => {
    const opened = async (javaScriptEnabled: boolean) => {
      const { page } = await demoMember(browser, slug, { phone: true, javaScriptEnabled, at: "/chats" });
      await page.goto((await page.locator("main a[href^='/chats/']").first().getAttribute("href")) ?? "");
      await page.evaluate(() => document.fonts.ready);
      return page;
    };
    const plain = await boxesOf(await opened(false), "details");
    const scripted = await opened(true);
    // The menus become buttons one after the other.
    await expect.poll(() => boxesOf(scripted, "button[aria-haspopup=menu]")).toEqual(plain);
  });

  test(`on ${slug} the composer keeps its place when the scripts arrive`, { tag: "@full" }, async ({ browser }) => {
    for (const phone of [true, false]) {
      const opened = async (scripts: "waiting" | "there") => {
        const { page } = await demoMember(browser, slug, { phone, at: "/chats" });
        const conversation = (await page.locator("main a[href^='/chats/']").first().getAttribute("href")) ?? "";
        // The scripts are never answered, as on a slow line. A failed script would reload the page.
        if (scripts === "waiting") await page.route("**/assets/*.js", () => {});
        await page.goto(conversation, { waitUntil: "commit" });
        return page;
      };
      const box = (page: Page) => page.locator("form:has(textarea[name=text])").boundingBox();
      const there = await opened("there");
      await expect(there.locator("header button[aria-haspopup=menu]").first()).toBeVisible();
      await there.evaluate(() => document.fonts.ready);
      const waiting = await opened("waiting");
      await expect.poll(() => box(waiting)).toEqual(await box(there));
    }
  });
}

/** A site of each template, in languages with long words. */
const LANGUAGES = [
  ["tidelark", "en-GB"],
  ["ondelle", "fr-FR"],
  ["samtknoten", "de-DE"],
  ["samtknoten", "pl-PL"],
] as const;

for (const [slug, locale] of shareOf("no headline over a flower", LANGUAGES)) {
  test(`the headlines of ${slug} in ${locale} overlap no drawing on a narrow phone`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page } = await visitor(browser, slug, { locale });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/login");
    await passEntry(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/");
      await expectApart(page.locator("main h1"), page.locator("main :has(> svg[viewBox='0 0 480 560'])").first());
      for (const name of ["video", "transitionsvideolanding"]) {
        await page.goto(`/landers/${name}`);
        const button = page.locator("[data-film-button]");
        await expect(button).toBeVisible();
        await expectApart(page.locator("main h1"), button);
        await expectApart(page.locator("main form"), button);
      }
    }
  });
}

/** Checks after fonts have loaded that two elements don't overlap. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  const areApart = async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    const beside = a!.x + a!.width <= b!.x || b!.x + b!.width <= a!.x;
    return beside || a!.y + a!.height <= b!.y || b!.y + b!.height <= a!.y;
  };
  await expect.poll(areApart).toBe(true);
}

function boxesOf(page: Page, menu: string): Promise<number[][]> {
  return page.evaluate((menu) => {
    const boxes = [...document.querySelectorAll(`header, main, :is(header, main) ${menu}`)].filter(
      // Scripts place the menus of messages.
      (element) => !element.closest("[role=log]"),
    );
    return boxes.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });
  }, menu);
}
