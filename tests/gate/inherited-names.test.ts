import { afterAll, beforeAll, expect, test } from "vitest";
import { type ZodType, z } from "zod";
import routes from "~/app/routes";
import { type DeclaredCall, declaredCalls } from "../support/calls";
import { type Ask, type Joined, startServer, type TestServer } from "../support/server";
import { shareOf } from "../support/share";

const host = "velvet.example";
/**
 * Names that every object has without anybody putting them there: a look-up in a plain object finds any of them. So each address
 * gets one, chosen by what the address is called, and with --full all.
 */
const NAMES = ["constructor", "__proto__", "toString", "hasOwnProperty", "__defineGetter__"];

/** It answers for as long as anybody listens. */
const STREAM = "events";
/** It ends the session that the others need. */
const LOGOUT = "logout";

const calls = (await declaredCalls()).filter(({ name }) => name !== STREAM);
const paths = [
  ...new Set(
    routes
      .flatMap((route) => (route.children ? route.children : [route]))
      .map(({ path = "" }) => `/${path}`)
      .filter((path) => !/^\/(api|logout)\b/.test(path)),
  ),
];

let server: TestServer;
let anna: Joined;

beforeAll(async () => {
  server = await startServer({ velvet: { loggedOutSearch: "all" } });
  anna = await server.join(host, "Anna");
});

afterAll(() => server?.stop());

test.each(calls.map((call) => [`${call.name} ${call.key}`, call] as const))("%s", async (_, call) => {
  const cookies = call.name === LOGOUT ? [undefined] : [undefined, anna.cookie];
  await expectAnswered(cookies.flatMap((cookie) => asksOf(call, cookie)));
});

test.each(paths)("page %s", async (path) => {
  const addresses = shareOf(path, NAMES).flatMap((name) => {
    const address = path.replace(/:\w+\??/g, name).replace("*", name);
    return [`${address}?${name}=${name}`, `${address}.data?${name}=${name}`];
  });
  const body = new URLSearchParams([...FIELDS].map((field) => [field, "constructor"])).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const cookies = [undefined, anna.cookie];
  await expectAnswered(
    cookies.flatMap((cookie) => [
      ...addresses.map((address) => asked(address, cookie)),
      asked(`${path.replace(/:\w+\??/g, "constructor")}?${body}`, cookie),
      { ...asked(path.replace(/:\w+\??/g, "constructor"), cookie, headers), method: "POST", body },
    ]),
  );
});

test("the log holds no failure", () => {
  expect(server.log()).not.toMatch(/"level":[56]0/);
});

/** Each name as a field, within each field, and as the value of each. */
function asksOf(call: DeclaredCall, cookie: string | undefined): Ask[] {
  const fields = fieldsOf(call.declared.input);
  const [, variant = ""] = call.key.split("?");
  if (call.method === "GET") {
    const queries = shareOf(call.key, NAMES).flatMap((name) => [
      `${name}=1`,
      ...fields.map((field) => `${field}=${name}`),
    ]);
    return queries.map((query) => asked(`${call.path}?${variant}&${query}`, cookie));
  }
  // JSON can set it, where other names are looked up alone.
  const names = new Set(["__proto__", ...shareOf(call.key, NAMES)]);
  const bodies = [...names].flatMap((name) => [
    `{"${name}":1}`,
    `{"${name}":{"${name}":"${name}"}}`,
    ...fields.flatMap((field) => [
      `{"${field}":"${name}"}`,
      `{"${field}":["${name}"]}`,
      `{"${field}":{"${name}":"${name}"}}`,
    ]),
  ]);
  const headers = { "Content-Type": "application/json" };
  const path = `${call.path}?${variant}`;
  return bodies.map((body) => ({ ...asked(path, cookie, headers), method: call.method, body }));
}

function asked(path: string, cookie: string | undefined, headers: Record<string, string> = {}): Ask {
  return { host, path, headers: { ...headers, ...(cookie && { Cookie: cookie }) } };
}

async function expectAnswered(asks: Ask[]): Promise<void> {
  const failed: string[] = [];
  for (const ask of asks) {
    const { status, body } = await server.ask(ask);
    if (status >= 500 || body.includes("[native code]")) {
      failed.push(`${ask.method ?? "GET"} ${ask.path} ${ask.body ?? ""}: ${status}`);
    }
  }
  expect(failed).toEqual([]);
}

function fieldsOf(input: DeclaredCall["declared"]["input"]): string[] {
  if (!input || typeof input === "string") return [];
  const schema = z.toJSONSchema(input as ZodType, { io: "input", unrepresentable: "any" });
  return Object.keys(schema.properties ?? {});
}

/** The fields of all calls: those of forms are called alike. */
const FIELDS = new Set(calls.flatMap(({ declared }) => fieldsOf(declared.input)));
