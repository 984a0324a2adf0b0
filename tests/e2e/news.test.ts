import { expect, type Page, test } from "@playwright/test";
import { hydrated, member } from "../support/people-in-browsers";

/** Until the page has its stream; before that, what happens is found at the next poll. */
async function listening(page: Page, go: () => Promise<unknown>): Promise<void> {
  const open = page.waitForResponse((answer) => answer.url().endsWith("/api/news") && answer.status() === 200);
  await go();
  await hydrated(page);
  await open;
}

test("what somebody writes is there at once, on whatever page the other one is", async ({ browser }) => {
  const nora = await member(browser, "tidelark", { name: "Nora" });
  const otto = await member(browser, "tidelark", { name: "Ottokar" });
  await listening(otto.page, () => otto.page.goto("/home"));
  await nora.page.goto("/members?gender=&age=all&country=");
  await nora.page
    .getByRole("link", { name: /Ottokar/ })
    .first()
    .click();
  await nora.page.getByRole("link", { name: "Send a message" }).first().click();
  const say = async (text: string) => {
    await nora.page.getByRole("textbox", { name: "Your message" }).fill(text);
    await nora.page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(nora.page.getByText(text).last()).toBeVisible();
  };

  await say("Are you there?");
  await expect(otto.page.getByRole("link", { name: "1 new message", exact: true })).toBeVisible({ timeout: 2_000 });

  // An open conversation asks every four seconds by itself: here it is kept from that.
  await otto.page.clock.install();
  await listening(otto.page, () => otto.page.goto("/chats"));
  await otto.page.getByRole("link", { name: /Nora/ }).first().click();
  await expect(otto.page.getByText("Are you there?").last()).toBeVisible();
  await otto.page.clock.pauseAt(Date.now() + 60_000);
  await say("Then come to the harbour.");
  await expect(otto.page.getByText("Then come to the harbour.").last()).toBeVisible({ timeout: 2_000 });
  expect([...nora.errors, ...otto.errors]).toEqual([]);
});

test("a page that is left has no connection any more, and one that is hidden neither", async ({ browser }) => {
  const { page, errors } = await member(browser, "tidelark", { name: "Petra" });
  await listening(page, () => page.goto("/home"));
  const closed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/news"));
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await closed;
  await listening(page, () =>
    page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }),
  );
  await page.goto("/likes", { waitUntil: "networkidle" });
  expect(errors).toEqual([]);
});
