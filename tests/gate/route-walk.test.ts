import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "~/app/environment";
import routes from "~/app/routes";
import { type Answer, startServer, type TestServer } from "../support/server";
import {
  FORM_ONLY,
  MEMBER_ADDRESSES,
  MEMBER_CALLS,
  OPEN_ADDRESSES,
  POLICY_PAGES,
  PUBLIC_CALLS,
  PUBLIC_PAGES,
} from "./addresses";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

const all = routes
  .flatMap((route) => (route.children ? route.children : [route]))
  .map(({ path = "", file }) => ({ path, file }));
const calls = all.filter(({ path }) => path.startsWith("api/") && path !== "api/*");
const memberPages = all.filter(
  ({ path }) =>
    !path.startsWith("api/") && ![...PUBLIC_PAGES, ...POLICY_PAGES, ...Object.keys(FORM_ONLY)].includes(path),
);

let server: TestServer;
let anna: Awaited<ReturnType<TestServer["join"]>>;

beforeAll(async () => {
  server = await startServer({
    velvet: {},
    secluded: { loggedOutSearch: "none", loggedOutSearchTrafficsource: "none" },
  });
  anna = await server.join("velvet.example", "Anna");
  await server.join("secluded.example", "Berthilde");
});

afterAll(() => server?.stop());

const ask = (path: string, method = "GET", host = "velvet.example") =>
  server.ask({ host, path, method, ...(["GET", "HEAD"].includes(method) ? {} : { form: {} }) });

/** The route as an address, with a member's id where it takes one. */
const addressOf = (path: string) => `/${path.replace(/\/?:\w+\?$/, "").replace(/:\w+/g, () => anna.id)}`;

