/** Back is pressed after a reload, before the page's scripts have taken over: the browser then keeps the document. */
import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { EVERYBODY, linkOn } from "../support/page-states";
import { demoMember, hydrated, visitor } from "../support/people-in-browsers";

/** The phone's slowdown relative to this machine. */
const SLOWER = 6;

/** When Back is pressed: once the page is parsed, or once its router has begun. */
const MOMENTS = ["parsed", "routed"] as const;

const OF_MEMBERS = ["/home", "/likes", "/chats", "/profile", "/credits", "/settings", "/pages/terms"];
const OF_VISITORS = ["/login", "/pages/terms", "/signup", "/pages/privacy", "/"];

for (const moment of MOMENTS) {
  test(`a member's pages open after an early Back, pressed when the page is ${moment}`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page, errors } = await demoMember(browser, "tidelark", { phone: true });
    const profile = await linkOn(page, EVERYBODY, "/members/");
    const chat = await linkOn(page, "/chats", "/chats/");
    const people = [EVERYBODY, profile, `${EVERYBODY}&page=2`, chat];
    await expectPagesAfterBack(page, [...OF_MEMBERS, ...people], moment);
    expect(errors).toEqual([]);
  });

  test(`a visitor's pages open after an early Back, pressed when the page is ${moment}`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page, errors } = await visitor(browser, "tidelark", { phone: true });
    await expectPagesAfterBack(page, OF_VISITORS, moment);
    expect(errors).toEqual([]);
  });
}

/** Goes through the pages of the list, reloads each previous one, and presses Back. */
async function expectPagesAfterBack(page: Page, paths: string[], moment: (typeof MOMENTS)[number]): Promise<void> {
  await page.addInitScript(pressBackOnce);
  const devtools = await page.context().newCDPSession(page);
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      const { href, title } = await placeOf(page);
      await navigate(page, paths.at(index - 1)!);
      await expect.poll(async () => (await placeOf(page)).title).not.toBe(title);
      await page.evaluate((moment) => sessionStorage.setItem("back", moment), moment);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await page.reload({ waitUntil: "commit" });
      await expect(page).toHaveURL(href);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await hydrated(page);
      expect(await placeOf(page)).toEqual({ href, title });
    });
  }
}

function placeOf(page: Page): Promise<{ href: string; title: string }> {
  return page.evaluate(() => ({ href: location.href, title: document.querySelector("h1")?.textContent ?? "" }));
}

/** Makes the page's router navigate. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const { __remixRouter, __reactRouterDataRouter } = window as unknown as Record<
      string,
      { navigate(to: string): void }
    >;
    (__remixRouter ?? __reactRouterDataRouter)!.navigate(path);
  }, path);
  await page.waitForURL(path);
}

/** Runs in the browser, before the scripts of each page. */
function pressBackOnce(): void {
  const moment = sessionStorage.getItem("back");
  if (!moment) return;
  sessionStorage.removeItem("back");
  const isDue = () =>
    moment === "parsed"
      ? document.readyState !== "loading"
      : "__remixRouter" in window || "__reactRouterDataRouter" in window;
  const look = () => (isDue() ? history.back() : setTimeout(look));
  look();
}
