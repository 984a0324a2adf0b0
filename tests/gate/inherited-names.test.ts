import { afterAll, beforeAll, expect, test } from "vitest";
import { type ZodType, z } from "zod";
import { type DeclaredCall, declaredCalls } from "../support/calls";
import { declaredRoutes } from "../support/routes";
import { type Answer, type Ask, type Joined, startServer, type TestServer } from "../support/server";
import { eighthOf, isChosen, shareOf } from "../support/share";

const host = "velvet.example";
/**
 * Names that every object inherits, so that a look-up in a plain object finds them. `npm test` takes one address in
 * eight with one name each. `test:full` takes all addresses and names.
 */
const NAMES = ["constructor", "__proto__", "toString", "hasOwnProperty", "__defineGetter__"];
/** Returns an unknown name of the same shape, whose response must be the same. */
const unknownLike = (name: string) => name.replace(/[a-z]/g, "x").replace(/[A-Z]/g, "X");

/** The call that responds for as long as a client listens. */
const STREAM = "events";
/** The call that ends the session, which other requests need. */
const LOGOUT = "logout";

const allCalls = (await declaredCalls()).filter(({ name }) => name !== STREAM);
const calls = eighthOf("inherited names to calls", allCalls);
const routes = declaredRoutes();
const paths = [...new Set(routes.map(({ path }) => `/${path}`))].filter((path) => path !== "/logout");
const routesAt = (path: string) => routes.filter((route) => `/${route.path}` === path);
const FOR_MEMBERS = new Set<string | undefined>(["member", "secondFactor", "formOnly", undefined]);
/**
 * Returns whether to send the names to a page as a visitor. A members' page redirects a visitor before any look-up, so
 * `npm test` takes a third of these pages.
 */
const takesVisitors = (path: string) =>
  isChosen(
    path,
    0,
    routesAt(path).every((each) => FOR_MEMBERS.has(each.loader) && FOR_MEMBERS.has(each.action)) ? 3 : 1,
  );
/**
 * Returns whether to send the names in forms. A page without forms refuses a form before any look-up, so `npm test`
 * takes a third of these pages.
 */
const takesForms = (path: string) =>
  isChosen(path, 0, routesAt(path).every(({ action }) => action === undefined) ? 3 : 1);

let server: TestServer;
let bert: Joined;
/**
 * The members who send the names. Each name has a member and a network address of its own, so that limits do not depend
 * on earlier names.
 */
const senders = new Map<string, Joined>();

beforeAll(async () => {
  server = await startServer({ velvet: { loggedOutSearch: "all" } }, { TRUST_PROXY: "loopback" });
  // Gives the site a page of its own, because such a site looks names up among its pages.
  server.tenants.write("velvet/pages/en/about.md", "# About us\n\nWe are here.");
  bert = await server.join(host, "Bert");
  for (const [at, name] of [...NAMES, ...NAMES.map(unknownLike)].entries())
    senders.set(name, await server.join(host, `Sender ${"abcdefghij"[at]}`));
});

afterAll(() => server?.stop());

test("the site has a page of its own", () =>
  expect.poll(async () => (await server.ask({ host, path: "/pages/about" })).status).toBe(200));

test.each(calls.map((call) => [`${call.name} ${call.key}`, call] as const))("%s", (_, call) =>
  expectUnknown(shareOf(call.key, NAMES), { visitors: true, members: call.name !== LOGOUT }, (name, cookie) =>
    asksOf(call, name, cookie),
  ),
);

test.each(eighthOf("inherited names to pages", paths))("page %s", (path) =>
  expectUnknown(shareOf(path, NAMES), { visitors: takesVisitors(path), members: true }, (name, cookie) =>
    visitsTo(path, name, cookie),
  ),
);

test("the log contains no failure", () => {
  expect(server.log()).not.toMatch(/"level":[56]0/);
});

