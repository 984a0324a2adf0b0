import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wordsFor } from "~/app/locales";
import { minimalConfig } from "~/tenants/config/example";
import { resolveTenant } from "~/tenants/config/resolve";
import { tenantConfig } from "~/tenants/config/schema";
import { type Answer, startServer, type TestServer } from "../support/server";
import { type Attack, type Cast, HOST } from "./attacks";
import { forms, joining, joiningByApi, jsons, multiparts } from "./attacks.bodies";
import { foreign, forged, ids, queries, redirects, settings } from "./attacks.people";
import { hosts, kinds, methods, sizes, targets } from "./attacks.requests";

let server: TestServer;
let cast: Cast;

const config = { hosts: [HOST], languages: ["en" as const, "nl" as const] };

beforeAll(async () => {
  server = await startServer({ velvet: config, other: { hosts: ["other.test"] } });
  const anna = await server.join(HOST, "Anna");
  const bert = await server.join(HOST, "Bert");
  const stranger = await server.join("other.test", "Stranger");
  const chat = await server.ask({
    host: HOST,
    path: `/api/chat.php?profile=${bert.id}`,
    headers: { Cookie: anna.cookie },
  });
  cast = { anna, bert, stranger, conversation: chat.json().id, draft: await draftOf("new@example.com") };
});

afterAll(() => server?.stop());

// The members exist only once the server runs. The names of the attacks do not depend on the members.
const nobody = { id: "01970000-0000-7000-8000-000000000000", email: "", password: "", cookie: "session=x" };
const castToBe: Cast = { anna: nobody, bert: nobody, stranger: nobody, conversation: nobody.id, draft: {} };

const attacks: [string, (cast: Cast) => Attack[]][] = [
  ["hosts", () => hosts],
  ["targets", () => targets],
  ["methods", () => methods],
  ["sizes", () => sizes],
  ["kinds of body", () => kinds],
  ["forms", () => forms],
  ["multipart forms", () => multiparts],
  ["joining", () => joining],
  ["joining over the API", joiningByApi],
  ["JSON", jsons],
  ["queries", queries],
  ["ids", ids],
  ["writes from another site", foreign],
  ["made-up sessions, languages and proxies", forged],
  ["accounts and steps of logging in", settings],
  ["redirects", redirects],
];

describe.each(attacks)("%s", (_, attacksBy) => {
  test.each(attacksBy(castToBe).map(({ name }, index) => ({ name, index })))("$name", async ({ index }) => {
    const attack = attacksBy(cast)[index]!;
    const before = await server.rows("velvet");
    const answer = await launch(attack);
    expect(answer.status, answer.body.slice(0, 300)).toBe(attack.status);
    if (!attack.byNode) expectGuarded(answer);
    expect(`${answer.body}${JSON.stringify(answer.headers)}`).not.toMatch(
      /\bat [\w.<>]+ \(|node_modules|\.tsx?:\d|SQLITE_/,
    );
    if (attack.status >= 300 && attack.status < 400) expectOwn(answer.headers.location);
    else if (attack.status >= 400 && attack.ask?.path.startsWith("/api/")) expectWireError(answer, attack);
    if (attack.status === 421) expect(answer.body).not.toMatch(/velvet|other/i);
    if (attack.status === 405) expect(answer.headers.allow).toMatch(/GET|POST/);
    expect(await server.rows("velvet")).toEqual(before);
    expect(server.alive()).toBe(true);
  });
});

test.each(["bytes=9-1", "bytes=1e9-2", "bytes=-", "bytes=99999999-", "bytes=0-0,5-9", "x"])(
  "a multipart form: %s",
  async (range) => {
    const { body } = await server.ask({ host: HOST, path: "/login" });
    const path = /\/assets\/[\w.-]+\.js/.exec(body)![0];
    const answer = await server.ask({ host: HOST, path, headers: { Range: range } });
    expect(answer.status).toBe(200);
    expect(server.alive()).toBe(true);
  },
);

test("CONNECT is refused as a method", async () => {
  const answer = await server.send(`CONNECT ${HOST}:443 HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`);
  expect(answer.status).toBe(405);
});

test("the site is unchanged after all attacks", async () => {
  const { anna, bert, conversation } = cast;
  const headers = { Cookie: anna.cookie };
  expect((await server.ask({ host: HOST, path: "/home", headers })).status).toBe(200);
  const said = await server.ask({
    host: HOST,
    method: "POST",
    path: "/api/messages.php",
    headers,
    json: { conversation, text: "Still here?", key: "1" },
  });
  expect(said.status).toBe(201);
  const liked = await server.ask({
    host: HOST,
    method: "POST",
    path: "/api/likes.php",
    headers,
    json: { profile: bert.id },
  });
  expect(liked.status).toBe(200);
  expect({}).not.toHaveProperty("admin");
});

test("there are more than a hundred and twenty attacks with distinct names", () => {
  const names = attacks.flatMap(([group, attacksBy]) => attacksBy(castToBe).map(({ name }) => `${group}: ${name}`));
  expect(names.length).toBeGreaterThan(120);
  expect(new Set(names).size).toBe(names.length);
});

test("the log contains no failure", () => {
  expect(server.log()).not.toMatch(/"level":[56]0/);
});

/** Sends in Dutch, so that a response in built-in English stands out. */
function launch({ ask, raw }: Attack): Promise<Answer> {
  if (!ask) return server.send(raw!);
  const spoken = Object.keys(ask.headers ?? {}).some((name) => name.toLowerCase() === "accept-language");
  return server.ask(spoken ? ask : { ...ask, headers: { "Accept-Language": "nl", ...ask.headers } });
}

function expectGuarded({ status, headers }: Answer): void {
  expect(status).toBeLessThan(500);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": expect.any(String),
    "permissions-policy": expect.any(String),
  });
  expect(headers["strict-transport-security"]).toBeUndefined();
  if (headers["content-type"]?.startsWith("text/html")) {
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' '(nonce|sha256)-/);
    expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
  }
}

function expectOwn(location: string | undefined): void {
  const to = new URL(location!, `http://${HOST}`);
  expect(to.host).toBe(HOST);
  expect(location).toMatch(/^\/(?!\/)/);
}

function expectWireError(answer: Answer, { ask, code }: Attack): void {
  expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  const { error, message } = answer.json();
  const path = ask!.path.split("?")[0]!;
  if (code) expect(error).toBe(code);
  expect(message).toBe(dutch.t(error, { min_age: 18, min: 8, max: 4000, path }));
  expect(message).not.toBe(error);
}

/** Returns the present body of a sign-up over the API. */
async function draftOf(email: string): Promise<Record<string, unknown>> {
  const checked = await server.ask({ host: HOST, path: `/api/validate_email.php?email=${email}` });
  const n = "Mozilla/5.0";
  return {
    email,
    name: "New",
    password: "correct horse battery",
    date_of_birth: "1990-03-14",
    consents: { terms: true, sensitive_data: true },
    csrf: createHash("sha256")
      .update(email + n)
      .digest("hex"),
    token: checked.json().token,
    n,
  };
}

const dutch = wordsFor(
  resolveTenant("velvet", tenantConfig.parse({ ...minimalConfig, ...config }), { port: 3000, folder: "/nowhere" }),
  "nl",
);
