import { expect } from "@playwright/test";
import { accounts, consents } from "~/db/tables";
import { test } from "../support/browser-tests";
import { USER_AGENT } from "../support/people-in-browsers";
import { startServer, type TestServer } from "../support/server";
import { expectSound } from "../support/sound";

const HOST = "changing.localhost";
const LAST_YEAR = Date.UTC(new Date().getUTCFullYear() - 1, 0, 1);

let server: TestServer;

test.beforeAll(async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  server = await startServer({
    changing: {
      hosts: [HOST],
      language: "en",
      termsChanges: [{ since: yesterday, says: { en: "Premium ends by itself.", de: "Premium endet von selbst." } }],
    },
  });
});

test.afterAll(() => server?.stop());

test("changed terms are shown once to a member, who can agree or leave", async ({ browser }) => {
  const { cookie } = await server.join(HOST, "Mira");
  await server.db("changing").transact(async ({ drizzle }) => {
    await drizzle.update(accounts).set({ signedUpAt: LAST_YEAR });
    await drizzle.update(consents).set({ at: LAST_YEAR });
  });
  const [name = "", value = ""] = cookie.split(";")[0]!.split("=");
  const context = await browser.newContext({
    baseURL: `http://${HOST}:${server.port}`,
    userAgent: USER_AGENT,
    locale: "de-DE",
  });
  await context.addCookies([{ name, value, domain: HOST, path: "/", httpOnly: true, sameSite: "Lax" }]);
  const page = await context.newPage();
  await page.goto("/members");
  await expect(page).toHaveURL(/\/account\/terms\?next=%2Fmembers$/);
  await expect(page.getByText("Premium endet von selbst.")).toBeVisible();
  await expectSound(page, "changed terms");
  for (const path of ["/pages/terms", "/account/delete", "/account/export", "/complaints"]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.goto("/chats");
  await page.getByRole("button", { name: "Ich stimme zu" }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await page.goto("/account/agreements");
  await expectSound(page, "agreements");
  const read = page.getByRole("link", { name: "Die Nutzungsbedingungen von damals lesen" });
  await expect(read).toHaveCount(2);
  await read.first().click();
  await expect(page).toHaveURL(/\/pages\/terms\/\w+$/);
  await expect(page.getByText("So stand diese Seite hier ab")).toBeVisible();
  await expectSound(page, "former terms");
  await page.goto("/account/terms?next=/home");
  await expect(page).toHaveURL(/\/home$/);
  await context.close();
});
