/** Rules for every call of the API. `contract.test.ts` checks the responses of each call. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "~/app/contract/calls";
import { declaredCalls } from "../support/calls";
import { type Joined, startServer, type TestServer } from "../support/server";

const [host, elsewhere] = ["velvet.example", "satin.example"];
const declared = await declaredCalls();

let server: TestServer;
let anna: Joined;
let bert: Joined;
/** A member of another site. */
let olga: Joined;
let theirs: { conversation: string; message: string };

beforeAll(async () => {
  server = await startServer({ velvet: {}, satin: {} }, { LOG_LEVEL: "info" });
  anna = await server.join(host, "Anna");
  bert = await server.join(host, "Bert");
  olga = await server.join(elsewhere, "Olga");
  const piet = await server.join(elsewhere, "Piet");
  const ask = (path: string, json?: unknown) =>
    server.ask({ host: elsewhere, path, method: json ? "POST" : "GET", json, headers: { Cookie: olga.cookie } });
  const conversation: string = (await ask(`${calls.chat}?profile=${piet.id}`)).json().id;
  const { message } = (await ask(calls.messages, { conversation, text: "Hello", key: "one" })).json();
  theirs = { conversation, message: message.id };
});

afterAll(() => server?.stop());

interface Sent {
  who?: Joined | null;
  json?: unknown;
  headers?: Record<string, string>;
  at?: string;
}

const ask = (method: string, path: string, { who = anna, json, headers, at = host }: Sent = {}) =>
  server.ask({
    host: at,
    method,
    path,
    json: method === "GET" ? undefined : (json ?? {}),
    headers: { ...headers, ...(who && { Cookie: who.cookie }) },
  });

const addressOf = ({ path, key }: { path: string; key: string }) => path + key.replace(/^[A-Z]+/, "");

test.each(declared)("$method $path refuses another site's page", async (call) => {
  const { method } = call;
  for (const headers of [{ "Sec-Fetch-Site": "cross-site" }, { "Sec-Fetch-Site": "same-site" }]) {
    const refused = await ask(method, addressOf(call), { headers });
    expect([refused.status, refused.json().error]).toEqual([403, "request.cross_site"]);
  }
  const { status } = await ask(method, addressOf(call), { headers: { Origin: "https://evil.example" } });
  expect(status).toBe(403);
});

const forMembers = declared.filter((each) => each.declared.who === "member");

test.each(forMembers)("$method $path tells a visitor and another site's member to log in", async (call) => {
  for (const who of [null, olga]) {
    const refused = await ask(call.method, addressOf(call), { who });
    expect([refused.status, refused.json()]).toEqual([403, { error: "auth.required", message: "Log in first" }]);
    expect(refused.headers["cache-control"]).toBe("no-store");
  }
});

test.each(Object.entries(calls))("%s names its methods for an unknown one", async (name, path) => {
  const methods = declared.filter((each) => each.name === name).map(({ method }) => method);
  const other = ["PUT", "PATCH", "DELETE", "POST", "GET"].find((method) => !methods.includes(method))!;
  const refused = await ask(other, path);
  expect(refused.status).toBe(405);
  const allowed = `${refused.headers.allow}`.split(", ").filter((method) => method !== "HEAD");
  expect(allowed.sort()).toEqual([...new Set(methods)].sort());
  expect(refused.json()).toEqual({ error: "request.method", message: "That is not possible at this address." });
  const options = await server.ask({ host, method: "OPTIONS", path });
  expect([options.status, options.headers.allow]).toEqual([405, refused.headers.allow]);
});

test.each(["/api/openapi.json", "/_i18n/en/messages.json"])("%s accepts only GET and HEAD", async (path) => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const refused = await ask(method, path);
    expect([refused.status, refused.headers.allow, refused.json().error]).toEqual([405, "GET, HEAD", "request.method"]);
  }
});

test("unknown texts are refused like other API errors", async () => {
  const refused = await ask("GET", "/_i18n/xx/messages.json");
  expect([refused.status, refused.json()]).toEqual([
    404,
    { error: "error.not_found", message: "Page not found: /_i18n/xx/messages.json" },
  ]);
});

test("a refusal is in the visitor's language", async () => {
  const refused = await ask("GET", calls.credits, { who: null, headers: { "Accept-Language": "de" } });
  expect(refused.json()).toEqual({ error: "auth.required", message: "Logg dich zuerst ein" });
});

