import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { demoMember, hydrated, member, visitor } from "../support/people-in-browsers";
import { shareOf } from "../support/share";

test("the language menu opens in every layout", async ({ browser }) => {
  const { page, errors } = await visitor(browser, "tidelark");
  await page.goto("/members?gender=&age=all&country=");
  const profile = await page.locator("a[href^='/members/']").first().getAttribute("href");
  for (const path of ["/", "/signup-matches", `${profile}/signup`]) {
    await page.goto(path);
    await hydrated(page);
    await page.getByRole("button", { name: "Change language" }).first().click();
    await expect(page.getByRole("menuitem", { name: "Polski" })).toBeVisible();
  }
  const { page: chat, errors: chatErrors } = await member(
    browser,
    "tidelark",
    { name: "Hydra" },
    { at: `${profile}/chat` },
  );
  await hydrated(chat);
  await chat.getByRole("button", { name: "More", exact: true }).first().click();
  await expect(chat.getByRole("menuitem", { name: "Delete conversation" })).toBeVisible();
  expect([...errors, ...chatErrors]).toEqual([]);
});

test("the logo is in the page once, survives navigation and is no part of the data", { tag: "@full" }, async ({
  browser,
}) => {
  for (const slug of shareOf("a brand's drawing", ["tidelark", "vendemora", "noctambar"])) {
    const { page, errors } = await demoMember(browser, slug, { phone: true, at: "/chats" });
    await hydrated(page);
    const drawing = page.locator("[data-logo] path:visible").first();
    await expect(drawing, slug).toBeVisible();
    const path = await drawing.getAttribute("d");
    const html = await page.evaluate(() => fetch("/chats").then((answer) => answer.text()));
    const data = await page.evaluate(() => fetch("/chats.data").then((answer) => answer.text()));
    expect([html.split(path!).length - 1, data.split(path!).length - 1], slug).toEqual([1, 0]);
    for (const to of ["/match-finder", "/home"]) {
      await page.locator(`a[href="${to}"]:visible`).first().click();
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      await expect(page.locator(`[data-logo] path[d="${path}"]`).first(), `${slug}${to}`).toBeAttached();
    }
    expect(errors).toEqual([]);
  }
});

test("the header shows the language menu beside the member's own menu", { tag: "@full" }, async ({ browser }) => {
  for (const slug of shareOf("the menus of a header", ["tidelark", "ondelle", "samtknoten"])) {
    const { page } = await demoMember(browser, slug, { at: "/home" });
    await hydrated(page);
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      const menus = page.locator("header").getByRole("button", { expanded: false });
      await expect(menus).toHaveCount(2);
      await expect(menus.first()).toHaveAccessibleName(/^EN, Change language$/);
      for (const menu of [menus.first(), menus.last()]) await expect(menu).toBeInViewport({ ratio: 1 });
    }
  }
});

test("a menu opens by keyboard, moves by arrow keys and returns the focus", async ({ browser }) => {
  const { page } = await visitor(browser, "tidelark");
  await page.goto("/login");
  await hydrated(page);
  const button = page.getByRole("button", { name: "Change language" }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  const items = page.getByRole("menuitem");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(items).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("a drawing from the server survives hydration, and the browser draws the next one", { tag: "@full" }, async ({
  browser,
}) => {
  const { page, errors } = await visitor(browser, "tidelark");
  await page.goto("/login");
  const drawn = page.locator("main svg[viewBox='0 0 480 560'], main svg[viewBox='0 0 160 160']").first();
  const shapes = await drawn.locator("*").count();
  expect(shapes).toBeGreaterThan(5);
  await hydrated(page);
  expect(await drawn.locator("*").count()).toBe(shapes);
  await page.locator("main a[href='/signup'], header a[href='/signup']").first().click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(drawn.locator("*").nth(5)).toBeAttached();
  expect(errors).toEqual([]);
});

test("the language follows the browser until the visitor chooses one", async ({ browser }) => {
  const { page } = await visitor(browser, "tidelark", { locale: "nl-NL" });
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "nl-NL");
  await hydrated(page);
  await page.getByRole("button", { name: "Andere taal kiezen" }).first().click();
  await page.getByRole("menuitem", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/members");
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
});

test("an unknown page responds 404 with the sign-up, and with plain text for a bot", async ({ browser, request }) => {
  const { page } = await visitor(browser, "tidelark");
  expect((await page.goto("/no/such/page"))?.status()).toBe(404);
  await expect(page.getByText("Page not found: /no/such/page")).toBeVisible();
  await expect(page.locator("form[data-form=signup]")).toBeVisible();
  const bot = await request.get(`http://127.0.0.1:${process.env.BOUQUET_TEST_PORT}/no/such/page`, {
    headers: { Host: "tidelark.localhost", "User-Agent": "Googlebot/2.1" },
  });
  expect(bot.status()).toBe(404);
  const body = await bot.text();
  expect(body).not.toContain("<form data-form");
  expect(body).toContain("Page not found: /no/such/page");
  expect(body.match(/<main\b/g)).toHaveLength(1);
});

test("the body classes name the page and the login state", { tag: "@full" }, async ({ browser }) => {
  const { page } = await visitor(browser, "tidelark");
  await page.goto("/");
  await expect(page.locator("body")).toHaveClass(/\bindex\b.*\blogged-out\b/);
  await page.goto("/login");
  await expect(page.locator("body")).toHaveClass(/app-login-page/);
  const { page: home } = await member(browser, "tidelark", { name: "Klaas" }, { at: "/home" });
  await expect(home.locator("body")).toHaveClass(/app-home-page.*logged-in/);
});

test("the entry warning is shown once", async ({ browser }) => {
  const { page, errors } = await visitor(browser, "samtknoten", { locale: "de-DE" });
  await page.goto("/login");
  await expect(page.locator("form[data-form=login]")).toHaveCount(0);
  await page.locator("form[action='/entry'] button").click();
  await expect(page.locator("form[data-form=login]")).toBeVisible();
  await page.reload();
  await expect(page.locator("form[data-form=login]")).toBeVisible();
  expect(errors).toEqual([]);
});

test("tracking parameters open an invite-only site and disappear from the address", async ({ browser }) => {
  const { page } = await visitor(browser, "noctambar", { locale: "es-ES" });
  await page.goto("/signup");
  await expect(page.locator("form[data-form=signup]")).toHaveCount(0);
  await page.goto("/signup?network=%7Bfriends%7D&sub1=x&keep=1");
  await expect(page).toHaveURL(/\/signup\?keep=1$/);
  await expect(page.locator("form[data-form=signup]")).toBeVisible();
});

test("tracking parameters disappear from the address and reach the sign-up form", { tag: "@full" }, async ({
  browser,
}) => {
  const { page } = await visitor(browser, "rondelief");
  await page.goto("/login?network=friends&sub1=x&keep=1");
  await expect(page).toHaveURL(/\/login\?keep=1$/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("network");
  await page.getByRole("main").getByRole("link", { name: /./ }).and(page.locator("[href^='/signup']")).first().click();
  await expect(page.locator("form[data-form=signup] input[name=source]")).toHaveValue(/./);
});
