import { expect } from "@playwright/test";
import en from "~/app/locales/en/decisions";
import enReports from "~/app/locales/en/reports";
import enSuspensions from "~/app/locales/en/suspensions";
import { decisions, fraudNotices, reports, warnings } from "~/db/tables";
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

test("the decisions page lists what moderation told the member, with a link to appeal", async ({ browser }) => {
  const { id, cookie } = await server.join(HOST, "Mira");
  const at = Date.now();
  await server.db("deciding").transact(async ({ drizzle }) => {
    const warned = { id: "one", memberId: id, author: "Mia", rule: "No insults", facts: "Three insults in an hour." };
    await drizzle.insert(warnings).values({ ...warned, at });
    const told = { memberId: id, bannedId: "two", name: "Finn", throughSeq: 2, credits: 6 };
    await drizzle.insert(fraudNotices).values({ ...told, lastMessageAt: at, at });
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

test("the reports page shows the outcome of a report and nothing about the reported member", { tag: "@full" }, async ({
  browser,
}) => {
  const [carla, dirk] = [await server.join(HOST, "Carla"), await server.join(HOST, "Dirk")];
  const headers = { Cookie: carla.cookie };
  const json = { profile: dirk.id, reason: "scam", words: "He wants money" };
  const asked = { host: HOST, method: "POST", path: "/api/reports.php", headers, json };
  const { id: number } = (await server.ask(asked)).json();
  const [name = "", value = ""] = carla.cookie.split(";")[0]!.split("=");
  const baseURL = `http://${HOST}:${server.port}`;
  const context = await browser.newContext({ baseURL, userAgent: USER_AGENT, locale: "en-GB" });
  await context.addCookies([{ name, value, domain: HOST, path: "/", httpOnly: true, sameSite: "Lax" }]);
  const page = await context.newPage();
  await page.goto("/account");
  await page.getByRole("link", { name: enReports["reports.own_title"] }).click();
  await expect(page.getByRole("heading", { name: `Report ${number}` })).toBeVisible();
  await expect(page.getByText(enReports["reports.own_waits"])).toBeVisible();
  await expectSound(page, "reports that wait");
  await server.db("deciding").transact(async ({ drizzle }) => {
    const [{ caseId } = { caseId: "" }] = await drizzle.select({ caseId: reports.caseId }).from(reports);
    const found = { rule: "No begging", facts: "You asked for money.", automated: false };
    await drizzle
      .insert(decisions)
      .values({ key: "d", caseId, subjectId: dirk.id, actor: "Mia", ...found, at: Date.now() });
    await drizzle.update(reports).set({ decisionKey: "d" });
  });
  await page.reload();
  await expect(page.getByText("one of our rules was broken. No measure was needed this time")).toBeVisible();
  await expectSound(page, "reports with their outcome");
  for (const secret of ["Dirk", "No begging", "You asked for money", "Mia"]) {
    await expect(page.getByText(secret)).toHaveCount(0);
  }
  await context.close();
});
