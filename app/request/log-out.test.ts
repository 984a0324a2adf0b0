import { beforeEach, describe, expect, test } from "vitest";
import { memberOf, startSession } from "~/app/domain/account/sessions/sessions";
import { visitorLoader } from "~/app/request/guards";
import { visitOf } from "~/app/request/visit";
import type { LoaderFunctionArgs } from "~/app/router/server";
import { tamper } from "~/tests/support/place";
import { placeOf } from "~/tests/support/test-databases";
import { anAdult, type TestSite, testSite } from "~/tests/support/test-site";
import { logOut } from "./log-out";

const anna = anAdult({ name: "Anna", email: "anna@example.com" });

let site: TestSite;
let token: string;

beforeEach(async () => {
  site = await testSite({ members: [anna] });
  token = await site.db.transact((tx) => startSession(site, tx, anna.id));
});

function asking(path: string, headers: Record<string, string> = {}): LoaderFunctionArgs {
  const request = new Request(`http://velvet.test${path}`, { headers: { Cookie: `session=${token}`, ...headers } });
  return { request, params: {}, context: { site, visit: visitOf(site, request, "203.0.113.9", false) } } as never;
}

const isAlive = async () => (await memberOf(site, token)) !== null;

/** Returns the answer of a route, also if the route throws a redirect. */
const answered = (answer: Promise<unknown>) => answer.catch((thrown) => thrown) as Promise<Response>;

function expectLoggedOut({ headers }: Response): void {
  expect(headers.get("Location")).toBe("/login?bye");
  expect(headers.get("Set-Cookie")).toMatch(/^session=;.*Max-Age=0/);
  expect(headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
}

describe("logging out", () => {
  test("ends the session and redirects to the login", async () => {
    expectLoggedOut(await logOut(asking("/logout")));
    expect(await isAlive()).toBe(false);
  });

  test("redirects to the login without the cookie while the database accepts no writes", async () => {
    await tamper(placeOf(), site.databaseName, "insert into hold (token) values ('move')");
    expectLoggedOut(await logOut(asking("/logout")));
  });
});

describe("the login page after an unanswered logout", () => {
  const login = visitorLoader(() => null);

  test("ends the session of a member who comes from a page of this site", async () => {
    expectLoggedOut(await answered(login(asking("/login?bye", { "Sec-Fetch-Site": "same-origin" }))));
    expect(await isAlive()).toBe(false);
  });

  test.each<[string, string, Record<string, string>]>([
    ["from another site", "/login?bye", { "Sec-Fetch-Site": "cross-site" }],
    ["from a sibling domain", "/login?bye", { "Sec-Fetch-Site": "same-site" }],
    ["by an address that was typed", "/login?bye", { "Sec-Fetch-Site": "none" }],
    ["without saying from where", "/login?bye", {}],
    ["by a prefetch", "/login?bye", { "Sec-Fetch-Site": "same-origin", "Sec-Purpose": "prefetch" }],
    ["to log in", "/login", { "Sec-Fetch-Site": "same-origin" }],
    ["to sign up", "/signup?bye", { "Sec-Fetch-Site": "same-origin" }],
  ])("redirects a member who comes %s, and the session continues", async (_, path, headers) => {
    const answer = await answered(login(asking(path, headers)));
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/home"]);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(await isAlive()).toBe(true);
  });
});