test("the routes are those that were built", () => {
  const folder = join(projectRoot, "build/client/assets");
  const texts = readdirSync(folder)
    .filter((name) => /^manifest-.*\.js$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const text = texts.find((each) => each.startsWith("window."))!.replace(/^window\.__remixManifest=|;$/g, "");
  const built = Object.values<{ id: string; path?: string }>(JSON.parse(text).routes).filter(
    ({ id }) => id !== "root" && id !== "routes/page-boundary",
  );
  expect(built.map(({ path = "" }) => path).sort()).toEqual(all.map(({ path }) => path).sort());
});

test("the lists name no route that is gone", () => {
  const named = [
    ...PUBLIC_PAGES,
    ...POLICY_PAGES,
    ...Object.keys(FORM_ONLY),
    ...Object.keys(PUBLIC_CALLS),
    ...Object.keys(MEMBER_CALLS),
  ];
  expect(named.filter((path) => !all.some((route) => route.path === path))).toEqual([]);
  expect(calls.map(({ path }) => path).sort()).toEqual(
    [...Object.keys(PUBLIC_CALLS), ...Object.keys(MEMBER_CALLS)].sort(),
  );
});

describe("pages", () => {
  test.each(memberPages)("$path sends a visitor to log in, and back again", async ({ path }) => {
    const address = addressOf(path);
    for (const method of ["GET", "HEAD"]) expectLogin(await ask(`${address}?a=1`, method), `${address}?a=1`);
    const data = await ask(`${address}.data`);
    expect(data.status).toBe(202);
    expect(data.body).toContain(`"/login?next=${encodeURIComponent(address)}"`);
  });

  test.each([...memberPages, ...Object.keys(FORM_ONLY).map((path) => ({ path }))])(
    "$path does nothing for a visitor's form",
    async ({ path }) => {
      for (const address of [addressOf(path), `${addressOf(path)}.data`]) {
        const answer = await ask(address, "POST");
        if (answer.status === 405) expect(answer.headers.allow ?? "GET, HEAD").not.toContain("POST");
        else expect(answer.status === 202 ? answer.body : answer.headers.location).toContain("/login?next=");
      }
      for (const method of ["PUT", "PATCH", "DELETE"]) {
        const answer = await ask(addressOf(path), method);
        expect(answer.status).toBe(405);
        expect(answer.headers.allow).toMatch(/^GET, HEAD(, POST)?$/);
      }
    },
  );

  test.each(Object.entries(FORM_ONLY))("%s has no page of its own", async (path, page) => {
    const answer = await ask(addressOf(path));
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(page);
  });

  test.each(MEMBER_ADDRESSES)("%s asks for a login", async (path) => {
    expectLogin(await ask(path), path);
    expectLogin(await ask(`${path}?a=1&b=%2F`), `${path}?a=1&b=%2F`);
    expect((await ask(`${path}/`)).headers.location).toMatch(/^\/login\?next=/);
    const data = await ask(`${path}.data`);
    expect(data.body).toContain("/login?next=");
  });

  test.each(OPEN_ADDRESSES)("%s does not ask for a login", async (path) => {
    const answer = await ask(path);
    expect(answer.headers.location ?? "").not.toContain("/login");
    expect(answer.status).toBeLessThan(500);
  });

  test("whoever logs in on the way goes on where they wanted to", async () => {
    const form = { email: anna.email, password: anna.password, next: "/likes/given?page=2" };
    const answer = await server.ask({ host: "velvet.example", method: "POST", path: "/login", form });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe("/likes/given?page=2");
  });
});

describe("calls", () => {
  test.each(Object.entries(MEMBER_CALLS))("%s refuses a visitor", async (path, methods) => {
    for (const method of METHODS) {
      const answer = await server.ask({ host: "velvet.example", path: `/${path}`, method, ...bodyFor(method) });
      if (!has(methods, method)) expectNoMethod(answer, methods, method);
      else expectRefusal(answer, "auth.required", method);
    }
    const data = await ask(`/${path}.data`);
    expect(data.status).toBe(has(methods, "GET") ? 403 : 405);
    expect(data.body).not.toContain(anna.email);
  });

  test.each(Object.entries(PUBLIC_CALLS))("%s has the methods of its row and no others", async (path, methods) => {
    for (const method of METHODS) {
      const answer = await server.ask({ host: "velvet.example", path: `/${path}`, method, ...bodyFor(method) });
      if (!has(methods, method)) expectNoMethod(answer, methods, method);
      else expect(answer.status === 200 || answer.status === 422).toBe(true);
    }
  });

  test("calls that there are not are not found", async () => {
    for (const path of ["/api/nothing.php", "/api/", "/api/user.php/x", "/api/xcams/nothing.php"]) {
      expectRefusal(await ask(path), "error.not_found", "GET", 404);
    }
  });
});

describe("a site that shows people to members alone", () => {
  test.each(["/", ...POLICY_PAGES.map((path) => `/${path.replace(/:\w+/, "x")}`), "/signup-matches"])(
    "%s shows a visitor nobody",
    async (path) => {
      for (const address of [path, path === "/" ? "/_root.data" : `${path}.data`]) {
        const answer = await ask(address, "GET", "secluded.example");
        expect(answer.body).not.toContain("Berthilde");
        expect(answer.status).toBeLessThan(500);
      }
    },
  );

  test("nor does the search", async () => {
    expectRefusal(await ask("/api/search.php", "GET", "secluded.example"), "search.members_only", "GET");
  });
});

function expectLogin(answer: Answer, back: string): void {
  expect(answer.status).toBe(302);
  expect(answer.headers.location).toBe(`/login?next=${encodeURIComponent(back)}`);
}

function expectRefusal(answer: Answer, code: string, method: string, status = 403): void {
  expect(answer.status).toBe(status);
  expect(answer.headers["cache-control"]).toBe("no-store");
  if (method !== "HEAD") expect(answer.json()).toMatchObject({ error: code, message: expect.any(String) });
}

function expectNoMethod(answer: Answer, methods: string[], method: string): void {
  expect(answer.status).toBe(405);
  const allowed = methods.flatMap((each) => (each === "GET" ? ["GET", "HEAD"] : each));
  expect(answer.headers.allow?.split(", ").sort()).toEqual(allowed.sort());
  if (method !== "HEAD") expect(answer.json().error).toBe("request.method");
}

function has(methods: string[], method: string): boolean {
  return methods.includes(method === "HEAD" ? "GET" : method);
}

function bodyFor(method: string): { json?: object } {
  return ["GET", "HEAD"].includes(method) ? {} : { json: {} };
}
