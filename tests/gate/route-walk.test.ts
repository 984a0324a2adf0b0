import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import routes from "~/app/routes";
import { built } from "../support/built";
import { declaredCalls } from "../support/calls";
import { type DeclaredRoute, declaredRoutes } from "../support/routes";
import { type Answer, startServer, type TestServer } from "../support/server";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

const all = routes
  .flatMap((route) => (route.children ? route.children : [route]))
  .map(({ path = "", file }) => ({ path, file }));
const calls = await declaredCalls();
/** Calls by path. If a method has several calls, the call without a query. */
const callsByPath = new Map(calls.map(({ path }) => [path, calls.filter((each) => each.path === path)] as const));
const pages = declaredRoutes();
const forMembers = ({ loader }: DeclaredRoute) => loader === "member" || loader === "secondFactor";
const memberPages = pages.filter(forMembers);
const formsOfMembers = pages.filter(({ loader, action }) => loader === "formOnly" && action === "member");
const formOnly = pages.filter(({ sendsTo }) => sendsTo !== undefined);
const openPages = pages.filter((route) => !forMembers(route) && route.sendsTo === undefined);

/** Unknown addresses: below members' pages they ask for a login, as a future page would. */
const UNKNOWN_FOR_MEMBERS = ["/account/nothing", "/likes/a/b", "/chats/x/y", "/signup/nothing", "/credits/10/card/x"];
const UNKNOWN_FOR_ALL = ["/nothing", "/pricing/x", "/members/x/nothing", "/likes/m/x/y", "/landers/nope"];

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

/** Returns the route as an address, with a member's id if needed. */
const addressOf = (path: string) => `/${path.replace(/\/?:\w+\?$/, "").replace(/:\w+/g, () => anna.id)}`;

