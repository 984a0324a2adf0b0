import { expect } from "@playwright/test";
import { test } from "../support/browser-tests";
import { demoMember, hydrated, passEntry, visitor } from "../support/people-in-browsers";

const KEY = /\b[a-z_]+\.[a-z]+_?[a-z_.]*[a-z]\b/;

test("a page loads its own texts, and navigation loads the texts of the next page", async ({ browser }) => {
  const { page, errors } = await demoMember(browser, "tidelark", { locale: "de-DE" });
  const asked: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith("/_i18n/")) asked.push(url.searchParams.get("groups") ?? "all");
  });
  await page.goto("/account");
  await hydrated(page);
  // Texts of the former page may still arrive, and others are prefetched.
  expect(asked).toContain("base,blocks,decisions,notifications,reports,searches,settings,terms");
  const headings: string[] = [];
  await page.exposeFunction("noted", (text: string) => void headings.push(text));
  await page.evaluate(() => {
    const note = () =>
      (window as unknown as { noted(text: string): void }).noted(document.querySelector("h1")?.textContent ?? "");
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.locator("a[href='/chats']").first().click();
  await page.waitForURL("**/chats");
  await expect(page.locator("h1")).toHaveText("Chats");
  expect(new Set(asked.slice(1)).has("chats,profile")).toBe(true);
  expect(headings.filter((text) => KEY.test(text))).toEqual([]);
  await page.goBack();
  await expect(page.locator("h1")).not.toHaveText("Chats");
  expect(errors).toEqual([]);
});

test("an error page loads the texts of its sign-up form", { tag: "@full" }, async ({ browser }) => {
  const { page, errors } = await visitor(browser, "tidelark", { locale: "en-US" });
  await page.goto("/login");
  await passEntry(page);
  await page.goto("/nowhere");
  await hydrated(page);
  await expect(page.locator("form[data-form=signup]")).toBeVisible();
  await expect(page.locator("main")).not.toHaveText(/signup\.[a-z]/);
  expect(errors).toEqual([]);
});
