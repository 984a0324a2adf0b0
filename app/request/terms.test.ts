import { expect, test } from "vitest";
import { agreeToTerms } from "~/app/domain/account/consents/terms";
import { startSession } from "~/app/domain/account/sessions/sessions";
import { visitOf } from "~/app/request/visit";
import * as blocks from "~/app/routes/api/blocks";
import * as likes from "~/app/routes/api/likes";
import * as logout from "~/app/routes/api/logout";
import * as reports from "~/app/routes/api/reports";
import * as user from "~/app/routes/api/user";
import type { CallRoute } from "~/tests/support/calls";
import { anAdult, START, testSite } from "~/tests/support/test-site";
import { memberAction } from "./guards";

const DAY = 24 * 60 * 60 * 1000;

/** Returns a member who agreed to the terms before they changed. */
async function before() {
  const anna = anAdult({ name: "Anna" });
  const bert = anAdult({ name: "Bert" });
  const since = new Date(START + DAY).toISOString().slice(0, 10);
  const site = await testSite({
    members: [anna, bert],
    tenant: { termsChanges: [{ since, says: { en: "Premium ends automatically." } }] },
  });
  site.clock.advance(2 * DAY);
  const token = await site.db.transact((tx) => startSession(site, tx, anna.id));
  const argsOf = (path: string, method: string, json?: unknown) => {
    const headers = { Cookie: `session=${token}`, "Content-Type": "application/json" };
    const body = json === undefined ? undefined : JSON.stringify(json);
    const request = new Request(`http://velvet.test${path}`, { method, headers, body });
    const context = { site, visit: visitOf(site, request, "10.0.0.1", false) };
    return { request, params: {}, context } as unknown as Parameters<CallRoute["loader"]>[0];
  };
  const call = async (route: CallRoute, path: string, method = "GET", json?: unknown) => {
    const args = argsOf(path, method, json);
    return method === "GET" ? route.loader(args) : route.action(args);
  };
  /** Sends a form. Returns where the answer redirects, or "" if the site accepts the form. */
  const send = async (path: string) => {
    const action = memberAction(() => "");
    const thrown: unknown = await action(argsOf(path, "POST", {})).catch((refusal: unknown) => refusal);
    return thrown instanceof Response ? thrown.headers.get("location") : thrown;
  };
  return { site, anna, bert, call, send };
}

test("a member who has not agreed to new terms may only leave, protect themselves, or read their account", async () => {
  const { site, anna, bert, call } = await before();
  const json = { profile: bert.id };
  for (const [path, method] of [
    ["/api/likes.php", "GET"],
    ["/api/likes.php", "POST"],
  ] as const) {
    const refused = await call(likes, path, method, method === "POST" ? json : undefined);
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { error: "account.terms_changed", message: "First agree to our changed terms, in your account" },
    ]);
  }
  expect((await call(user, "/api/user.php")).status).toBe(200);
  expect((await call(blocks, "/api/blocks.php", "POST", json)).status).toBe(200);
  const report = { ...json, reason: "spam", words: "" };
  expect((await call(reports, "/api/reports.php", "POST", report)).status).toBe(201);
  await agreeToTerms(site, anna, "en");
  expect((await call(likes, "/api/likes.php")).status).toBe(200);
  expect((await call(logout, "/api/logout.php")).status).toBe(200);
});

test("logging out needs no agreement", async () => {
  const { call } = await before();
  expect((await call(logout, "/api/logout.php")).status).toBe(200);
});

test("a form of a member who has not agreed redirects to the question, except to leave or to protect", async () => {
  const { site, anna, bert, send } = await before();
  const question = "/account/terms?next=%2Fhome";
  const refused = ["/profile", "/chats/some", `/members/${bert.id}/like`, "/credits/c100/card", "/notifications"];
  for (const path of refused) expect([path, await send(path)]).toEqual([path, question]);
  for (const path of ["/account/terms", "/account/delete", "/account/export", `/members/${bert.id}/block`, "/report"]) {
    expect([path, await send(path)]).toEqual([path, ""]);
  }
  await agreeToTerms(site, anna, "en");
  for (const path of refused) expect([path, await send(path)]).toEqual([path, ""]);
});
