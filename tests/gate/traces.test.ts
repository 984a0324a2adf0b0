import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "~/tenants/config/vocabulary";
import { type Ask, startServer, type TestServer } from "../support/server";

const ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = { traceparent: `00-${ID}-00f067aa0ba902b7-01` };
const HOST = "velvet.example";
const BROKEN = "broken.example";

let server: TestServer;
let cookie: string;

beforeAll(async () => {
  server = await startServer(
    { velvet: {}, broken: { languages: [...LANGUAGES] } },
    { LOG_LEVEL: "info", WORKERS: "2" },
  );
  ({ cookie } = await server.join(HOST, "Anna"));
  const { cookie: lost } = await server.join(BROKEN, "Bert");
  await server.spoil("broken");
  broken = (path, more = {}) => server.ask({ host: BROKEN, path, ...more, headers: { Cookie: lost, ...more.headers } });
});

afterAll(() => server?.stop());

let broken: (path: string, more?: Partial<Ask>) => ReturnType<TestServer["ask"]>;

interface Line {
  tenant?: string;
  route?: string;
  method?: string;
  status?: number;
  trace_id?: string;
  err?: { type: string; message: string; stack: string[] };
  msg?: string;
}

const lines = (): Line[] =>
  server
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

/** Returns the log lines of a trace, once the line of its request is among them. */
async function linesOf(id: string): Promise<Line[]> {
  const own = () => lines().filter(({ trace_id }) => trace_id === id);
  await expect.poll(() => own().some(({ status }) => status !== undefined)).toBe(true);
  return own();
}

test("a request that names its trace is logged under it, with its route and not its path", async () => {
  await server.ask({ host: HOST, path: "/members/somebody?secret=1", headers: { Cookie: cookie, ...PARENT } });
  const [line, ...others] = await linesOf(ID);
  expect(line).toMatchObject({ tenant: "velvet", method: "GET", route: "/members/:memberId", status: 404 });
  expect(others).toEqual([]);
});

test("every other request gets a new trace, also one with a malformed header", async () => {
  const before = lines().length;
  const wrong = [
    `00-${ID.toUpperCase()}-00f067aa0ba902b7-01`,
    "x".repeat(8_000),
    `00-${"0".repeat(32)}-${"0".repeat(16)}-00`,
  ];
  for (const traceparent of [...wrong, undefined])
    await server.ask({ host: HOST, path: "/nowhere", headers: traceparent === undefined ? {} : { traceparent } });
  await expect.poll(() => lines().length - before).toBe(4);
  const ids = lines()
    .slice(before)
    .map(({ trace_id }) => trace_id);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set([...ids, ID]).size).toBe(5);
});

describe("a server error", () => {
  test.each(LANGUAGES)("is a page that states in %s which digits to tell support, as forms do", async (language) => {
    const headers = { "Accept-Language": language };
    for (const path of ["/chats", "/chats.data"]) {
      const answer = await broken(path, { headers });
      const id = String(answer.headers["x-trace-id"]);
      expect([answer.status, id]).toEqual([503, expect.stringMatching(/^[0-9a-f]{32}$/)]);
      expect(answer.body).toContain(id.slice(0, 8));
    }
    const form = await broken("/profile", { method: "POST", form: { name: "Bert" }, headers });
    const said = decodeURIComponent(String(form.headers["x-problem"]));
    expect(said).toContain(`: ${String(form.headers["x-trace-id"]).slice(0, 8)}`);
  });

  test("is a call's 503 whose header names the trace; its body is unchanged", async () => {
    const answer = await broken("/api/user.php", { headers: { "Accept-Language": "en", ...PARENT } });
    expect([answer.status, answer.headers["x-trace-id"]]).toEqual([503, ID]);
    expect(Object.keys(answer.json())).toEqual(["error", "message"]);
    expect(answer.body).not.toContain(ID.slice(0, 8));
  });

  test("is found in the log by the digits on the page", async () => {
    const answer = await broken("/likes/given", { headers: { "Accept-Language": "en" } });
    const [, reference] = /tell support: ([0-9a-f]{8})/.exec(answer.body) ?? [];
    const found = () => lines().filter(({ trace_id }) => trace_id?.startsWith(reference!));
    await expect.poll(() => found().length).toBeGreaterThan(1);
    const failed = found().find(({ err }) => err);
    expect(failed).toMatchObject({ tenant: "broken", route: "/likes/:type?" });
    expect(failed?.err?.stack[0]).toMatch(/^at /);
  });
});

test("caused by the visitor names its trace in the header only", async () => {
  for (const path of ["/nowhere", "/api/user.php", "/a//b"]) {
    const answer = await server.ask({ host: HOST, path, headers: PARENT });
    expect(answer.headers["x-trace-id"]).toBe(ID);
    expect(answer.body).not.toContain(ID.slice(0, 8));
  }
  const served = await server.ask({ host: HOST, path: "/login", headers: PARENT });
  expect(served.headers["x-trace-id"]).toBeUndefined();
});
