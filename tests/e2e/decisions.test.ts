import { expect } from "@playwright/test";
import en from "~/app/locales/en/decisions";
import enSuspensions from "~/app/locales/en/suspensions";
import { fraudLetters, warnings } from "~/db/tables";
import { test } from "../support/browser-tests";
import { USER_AGENT } from "../support/people-in-browsers";
import { startServer, type TestServer } from "../support/server";
import { expectSound } from "../support/sound";

const HOST = "deciding.localhost";

let server: TestServer;

test.beforeAll(async () => {
  server = await startServer({ deciding: { hosts: [HOST], language: "en" } });
});

test.afterAll(() => server?.stop());

test("a member finds what they were told in their account, and the way to an appeal", async ({ browser }) => {
  const { id, cookie } = await server.join(HOST, "Mira");
  const at = Date.now();
  await server.db("deciding").transact(async ({ drizzle }) => {
    const warned = { id: "one", memberId: id, author: "Mia", rule: "No insults", facts: "Three insults in an hour." };
    await drizzle.insert(warnings).values({ ...warned, at });
    const told = { memberId: id, bannedId: "two", name: "Finn", throughSeq: 2, credits: 6 };
    await drizzle.insert(fraudLetters).values({ ...told, lastMessageAt: at, at });
  });
  const [name = "", value = ""] = cookie.split(";")[0]!.split("=");
  const baseURL = `http://${HOST}:${server.port}`;
  const context = await browser.newContext({ baseURL, userAgent: USER_AGENT, locale: "en-GB" });
  await context.addCookies([{ name, value, domain: HOST, path: "/", httpOnly: true, sameSite: "Lax" }]);
  const page = await context.newPage();
  await page.goto("/account");
  await expect(page.getByText(en["decisions.notice_new"])).toBeVisible();
  await expectSound(page, "account with a notice");
  await page.getByRole("link", { name: en["decisions.title"] }).click();
  await expect(page).toHaveURL(/\/account\/decisions$/);
  for (const text of ["Finn was removed", "Never send this person money", "Credits: 6", "Three insults in an hour."]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expectSound(page, "decisions");
  await page.getByRole("link", { name: enSuspensions["suspensions.appeal"] }).click();
  await expect(page.locator("[name=address]")).toHaveValue(`/members/${id}`);
  await context.close();
});
