import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { absentMember, demoMember, hydrated, member, visitor } from "../support/people-in-browsers";

test("the sign-up keeps what was typed before its scripts arrived", async ({ browser }) => {
  const { page, errors } = await visitor(browser, "tidelark");
  const scripts = await holdScripts(page);
  await page.goto("/signup", { waitUntil: "domcontentloaded" });
  await page.locator("[name=email]").fill("early@example.com");
  await page.locator("[name=name]").fill("Early Bird");
  await page.locator("[name=birth_day]").selectOption("29");
  await page.locator("[name=consent_terms]").check();
  await scripts.come();
  await page.locator("[name=password]").fill("correct horse battery");
  await expect(page.getByText("A good one")).toBeVisible();
  await expect(page.locator("[name=email]")).toHaveValue("early@example.com");
  await expect(page.locator("[name=name]")).toHaveValue("Early Bird");
  await expect(page.locator("[name=birth_day]")).toHaveValue("29");
  await expect(page.locator("[name=consent_terms]")).toBeChecked();
  expect(errors).toEqual([]);
});

test("the profile and the composer keep the text and the caret from before their scripts arrived", {
  tag: "@full",
}, async ({ browser }) => {
  const { page, errors } = await demoMember(browser, "tidelark");
  const scripts = await holdScripts(page);
  await page.goto("/profile", { waitUntil: "domcontentloaded" });
  const text = page.locator("form[data-form=profile] textarea").first();
  await text.fill("I sing in the morning.");
  await page.keyboard.press("Home");
  await page.keyboard.type("At dawn ");
  await scripts.come();
  await expect(text).toHaveValue("At dawn I sing in the morning.");
  await page.keyboard.type("and at noon ");
  await expect(text).toHaveValue("At dawn and at noon I sing in the morning.");

  await page.goto("/chats");
  await hydrated(page);
  const chat = await page.locator("main a[href^='/chats/']").first().getAttribute("href");
  const later = await holdScripts(page);
  await page.goto(chat!, { waitUntil: "domcontentloaded" });
  await page.locator("[name=text]").fill("Hello from");
  await later.come();
  await page.locator("[name=text]").press("End");
  await page.keyboard.type(" the early bird");
  await expect(page.locator("[name=text]")).toHaveValue("Hello from the early bird");
  expect(errors).toEqual([]);
});

test("a message submitted during hydration is sent as it was written", { tag: "@full" }, async ({ browser }) => {
  const hugo = await absentMember("tidelark", "Hugolin");
  const { page, errors } = await member(browser, "tidelark", { name: "Ilsabeth" }, { at: `/members/${hugo.id}/chat` });
  const { pathname } = new URL(page.url());
  // Between the page's layout and its first effects, when a quick click may happen.
  await page.addInitScript(() => {
    const { setSelectionRange } = HTMLTextAreaElement.prototype;
    HTMLTextAreaElement.prototype.setSelectionRange = function (...range) {
      setSelectionRange.apply(this, range);
      this.form?.requestSubmit();
    };
  });
  const scripts = await holdScripts(page);
  // Opens the page with the site's suggested text in the field.
  await page.goto(`${pathname}?opening=0`, { waitUntil: "domcontentloaded" });
  await page.locator("[name=text]").fill("Quicker than the script");
  const sent = page.waitForResponse((answer) => answer.url().includes("/api/messages.php"));
  await scripts.come();
  expect(errors).toEqual([]); // a page that React had to render again loses the input, and sends nothing
  expect((await sent).status()).toBe(201);
  await expect(page.getByRole("log").getByText("Quicker than the script")).toBeVisible();
  await expect(page.locator("[name=text]")).toHaveValue("");
  expect(errors).toEqual([]);
});

/** Holds all scripts of the page until released, then waits for hydration. */
async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  const come = async () => {
    release();
    await hydrated(page);
    await page.unrouteAll({ behavior: "wait" });
  };
  return { come };
}
