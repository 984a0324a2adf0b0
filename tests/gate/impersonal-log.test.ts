import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BRAND_ACTIONS, DESK_ACTIONS } from "~/app/console/actions";
import { declaredCalls } from "../support/calls";
import { type ConsoleDriver, consoleDriver, type SignedInOperator } from "../support/console-driver";
import { faultOrders } from "../support/fault-orders";
import {
  MARKED,
  markedForms,
  markedHeaders,
  markedInput,
  markedQuery,
  markedSegment,
  marksIn,
} from "../support/marked";
import { tamper } from "../support/place";
import { consolePaths, declaredRoutes } from "../support/routes";
import type { Answer, Ask, Joined, TestServer } from "../support/server";
import { EIGHT, eighthOf, isChosen, shareOf } from "../support/share";
import { fullTest } from "../support/tiers";

// Sends personal data to every address, in path, query, headers and body. The log must contain none of it. `npm test`
// takes one address in eight.

const HOST = "velvet.example";
const faults = faultOrders();
const calls = await declaredCalls();
const forms = markedForms();
const ends = (path: string) => /logout/.test(path);
const routes = declaredRoutes();
/** Addresses without forms refuse every form in the same way, before reading the body. */
const takesForms = new Set(routes.filter(({ action }) => action !== undefined).map(({ path }) => `/${path}`));
const paths = routes.map(({ path }) => `/${path}`).sort((one, other) => Number(ends(one)) - Number(ends(other)));

let desk: ConsoleDriver;
let server: TestServer;
let anna: Joined;
let bert: Joined;
let operator: SignedInOperator;
const failing: Record<"profile" | "account", Joined> = {} as never;

beforeAll(async () => {
  const settings = { ...faults.environment, LOG_LEVEL: "trace", WORKERS: "2", TRUST_PROXY: "loopback" };
  desk = await consoleDriver({ velvet: {}, profile: {}, account: {} }, "desk.example", { settings });
  ({ server } = desk);
  anna = await server.join(HOST, "Zqanna", MARKED.password);
  bert = await server.join(HOST, "Zqbert", MARKED.password);
  operator = await desk.operator("Zqoperator", "owner");
  for (const table of ["profile", "account"] as const) {
    failing[table] = await server.join(`${table}.example`, "Zqclara", MARKED.password);
  }
});

afterAll(() => desk?.stop());

/** Some requests end their session. */
beforeEach(async () => {
  const { status } = await server.ask({ host: HOST, path: "/api/user.php", headers: { Cookie: anna.cookie } });
  if (status !== 200)
    anna = await server.join(HOST, `Zqanna${"abcdefghijklmnopqrstuvwxyz"[++returned]}`, MARKED.password);
});

let returned = -1;
const statuses = new Map<number, number>();

async function send(ask: Partial<Ask> & { path: string }, cookie?: string): Promise<Answer> {
  const headers = { ...markedHeaders, ...(cookie && { Cookie: cookie }), ...ask.headers };
  const answer = await server.ask({ host: HOST, ...ask, headers });
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  return answer;
}

/** Checks only the lines since the last check, because the whole log grows to megabytes. */
function expectNoMarks(): void {
  const log = server.log().slice(looked);
  looked += log.lastIndexOf("\n") + 1;
  expect(marksIn(log)).toEqual([]);
}

/** Position in the log, at a line's end. */
let looked = 0;

/** Fills an address with an unknown id or a member's. */
const filled = (path: string, by: string) => path.replace(/\/:\w+\?$/, "").replace(/:\w+|\*/g, by);