/** Returns requests with the name as a field, within each field, and as each field's value. */
function asksOf(call: DeclaredCall, name: string, cookie: string | undefined): Ask[] {
  const fields = fieldsOf(call.declared.input);
  const [, variant = ""] = call.key.split("?");
  if (call.method === "GET")
    return [`${name}=1`, ...fields.map((field) => `${field}=${name}`)].map((query) =>
      asked(`${call.path}?${variant}&${query}`, cookie),
    );
  const bodies = [
    `{"${name}":1}`,
    `{"${name}":{"${name}":"${name}"}}`,
    ...fields.flatMap((field) => [
      `{"${field}":"${name}"}`,
      `{"${field}":["${name}"]}`,
      `{"${field}":{"${name}":"${name}"}}`,
    ]),
    // Written as text, because only JSON can set the field `__proto__`.
    `{"__proto__":{"${name}":"${name}"}}`,
  ];
  const headers = { "Content-Type": "application/json" };
  const path = `${call.path}?${variant}`;
  return bodies.map((body) => ({ ...asked(path, cookie, headers), method: call.method, body }));
}

/** Returns requests with the name as each part of the address beside existing parts, and as each field's value. */
function visitsTo(path: string, name: string, cookie: string | undefined): Ask[] {
  const form = new URLSearchParams([...FIELDS].map((field) => [field, name])).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return addressesOf(path, name).flatMap((address) => [
    asked(`${address}?${name}=${name}`, cookie),
    asked(`${address}.data?${form}`, cookie),
    ...(takesForms(path) ? [{ ...asked(address, cookie, headers), method: "POST", body: form }] : []),
  ]);
}

/** Replaces one part by the name in each, and the others by a member's. An address without parts stays. */
function addressesOf(path: string, name: string): string[] {
  const parts = [...path.matchAll(/:\w+\??|\*/g)];
  if (parts.length === 0) return [path];
  return parts.map((_, part) => {
    let at = 0;
    return path.replace(/:\w+\??|\*/g, () => (at++ === part ? name : bert.id));
  });
}

function asked(path: string, cookie: string | undefined, headers: Record<string, string> = {}): Ask {
  return { host, path, headers: { ...headers, ...(cookie && { Cookie: cookie }) } };
}

type Asks = (name: string, cookie: string | undefined) => Ask[];
type From = Record<"visitors" | "members", boolean>;

/** Expects the response for an unknown name to each of these names. */
async function expectUnknown(names: string[], from: From, asksWith: Asks): Promise<void> {
  const gists = async (name: string) => {
    const cookies = [...(from.visitors ? [undefined] : []), ...(from.members ? [senders.get(name)!.cookie] : [])];
    const answers: string[] = [];
    const address = { "X-Forwarded-For": `192.0.2.${1 + [...senders.keys()].indexOf(name)}` };
    for (const cookie of cookies) {
      const labels = asksWith("<name>", cookie).map(
        ({ method = "GET", path, body = "" }) => `${method} ${path} ${body}`,
      );
      for (const [at, ask] of asksWith(name, cookie).entries())
        answers.push(
          `${labels[at]}: ${gistOf(await server.ask({ ...ask, headers: { ...ask.headers, ...address } }))
            .replace(/__proto__/g, "<name>")
            .replaceAll(name, "<name>")}`,
        );
    }
    return answers;
  };
  for (const name of names) {
    const answers = await gists(name);
    expect(answers, name).toEqual(await gists(unknownLike(name)));
    expect(answers.filter((answer) => /: 5\d\d /.test(answer))).toEqual([]);
  }
}

/** Returns the parts of a response that must not depend on the name: status, redirect, invalid fields. */
function gistOf({ status, headers, body }: Answer): string {
  const refused = body.startsWith('{"error":') ? JSON.parse(body) : {};
  const isInherited = body.includes("[native code]") ? "native code" : "";
  return [status, headers.location, refused.error, ...Object.keys(refused.fields ?? {}), isInherited].join(" ");
}

function fieldsOf(input: DeclaredCall["declared"]["input"]): string[] {
  if (!input || typeof input === "string") return [];
  const schema = z.toJSONSchema(input as ZodType, { io: "input", unrepresentable: "any" });
  return Object.keys(schema.properties ?? {});
}

/** The names of the fields of all calls, which forms use too. */
const FIELDS = new Set(allCalls.flatMap(({ declared }) => fieldsOf(declared.input)));
