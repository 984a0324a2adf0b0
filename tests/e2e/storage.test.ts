import { expect, type Page } from "@playwright/test";
import { test } from "../support/browser-tests";
import { fillInAccount, hydrated, newAddress, passEntry, sendForm, visitor } from "../support/people-in-browsers";

test("a browser stores nothing before sign-up and then only what the cookie page names", { tag: "@full" }, async ({
  browser,
}) => {
  const { page } = await visitor(browser, "tidelark");
  await page.goto("/pages/cookies");
  const named = await page.locator("main code").allTextContents();
  const expectKept = async (cookies: string[]) => {
    const kept = await keptBy(page);
    expect(kept.cookies).toEqual(cookies.sort());
    expect([...kept.cookies, ...kept.storage].filter((name) => !named.includes(name))).toEqual([]);
    expect(kept.databases).toEqual([]);
  };

  for (const path of ["/", "/members", "/landers/video", "/complaints", "/pages/cookies"]) {
    await page.goto(path);
    await hydrated(page);
    await expectKept([]);
  }
  await page.getByRole("link", { name: "Privacy" }).first().click();
  await expect(page).toHaveURL(/privacy$/);
  await expectKept([]);

  await page.goto("/signup");
  await hydrated(page);
  await fillInAccount(page, { email: newAddress("Nora"), name: "Nora" });
  await sendForm(page, "signup");
  await expect(page).toHaveURL(/\/signup\/photos$/);
  await expectKept(["device", "session"]);
});

test("a site with an entry warning stores only what its cookie page names", { tag: "@full" }, async ({ browser }) => {
  const { page } = await visitor(browser, "samtknoten");
  await page.goto("/pages/cookies");
  const named = await page.locator("main code").allTextContents();
  await page.goto("/?network=ads&ref=spring");
  await passEntry(page);
  const { cookies, storage } = await keptBy(page);
  expect([...cookies, ...storage].filter((name) => !named.includes(name))).toEqual([]);
  expect(cookies).toContain("skipped-site-entry-warning");
});

async function keptBy(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name.replace(/^__Host-/, "")).sort();
  const { storage, databases } = await page.evaluate(async () => ({
    storage: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ""),
  }));
  return { cookies, storage, databases };
}
