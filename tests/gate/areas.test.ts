// @engines one
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "~/app/contract/calls";
import { built } from "../support/built";
import { consolePaths, declaredRoutes } from "../support/routes";
import { type Answer, startServer, type TestServer } from "../support/server";

const [VELVET, DESK] = ["velvet.example", "desk.example"];

/** Addresses with different pages in both areas. */
const BOTH_HAVE = ["/", "/robots.txt", "/x"];

let server: TestServer;
let anna: Awaited<ReturnType<TestServer["join"]>>;

beforeAll(async () => {
  server = await startServer(
    { velvet: {}, claimant: { hosts: ["claimant.example", DESK] } },
    { TRUST_PROXY: "loopback", OPERATOR_HOST: "Desk.example" },
  );
  anna = await server.join(VELVET, "Anna");
});

afterAll(() => server?.stop());

const ask = (host: string, path: string, headers: Record<string, string> = {}) => server.ask({ host, path, headers });
const overTls = { "X-Forwarded-Proto": "https" };

describe("the console's host", () => {
  test("has a sign-in page that can't be cached, framed or indexed, with one script file", async () => {
    const { status, headers, body } = await ask(DESK, "/sign-in", overTls);
    expect(status).toBe(200);
    expect(body).toMatch(/<h1[^>]*>Operators’ console<\/h1>/);
    expect(body).not.toMatch(/<script(?! type="module" src="\/assets\/)|velvet/i);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-frame-options": "DENY",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "same-origin",
      "strict-transport-security": "max-age=31536000",
    });
    expect(headers["content-security-policy"]).toContain(
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src",
    );
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect((await ask(DESK.toUpperCase(), "/sign-in")).status).toBe(200);
    expect((await ask(DESK, "/")).headers.location).toBe("/sign-in?next=%2F");
  });

  test("uses the browser's language", async () => {
    expect((await ask(DESK, "/sign-in", { "Accept-Language": "de-AT, en;q=0.5" })).body).toMatch(
      /lang="de.*Mit Passkey/s,
    );
  });

  test("serves the styles and the script of its pages", async () => {
    const { body } = await ask(DESK, "/sign-in");
    const [, style] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
    const [, script] = /<script type="module" src="([^"]+)"/.exec(body) ?? [];
    for (const file of [style!, script!]) {
      expect((await ask(DESK, file)).status).toBe(200);
      expect((await ask(VELVET, file)).status).toBe(404);
    }
  });

  test("reports its health to proxies", async () => {
    const { status, body } = await ask(DESK, "/healthz");
    expect([status, body]).toEqual([200, "ok\n"]);
    expect((await ask(DESK, "/robots.txt")).body).toBe("User-agent: *\nDisallow: /\n");
  });

  test.each(["/nothing", "/home", "/api/user.php", "/__manifest?p=/login"])(
    "responds 404 for %s, in its frame",
    async (path) => {
      const { status, headers, body } = await ask(DESK, path);
      expect(status).toBe(404);
      expect(body).toContain("There is nothing at this address.");
      expect(body).toContain("To the front page</a>");
      expect(headers["cache-control"]).toBe("no-store");
    },
  );

  test("refuses what the gate refuses, with its own headers", async () => {
    const foreign = await server.ask({
      host: DESK,
      method: "POST",
      path: "/",
      headers: { Origin: "https://evil.example" },
      form: {},
    });
    expect(foreign.status).toBe(403);
    for (const path of ["/%2e%2e/x", "/?_data=console/front/front.page", "/?_routes=root"]) {
      const answer = await ask(DESK, path);
      expect(answer.status, path).toBe(400);
      expect(answer.headers["x-robots-tag"]).toBe("noindex, nofollow");
    }
    const form = await server.ask({ host: DESK, method: "POST", path: "/", form: {} });
    expect(form.status).toBe(405);
  });

  test("belongs to no tenant, even if a config names the host", async () => {
    expect((await ask(DESK, "/sign-in")).body).toContain("Operators’ console");
    expect(server.log()).toContain("is the host of the operators' console (OPERATOR_HOST)");
    expect((await ask("claimant.example", "/")).status).toBe(200);
  });
});

