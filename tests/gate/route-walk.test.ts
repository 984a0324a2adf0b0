import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "~/app/environment";
import routes from "~/app/routes";
import { type Answer, startServer, type TestServer } from "../support/server";

/** Every page that a visitor may see. What is not named here refuses. */
const PUBLIC_PAGES = [
  "",
  "login",
  "login/code",
  "login/restore",
  "signup",
  "consent",
  "pages/:page",
  "complete-signup",
  "signup-matches",
  "account-deleted",
  "activate",
  "activate/done",
  "activate/error",
  "reset-password",
  "reset-password/do",
  "mail-change/do",
  "language",
  "entry",
  "logout",
  "_i18n/:locale/messages.json",
  "manifest.webmanifest",
  "robots.txt",
  "*",
];

/** Pages that a visitor may see where the tenant's config shows people to visitors. */
const POLICY_PAGES = ["members", "search", "members/:memberId", "likes/m/:memberId", "members/:memberId/signup"];

/** Addresses that only take a form, and the page that they send everybody else to. */
const FORM_ONLY: Record<string, string> = {
  "members/:memberId/like": "/members",
  "members/:memberId/unlike": "/members",
  "profile/photos/:photoId/main": "/profile/photos",
  "profile/photos/:photoId/delete": "/profile/photos",
  "account/devices/end-others": "/account/devices",
  "account/devices/:deviceId/end": "/account/devices",
};

/** Every call that a visitor may make, with its methods; `api/search.php` follows the tenant's config. */
const PUBLIC_CALLS: Record<string, string[]> = {
  "api/logout.php": ["GET"],
  "api/validate_email.php": ["GET"],
  "api/companyinfo.php": ["GET"],
  "api/regions.php": ["GET"],
  "api/geocode.php": ["GET"],
  "api/interests.php": ["GET"],
  "api/profile_fields.php": ["GET"],
  "api/search.php": ["GET"],
};

/** What a member may call, with its methods. */
const MEMBER_CALLS: Record<string, string[]> = {
  "api/user.php": ["GET", "POST", "PUT"],
  "api/likes.php": ["GET", "POST", "DELETE"],
  "api/chat.php": ["GET", "DELETE"],
  "api/chats.php": ["GET"],
  "api/messages.php": ["GET", "POST"],
  "api/read.php": ["POST"],
  "api/blocks.php": ["POST", "DELETE"],
  "api/credits.php": ["GET"],
  "api/profileimage.php": ["POST", "PATCH", "DELETE"],
  "api/news": ["GET"],
  "api/activate.php": ["GET"],
};

/** Addresses of the specification that need a login, whether or not they have a page of their own yet. */
const MEMBER_ADDRESSES = [
  "/home",
  "/chats",
  "/chats/x",
  "/members/x/chat",
  "/profile",
  "/profile/photos",
  "/signup/push",
  "/signup/photos",
  "/signup/location",
  "/signup/personal",
  "/signup/about",
  "/signup/sending",
  "/signup/done",
  "/likes",
  "/likes/given",
  "/likes/received",
  "/likes/mutual",
  "/likes/visitors",
  "/likes/nothing",
  "/credits",
  "/credits/repeat-order",
  "/credits/10",
  "/credits/10/card",
  "/account",
  "/account/password",
  "/account/devices",
  "/account/second-factor",
  "/account/second-factor/off",
  "/account/second-factor/recovery-codes",
  "/account/export",
  "/account/export/x",
  "/account/delete",
  "/account/nothing",
  "/notifications",
  "/notifications/address",
  "/notifications/resend",
];

/** Addresses of the specification that never ask for a login, whether or not they have a page yet. */
const OPEN_ADDRESSES = [
  "/",
  "/login",
  "/signup",
  "/consent",
  "/pages/faq",
  "/premium",
  "/pricing",
  "/complaints",
  "/match-finder",
  "/activate",
  "/activate/done",
  "/activate/error",
  "/mail-change/do",
  "/signup-matches",
  "/account-deleted",
  "/complete-signup",
  "/reset-password",
  "/reset-password/do",
  "/transactions/1",
  "/members/x",
  "/members/x/signup",
  "/members/x/landing",
  "/likes/m/x",
  "/landers/video",
  "/nothing",
];

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