test.each(["[]", "null", '"x"', "7", "{", ""])("a body of %j is refused without a field name", async (body) => {
  const headers = { Cookie: anna.cookie, "Content-Type": "application/json" };
  const refused = await server.ask({ host, method: "POST", path: calls.likes, headers, body });
  expect([refused.status, Object.keys(refused.json())]).toEqual([422, ["error", "message"]]);
});

test("X-Original-Host and X-Package select neither a tenant nor a link, and both are logged", async () => {
  const claims = { "X-Original-Host": elsewhere!, "X-Package": "other-client@7" };
  const claimed = async (method: string, path: string, sent: Sent = {}) =>
    (await ask(method, path, { ...sent, headers: claims })).body;
  for (const path of [calls.companyinfo, calls.user, calls.search]) {
    expect(await claimed("GET", path)).toBe((await ask("GET", path)).body);
  }
  expect(await claimed("GET", calls.user, { who: olga })).toContain("auth.required");
  expect(await claimed("GET", "/manifest.webmanifest")).not.toContain(elsewhere);
  expect(await claimed("GET", "/sitemap.xml")).not.toContain(elsewhere);
  await expect.poll(() => server.log()).toContain(`"client":{"package":"other-client@7","page":"${elsewhere}"}`);
});

test.each(Object.values(calls))("%s returns no tenant's data for an unknown host", async (path) => {
  const refused = await ask("GET", path, { at: "nobody.example" });
  expect([refused.status, Object.keys(refused.json())]).toEqual([421, ["error", "message"]]);
});

describe("another site's id, and an unknown one", () => {
  const profiles = () => [olga.id, "nobody", "x".repeat(300), "../etc"];
  const conversations = () => [theirs.conversation, "nothing"];
  const messages = () => [theirs.message, "nothing"];

  test.each<[string, string, () => string[], (id: string) => unknown]>([
    ["GET", `${calls.chat}?profile=`, profiles, () => undefined],
    ["POST", calls.likes, profiles, (profile) => ({ profile })],
    ["POST", calls.blocks, profiles, (profile) => ({ profile })],
    ["POST", calls.reports, profiles, (profile) => ({ profile, reason: "spam", words: "" })],
    ["POST", calls.reports, messages, (message) => ({ message, reason: "spam", words: "" })],
    ["GET", `${calls.search}?similar_to=`, () => [olga.id, "nobody"], () => undefined],
    ["GET", `${calls.messages}?conversation=`, conversations, () => undefined],
    ["POST", calls.messages, conversations, (conversation) => ({ conversation, text: "Hello", key: "k" })],
    ["PATCH", calls.messages, messages, (message) => ({ message, reaction: "heart" })],
    ["DELETE", calls.messages, messages, (message) => ({ message })],
    ["POST", calls.read, conversations, (conversation) => ({ conversation })],
    ["POST", calls.typing, conversations, (conversation) => ({ conversation })],
    ["POST", calls.draft, conversations, (conversation) => ({ conversation, text: "Hel" })],
    ["PATCH", calls.chat, conversations, (conversation) => ({ conversation, pinned: true })],
    ["DELETE", calls.chat, conversations, (conversation) => ({ conversation })],
    ["DELETE", calls.profileimage, () => ["nothing"], (image) => ({ image })],
    ["PATCH", calls.profileimage, () => ["nothing"], (main) => ({ main })],
  ])("%s %s gets the same response for both", async (method, path, ids, body) => {
    for (const id of ids()) {
      const refused = await ask(method, method === "GET" ? path + encodeURIComponent(id) : path, { json: body(id) });
      expect([id, refused.status]).toEqual([id, 404]);
      expect(refused.json()).toEqual({ error: expect.any(String), message: expect.any(String) });
    }
  });

  test("removing a missing like or block succeeds, and an unknown member is not found", async () => {
    for (const path of [calls.likes, calls.blocks]) {
      const answer = async (profile: string) => (await ask("DELETE", path, { json: { profile } })).status;
      expect([path, await answer(bert.id)]).toEqual([path, 200]);
      expect([path, await answer(olga.id)]).toEqual([path, await answer("nobody")]);
    }
  });
});