describe("the console's host serves no page of a tenant", () => {
  const routes = [...new Set(declaredRoutes().map(({ path }) => addressOf(path)))].filter(
    (path) => !BOTH_HAVE.includes(path),
  );

  test.each([...routes, ...Object.values(calls)])("%s", async (path) => {
    for (const each of [path, `${path}.data`, `${path}/`]) {
      const answer = await ask(DESK, each, { Cookie: anna.cookie });
      expect(answer.status, each).toBe(404);
      expect(answer.body).not.toMatch(/velvet/i);
    }
    const parts = (at: string) => ask(DESK, `${at}.data?_routes=root,routes/public/login`, { Cookie: anna.cookie });
    expect((await parts(path)).body).toBe((await parts("/nothing")).body);
    const posted = await server.ask({ host: DESK, method: "POST", path, headers: { Cookie: anna.cookie }, form: {} });
    expect([404, 405]).toContain(posted.status);
  });

  test("serves no file of a tenant", async () => {
    const styles = [...(await ask(VELVET, "/login")).body.matchAll(/"(\/assets\/[^"]+\.css)"/g)].map(
      ([, file]) => file!,
    );
    const { manifest } = (await ask(VELVET, "/release.json")).json();
    const scripts = [...(await ask(VELVET, manifest)).body.matchAll(/"module":"(\/assets\/[^"]+)"/g)].map(
      ([, file]) => file!,
    );
    const files = [...styles, ...scripts];
    expect(styles.length).toBeGreaterThan(1);
    expect(scripts.length).toBeGreaterThan(100);
    for (const path of [
      ...files,
      "/logo.svg",
      "/icon.svg",
      "/favicon.ico",
      "/sw.js",
      "/manifest.webmanifest",
      "/social-card.png",
    ]) {
      expect((await ask(DESK, path)).status, path).toBe(404);
    }
  });
});

describe("a tenant's host serves no page of the console", () => {
  const own = consolePaths()
    .map((path) => `/${path}`)
    .filter((path) => ![...BOTH_HAVE, "/*"].includes(path));

  test.each([...own, ...own.map((path) => `${path}.data`)])("%s", async (path) => {
    expect((await ask(VELVET, path)).status).toBe(404);
  });

  test.each(["/", "/_root.data", "/x", "/x.data", "/robots.txt"])("%s is the tenant's own page", async (path) => {
    const { body } = await ask(VELVET, path);
    expect(body).not.toMatch(/Operators’ console|routes\/console/);
  });

  test("no page and no manifest names a route of the console", async () => {
    const { manifest } = (await ask(VELVET, "/release.json")).json();
    const { status, body, headers } = await ask(VELVET, manifest);
    expect([status, headers["content-type"]]).toEqual([200, "text/javascript"]);
    expect(body).toContain("routes/public/index");
    expect(body).not.toMatch(/console/);
    expect((await ask(DESK, manifest)).status).toBe(404);
    expect((await ask(VELVET, "/login")).body).not.toMatch(/console\/frame/);
    expect((await ask(VELVET, "/api/openapi.json")).body).not.toMatch(/healthz/);
  });

  test("no file of the console is served", async () => {
    const chunks = JSON.parse(readFileSync(join(built(), ".vite/client-manifest.json"), "utf8")) as Record<
      string,
      { file: string }
    >;
    const files = Object.entries(chunks).flatMap(([name, { file }]) =>
      /^app\/console\/.*\.page\./.test(name) ? file : [],
    );
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect((await ask(VELVET, `/${file}`)).status, file).toBe(404);
  });
});

describe("a session belongs to one area", () => {
  const token = "x".repeat(43);

  test("the console's host ignores a tenant's cookie, and does not delete the cookie", async () => {
    for (const cookie of [anna.cookie, anna.cookie.replace("session=", "__Host-session=")]) {
      const answer = await ask(DESK, "/operators", { ...overTls, Cookie: cookie });
      expect(answer.headers.location).toBe("/sign-in?next=%2Foperators");
      expect(answer.cookies).toEqual([]);
    }
  });

  test("the console's cookie has its own name and prefix, and is deleted at sign-out", async () => {
    const headers = { ...overTls, Origin: `https://${DESK}`, Cookie: `__Host-operator_session=${token}` };
    const { cookies } = await server.ask({ host: DESK, method: "POST", path: "/sign-out", headers, form: {} });
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-operator_session=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0; Secure$/),
    ]);
  });

  test("a tenant's host ignores the console's cookie", async () => {
    const value = anna.cookie.split("=")[1];
    const cookie = `operator_session=${value}; __Host-operator_session=${value}`;
    const answer: Answer = await ask(VELVET, "/home", { Cookie: cookie });
    expect(answer.headers.location).toBe("/login?next=%2Fhome");
    expect(answer.cookies.join()).not.toContain("operator_session");
  });
});

test("an unknown host gets the same response as before", async () => {
  for (const host of ["unknown.example", "desk.example.evil.example", "xdesk.example"]) {
    expect((await ask(host, "/")).status, host).toBe(421);
  }
});

function addressOf(path: string): string {
  return `/${path.replace(/\/?:\w+\?$/, "").replace(/:\w+|\*/g, "x")}`;
}