describe("the log contains no personal data that is sent to", () => {
  test.each(eighthOf("marks to addresses", paths))("%s", async (path) => {
    for (const [address, cookie] of [
      [filled(path, markedSegment), undefined],
      [filled(path, bert.id), anna.cookie],
    ] as const) {
      await send({ path: `${address}?${markedQuery}` }, cookie);
      await send({ path: `${address}.data?${markedQuery}` }, cookie);
      for (const form of cookie && takesForms.has(path) ? forms : forms.slice(0, 1))
        await send({ method: "POST", path: address, form }, cookie);
      await send({ method: "POST", path: address, json: MARKED }, cookie);
    }
    expectNoMarks();
  });

  const some = eighthOf("marks to calls", calls).map((call) => [`${call.key} ${call.path}`, call] as const);
  test.each(some)("%s", async (_, call) => {
    const [, query = ""] = call.key.split("?");
    const input = markedInput(call);
    const hasNoEnd = call.declared.answer === "text/event-stream";
    for (const cookie of ends(call.path) || hasNoEnd ? [undefined] : [undefined, anna.cookie]) {
      const path = `${call.path}?${query}&${new URLSearchParams(input as Record<string, string>)}`;
      const request = { method: call.method, path };
      await send(request, cookie);
      if (call.method !== "GET") await send({ ...request, json: input }, cookie);
      await send({ ...request, method: "POST", headers: JSON_TYPE, body: `{"${MARKED.name}` }, cookie);
    }
    expectNoMarks();
  });

  test.each(eighthOf("marks to the console", consolePaths()))("the console’s /%s", async (path) => {
    const actions = Object.keys(path.includes(":brand") ? BRAND_ACTIONS : DESK_ACTIONS);
    for (const action of path.endsWith(":action") ? actions : [""]) {
      // Sends few forms to an action, because the action's name leads to one verb, whichever form is sent.
      const sent = path.endsWith(":action") ? shareOf(action, forms.slice(0, 2)) : forms.slice(0, 2);
      const address = `/${path
        .replace(":brand", "velvet")
        .replace(":action", action)
        .replace(/:\w+|\*/g, markedSegment)}`;
      for (const cookie of ends(path) || /sign-out/.test(path) ? [undefined] : [undefined, operator.cookie]) {
        await send({ host: "desk.example", path: `${address}?${markedQuery}` }, cookie);
        const origin = { Origin: "http://desk.example" };
        for (const form of sent)
          await send({ host: "desk.example", method: "POST", path: address, form, headers: origin }, cookie);
      }
    }
    expectNoMarks();
  });

  test("invalid hosts and addresses", async () => {
    for (const host of ["zqnobody.example", "Zq nobody", MARKED.ip]) await send({ host, path: `/${markedSegment}` });
    for (const path of [`//${markedSegment}`, `/%zq`, `/${markedSegment}/^/..;/zq`, `/_i18n/zq/messages.json`])
      await send({ path });
    await server.send(`GET /zq HTTP/9\r\nHost: ${MARKED.name}\r\n\r\n`);
    expectNoMarks();
  });
});

test("the pages and calls of members' activity: texts, searches, reports, wrong passwords", async () => {
  // Uses a new member, because the requests above may have blocked or hidden all others.
  const clara = await server.join(HOST, "Clara");
  const { id: conversation } = (await send({ path: `/api/chat.php?profile=${clara.id}` }, anna.cookie)).json();
  const made: [path: string, json: unknown][] = [
    ["/api/messages.php", { conversation, text: MARKED.chat, key: "one" }],
    ["/api/draft.php", { conversation, text: MARKED.chat }],
    ["/api/likes.php", { profile: clara.id }],
    ["/api/reports.php", { profile: clara.id, reason: "spam", words: MARKED.chat }],
  ];
  for (const [path, json] of made) {
    const answer = await send({ method: "POST", path, json }, anna.cookie);
    expect(answer.status, answer.body).toBeLessThan(300);
  }
  await send({ path: `/search?q=${MARKED.term}` }, anna.cookie);
  const login = { email: anna.email, password: "zqwrong" };
  for (let index = 0; index < 8; index++) await send({ method: "POST", path: "/login", form: login });
  await send({ method: "POST", path: "/reset-password", form: { email: anna.email } });
  expectNoMarks();
});

test("code that fails: in a query, in a file, in a page, outside of any request", async () => {
  for (const [index, table] of (["profile", "account"] as const).entries()) {
    const { cookie } = failing[table];
    const isDue = (path: string) => !ends(path) && isChosen(path, index, EIGHT);
    await tamper(server.place, table, `alter table ${table} rename to ${table}_away`);
    const site = { host: `${table}.example` };
    for (const path of paths.filter(isDue)) {
      await send({ ...site, path: `${filled(path, "zqsomebody")}?${markedQuery}` }, cookie);
      await send({ ...site, method: "POST", path: filled(path, "zqsomebody"), form: SIGN_UP }, cookie);
    }
    for (const call of calls.filter(({ path }) => isDue(path)))
      await send({ ...site, method: call.method, path: call.path, json: markedInput(call) }, cookie);
    await send({ ...site, method: "POST", path: "/signup", form: SIGN_UP });
    await send({ ...site, method: "POST", path: "/login", form: SIGN_UP });
  }
  await faults.give({ fail: "promises.open", code: "EIO", about: "media" });
  await send({ path: "/media/zqnothing.jpg" });
  await faults.give({ escape: "promise" });
  await expect.poll(() => server.log()).toContain("an uncaught error");
  expect(server.log()).toContain('"msg":"a route failed"');
  expect(server.log()).toMatch(/no such table|relation \S+ does not exist/);
  expectNoMarks();
});

fullTest("the requests include refused, unknown and failing ones", () => {
  expect([200, 302, 403, 404, 421, 422, 503].filter((status) => !statuses.has(status))).toEqual([]);
});

const JSON_TYPE = { "Content-Type": "application/json" };
const SIGN_UP = {
  ...{ email: "zqdora@example.com", name: "Zqdora", password: MARKED.password },
  ...{ birth_day: "14", birth_month: "3", birth_year: "1990", consent_terms: "on", consent_sensitive_data: "on" },
};
