import { expect } from "@playwright/test";
import enDecisions from "~/app/locales/en/decisions";
import { test } from "../support/browser-tests";
import { consoleBrowser } from "../support/console-browser";
import { type ConsoleDriver, consoleDriver } from "../support/console-driver";
import { USER_AGENT } from "../support/people-in-browsers";
import type { Joined } from "../support/server";
import { violationsIn } from "../support/sound";

const HOST = "desk.localhost";
const VELVET = "velvet.localhost";

let desk: ConsoleDriver;
let origin: string;

test.beforeAll(async () => {
  const credits = { perMessage: 2, welcome: 10 };
  desk = await consoleDriver({ velvet: { name: "Velvet", hosts: [VELVET], language: "en", credits } }, HOST);
  origin = `http://${HOST}:${desk.server.port}`;
});

test.afterAll(() => desk?.stop());

/** Sends a message as the composer does. */
async function write(from: Joined, to: Joined, text: string): Promise<void> {
  const asked = { host: VELVET, headers: { Cookie: from.cookie } };
  const { id } = (await desk.server.ask({ ...asked, path: `/api/chat.php?profile=${to.id}` })).json();
  const json = { conversation: id, text, key: text };
  const sent = await desk.server.ask({ ...asked, method: "POST", path: "/api/messages.php", json });
  expect(sent.status, sent.body).toBeLessThan(300);
}

test("a ban for fraud informs the members who answered and refunds their credits", async ({ browser }) => {
  const anna = await desk.server.join(VELVET, "Anna");
  const finn = await desk.server.join(VELVET, "Finn");
  await write(finn, anna, "Hello Anna");
  await write(anna, finn, "Hello Finn");
  // The first answer is free.
  await write(anna, finn, "How are you?");
  const json = { profile: finn.id, reason: "scam", words: "He wants money" };
  const headers = { Cookie: anna.cookie };
  const reported = await desk.server.ask({ host: VELVET, method: "POST", path: "/api/reports.php", headers, json });
  expect(reported.status).toBeLessThan(300);

  const { page } = await consoleBrowser(browser);
  await page.goto(origin + (await desk.add("Sina", "senior")).link);
  await page.getByLabel("Name of the passkey").fill("Laptop");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Brands" })).toBeVisible();
  await page.goto(`${origin}/queue`);
  await page.getByRole("link", { name: "Profile: Finn" }).first().click();
  await page.getByRole("link", { name: /^Suspend and close/ }).click();
  await page.getByLabel("For how long").selectOption({ label: "for good, for fraud (will be told: 1)" });
  await page.getByLabel("Rule", { exact: true }).selectOption({ index: 5 });
  await page.getByLabel("More, in your own words").fill("You asked for money.");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Finn, with whom you exchanged messages")).toBeVisible();
  await expect(page.getByText("What your messages to this account cost is back on yours")).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole("button", { name: "Sign and do it" }).click();
  await expect(page.getByText("Done: Suspend")).toBeVisible();
  await page.context().close();

  const [name = "", value = ""] = anna.cookie.split(";")[0]!.split("=");
  const baseURL = `http://${VELVET}:${desk.server.port}`;
  const context = await browser.newContext({ baseURL, userAgent: USER_AGENT, locale: "en-GB" });
  await context.addCookies([{ name, value, domain: VELVET, path: "/", httpOnly: true, sameSite: "Lax" }]);
  const own = await context.newPage();
  await expect(async () => {
    await own.goto("/account/decisions");
    await expect(own.getByText("Finn was removed for fraud")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(own.getByText(/Credits: [1-9]/)).toBeVisible();
  await own.goto("/account");
  await expect(own.getByText(enDecisions["decisions.notice_new"])).toBeVisible();
  await context.close();
});
