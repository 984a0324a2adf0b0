import { expect, type Page } from "@playwright/test";
import { LANDER_NAMES, MEMBER_LANDER_NAMES } from "~/themes/landers/registry";
import { test } from "../support/browser-tests";
import {
  absentMember,
  fillInAccount,
  hydrated,
  newAddress,
  origin,
  sendForm,
  USER_AGENT,
  visitor,
} from "../support/people-in-browsers";
import { isChosen } from "../support/share";

const SLUG = "tidelark";

test("a lander passes the visitor's choices on to the sign-up and the profile", async ({ browser }) => {
  const { page, errors } = await visitor(browser, SLUG);
  const email = newAddress("Lotte");
  await page.goto("/landers/maplanding");
  await expect(page).toHaveURL(/\/landers\/maplanding\/eng$/);
  await page.getByLabel("I live in").selectOption({ index: 1 });
  await expect(page.locator("[data-lit=true]").first()).toBeAttached();
  const other = page.locator("path[data-town][data-lit=false]").first();
  const pointedAt = await other.getAttribute("data-town");
  await other.dispatchEvent("click");
  await expect(page.getByLabel("I live in")).toHaveValue(pointedAt ?? "");
  await expect(page.locator(`path[data-town="${pointedAt}"]`)).toHaveAttribute("data-lit", "true");
  const region = await page.getByLabel("I live in").inputValue();
  await page.getByRole("radio", { name: "A woman" }).check();
  await page.getByRole("checkbox", { name: "Men", exact: true }).check();
  await page.locator("[name=email]").fill(email);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.locator("[name=email]")).toHaveValue(email);
  await expect(page.getByText("What you chose is kept")).toBeVisible();
  await fillInAccount(page, { email, name: "Lotte" });
  await sendForm(page, "signup");
  await expect(page).toHaveURL(/\/signup\/photos$/);
  await page.goto("/signup/location");
  await expect(page.locator("[name=region]")).toHaveValue(region);
  await page.goto("/signup/personal");
  await expect(page.locator("[name=gender][value=female]")).toHaveAttribute("aria-current", "true");
  expect(errors).toEqual([]);
});

test("the sign-up from a member's landing page lists that member first", { tag: "@full" }, async ({ browser }) => {
  const { page, errors } = await visitor(browser, SLUG);
  // Uses a member of this test, because another test's member may disappear meanwhile.
  const profile = `/members/${(await absentMember(SLUG, "Juno")).id}`;
  await page.goto(`${profile}/landing3`);
  await expect(page).toHaveURL(/\/landing3\/eng$/);
  await page.getByRole("checkbox", { name: "Cooking" }).check();
  const email = newAddress("Mira");
  await page.locator("[name=email]").fill(email);
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await hydrated(page);
  await fillInAccount(page, { email, name: "Mira" });
  await sendForm(page, "signup");
  await expect(page).toHaveURL(/\/signup\/photos$/);
  await page.goto("/signup-matches");
  await expect(page.locator("main article").first().locator(`a[href="${profile}"]`).first()).toBeVisible();
  await expect(page.getByText("You came here for")).toBeVisible();
  expect(errors).toEqual([]);
});

test("the lander alonetonight asks one question at a time by keyboard", async ({ browser }) => {
  const { page, errors } = await visitor(browser, SLUG);
  await page.goto("/landers/alonetonight");
  await expect(page.getByText("Question 1 of 4")).toBeVisible();
  await expect(page.locator("[name=email]")).toBeHidden();
  await page.getByRole("radio", { name: "A man" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question 2 of 4")).toBeVisible();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question 3 of 4")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).press("Enter");
  await expect(page.getByText("Question 2 of 4")).toBeVisible();
  for (const _ of [2, 3]) await page.getByRole("button", { name: "Next" }).press("Enter");
  await expect(page.locator("[name=email]")).toBeFocused();
  await expect(page.locator("[data-night][data-last]")).toHaveAttribute("data-answered", "3");
  expect(errors).toEqual([]);
});

test("a lander shows all its questions without a script", { tag: "@full" }, async ({ browser }) => {
  const { page } = await visitor(browser, SLUG, { javaScriptEnabled: false });
  await page.goto("/landers/alonetonight");
  for (const name of ["gender", "seeking", "region", "email"]) {
    await expect(page.locator(`[name=${name}]`).first()).toBeAttached();
    await expect(page.locator(`[name=${name}]`).first()).toBeVisible();
  }
  await expect(page.getByText("Question 1 of 4")).toBeHidden();
});

for (const name of ["video", "transitionsvideolanding"]) {
  test(`the film of ${name} can be stopped and stands still with reduced motion`, { tag: "@full" }, async ({
    browser,
  }) => {
    const moved = await browser.newContext({ baseURL: origin(SLUG), locale: "en-US", userAgent: USER_AGENT });
    const page = await moved.newPage();
    await page.goto(`/landers/${name}`);
    const film = page.locator("[data-film]");
    await expect(film).toHaveAttribute("data-film", "playing");
    await page.getByRole("button", { name: "Stop the film" }).click();
    await expect(film).toHaveAttribute("data-film", "paused");
    await page.getByRole("button", { name: "Play the film" }).click();
    await expect(film).toHaveAttribute("data-film", "playing");
    await moved.close();

    const { page: still } = await visitor(browser, SLUG);
    await still.goto(`/landers/${name}`);
    await still.waitForLoadState("load");
    await expect(still.locator("[data-film]")).toHaveAttribute("data-film", "still");
    await expect(still.locator("[data-film-button]")).toBeHidden();
  });
}

// `pictures.test.ts` and `every-page.test.ts` check that nothing on a lander jumps while it loads.

const FONTS = ["loaded", "blocked"];

for (const fonts of FONTS) {
  test(`every lander fits into 320 px with text at 200 %, its fonts ${fonts}`, { tag: "@full" }, async ({
    browser,
  }) => {
    const { page, context, errors } = await visitor(browser, SLUG, { locale: "de-DE" });
    if (fonts === "blocked") await context.route("**/*.woff2", (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 640 });
    const ofMembers = MEMBER_LANDER_NAMES.map((name) => `/members/nobody/${name}`);
    const all = [...LANDER_NAMES.map((name) => `/landers/${name}`), ...ofMembers];
    for (const path of all.filter((each) => isChosen(each, FONTS.indexOf(fonts), FONTS.length))) {
      await page.goto(path, { waitUntil: "load" });
      expect(await sideways(page, "100%"), path).toBeLessThanOrEqual(0);
      expect(await sideways(page, "200%"), `${path} with large text`).toBeLessThanOrEqual(0);
    }
    // A blocked font causes its own error.
    expect(errors.filter((error) => !error.includes("net::ERR_"))).toEqual([]);
  });
}

/** Returns how much wider than the window the page is with this text size, once fonts and size have settled. */
async function sideways(page: Page, size: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const root = document.documentElement;
    root.style.setProperty("font-size", wanted);
    await document.fonts.ready;
    // Reduced motion leaves short transitions, and a change of text size is one.
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)));
    return root.scrollWidth - root.clientWidth;
  }, size);
}