test("the routes equal the routes of the build", () => {
  const folder = join(built(), "client/assets");
  const texts = readdirSync(folder)
    .filter((name) => /^manifest-.*\.js$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const paths = pathsIn(texts.find((each) => each.startsWith("window."))!);
  expect(paths).toEqual(all.map(({ path }) => path).sort());
});

test("the list of routes in a page has its area's pages, and no call of the API", async () => {
  const { manifest } = (await ask("/release.json")).json();
  const paths = pathsIn((await ask(manifest)).body);
  const shown = all.filter(({ file }) => !/^(routes\/api|console)\//.test(file));
  expect(paths).toEqual(shown.map(({ path }) => path).sort());
});

function pathsIn(manifest: string): string[] {
  const window: Record<string, { routes: Record<string, { id: string; path?: string }> }> = {};
  runInNewContext(manifest, { window });
  return Object.values(window)
    .flatMap(({ routes }) => Object.values(routes))
    .filter(({ id }) => !["root", "routes/page-boundary", "console/frame/root.page"].includes(id))
    .map(({ path = "" }) => path)
    .sort();
}

describe("pages", () => {
  test.each(memberPages)("$path sends a visitor to log in, and back again", async ({ path }) => {
    const address = addressOf(path);
    for (const method of ["GET", "HEAD"]) expectLogin(await ask(`${address}?a=1`, method), `${address}?a=1`);
    const data = await ask(`${address}.data`);
    expect(data.status).toBe(202);
    expect(data.body).toContain(`"/login?next=${encodeURIComponent(address)}"`);
  });

  test.each([...memberPages, ...formsOfMembers])("$path ignores a visitor's form", async ({ path }) => {
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
  });

  test.each(formOnly)("$path is no page", async ({ path, sendsTo }) => {
    const answer = await ask(addressOf(path));
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(sendsTo);
  });

  test.each([...memberPages.map(({ path }) => path), ...UNKNOWN_FOR_MEMBERS])("%s asks for a login", async (route) => {
    const path = addressOf(route).replace(/^\/+/, "/");
    expectLogin(await ask(path), path);
    expectLogin(await ask(`${path}?a=1&b=%2F`), `${path}?a=1&b=%2F`);
    expect((await ask(`${path}/`)).headers.location).toMatch(/^\/login\?next=/);
    const data = await ask(`${path}.data`);
    expect(data.body).toContain("/login?next=");
  });

  test.each(UNKNOWN_FOR_ALL)("%s is not found, without a login", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test.each(openPages)("$path needs no login and tells robots whether to index it", async ({ path, indexed }) => {
    const answer = await ask(addressOf(path));
    expect(answer.headers.location ?? "").not.toMatch(/^\/login\?next=/);
    expect(answer.status).toBeLessThan(500);
    if (answer.status !== 200 || !answer.headers["content-type"]?.startsWith("text/html")) return;
    expect(answer.body.includes('<meta name="robots" content="noindex"/>')).toBe(!indexed);
  });

  test("robots.txt excludes members' pages, and no indexable page", async () => {
    const { body } = await ask("/robots.txt");
    const barred = body.split("\n").flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? []);
    const isBarred = (path: string) =>
      barred.some((each) => new RegExp(`^${each.replaceAll("*", "[^/]*")}`).test(addressOf(path)));
    expect(memberPages.filter(({ path }) => !isBarred(path))).toEqual([]);
    expect(openPages.filter(({ path, indexed }) => indexed && isBarred(path))).toEqual([]);
    expect(barred).toContain("/api/");
  });

  test("a visitor who logs in on the way reaches the requested page", async () => {
    const form = { email: anna.email, password: anna.password, next: "/likes/given?page=2" };
    const answer = await server.ask({ host: "velvet.example", method: "POST", path: "/login", form });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe("/likes/given?page=2");
  });
});

describe("calls", () => {
  test.each([...callsByPath])("%s has its declared calls and audiences", async (path, declared) => {
    const methods = [...new Set(declared.map(({ method }) => method))];
    for (const method of METHODS) {
      const answer = await server.ask({ host: "velvet.example", path, method, ...bodyFor(method) });
      const call = declared.find(({ key }) => key === (method === "HEAD" ? "GET" : method));
      // A route whose calls all need a query answers no request without a query.
      if (!has(methods, method) || !call) expectNoMethod(answer, methods, method);
      else if (call.declared.who === "member") expectRefusal(answer, "auth.required", method);
      else expect([200, 204, 422]).toContain(answer.status);
    }
  });

  test.each(calls.filter(({ key, declared }) => key === "GET" && declared.who === "member"))(
    "$path returns no data to a visitor who requests the page's data",
    async ({ path }) => {
      const data = await ask(`${path}.data`);
      expect(data.status).toBe(403);
      expect(data.body).not.toContain(anna.email);
    },
  );

  test("unknown calls are not found", async () => {
    for (const path of ["/api/nothing.php", "/api/", "/api/user.php/x", "/api/xcams/nothing.php"]) {
      expectRefusal(await ask(path), "error.not_found", "GET", 404);
    }
  });
});

describe("a site that shows people only to members", () => {
  test.each(openPages.map(({ path }) => `/${path.replace(/:\w+/g, "x").replace("*", "nothing")}`))(
    "%s shows a visitor no member",
    async (path) => {
      for (const address of [path, path === "/" ? "/_root.data" : `${path}.data`]) {
        const answer = await ask(address, "GET", "secluded.example");
        expect(answer.body).not.toContain("Berthilde");
        expect(answer.status).toBeLessThan(500);
      }
    },
  );

  test("the search shows a visitor no member", async () => {
    expectRefusal(await ask("/api/search.php", "GET", "secluded.example"), "search.members_only", "GET");
  });
});

test("a call selected by its query says so, and how it responds without one", async () => {
  const answer = await server.ask({ host: "velvet.example", path: "/api/openapi.json" });
  const { parameters, responses } = answer.json().paths["/api/user.php"].delete;
  expect(parameters).toContainEqual(expect.objectContaining({ name: "push", in: "query", required: true }));
  expect(responses).toHaveProperty("405");
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
