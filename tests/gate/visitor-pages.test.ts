// @engines one
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEMPLATES } from "~/tenants/config/vocabulary";
import { router } from "../support/router";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.test";
/**
 * Maximum size of a page's scripts in kB, compressed. React Router's code is 3 kB larger than Remix's, both without
 * unused parts.
 */
const MOST_SCRIPTS = { remix: 106.5, "react-router": 109 };
let server: TestServer;

beforeAll(async () => {
  const templates = TEMPLATES.map((template) => [`in-${template}`, { template }]);
  server = await startServer({
    velvet: { hosts: [HOST], languages: ["en", "nl"], language: "en" },
    ...Object.fromEntries(templates),
  });
});

afterAll(() => server?.stop());

test("a visitor without cookies gets a page without a nonce, whose every script is allowed by its hash", async () => {
  const { body, headers } = await server.ask({ host: HOST, path: "/" });
  const inline = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script!);
  expect(inline.length).toBeGreaterThan(1);
  expect(body).not.toMatch(/<[^>]* nonce=/);
  for (const script of inline) {
    const hash = createHash("sha256").update(script).digest("base64");
    expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  }
});

test("the page is in the visitor's language", async () => {
  const dutch = await server.ask({ host: HOST, path: "/pages/terms", headers: { "Accept-Language": "nl" } });
  const english = await server.ask({ host: HOST, path: "/pages/terms", headers: { "Accept-Language": "en" } });
  expect([/<html[^>]* lang="nl/.test(dutch.body), /<html[^>]* lang="en/.test(english.body)]).toEqual([true, true]);
});

test("a visitor with a cookie gets an uncached page with its own nonce", async () => {
  const ask = () => server.ask({ host: HOST, path: "/", headers: { Cookie: "language=nl" } });
  const policies = [await ask(), await ask()].map(({ headers }) => String(headers["content-security-policy"]));
  expect(policies[0]).toContain("'nonce-");
  expect(policies[0]).not.toBe(policies[1]);
});

test("an unknown page has the whole sign-up, before any script", async () => {
  const { status, body } = await server.ask({ host: HOST, path: "/nothing-here" });
  expect(status).toBe(404);
  expect(/<form[^>]*data-form="signup".*?<\/form>/s.exec(body)?.[0]).toContain('name="password"');
});

test("fonts load at once, scripts and texts after the first paint, and the head names no file twice", async () => {
  const { body } = await server.ask({ host: HOST, path: "/" });
  const links = [...body.matchAll(/<link[^>]*>/g)].map(([link]) => link);
  const fonts = links.filter((link) => link.includes('as="font"'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((link) => !/crossorigin/i.test(link))).toEqual([]);
  const forScripts = links.filter((link) => /rel="(modulepreload|preload" as="fetch)"/.test(link));
  expect(forScripts.length).toBeGreaterThan(5);
  expect(forScripts.filter((link) => !link.includes('media="not all"'))).toEqual([]);
  expect(body).not.toMatch(/<script[^>]* (src=|type="module")/);
  const head = [...body.split("</head>")[0]!.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  expect(head).toEqual([...new Set(head)]);
});

describe.each(TEMPLATES)("a first visit to a page in %s", (template) => {
  const host = `in-${template}.example`;
  const sizeOf = async (file: string) =>
    Number((await server.ask({ host, path: file, headers: { "Accept-Encoding": "br" } })).headers["content-length"]);
  const kilobytesOf = async (files: Iterable<string>) =>
    (await Promise.all([...new Set(files)].map(sizeOf))).reduce((sum, size) => sum + size, 0) / 1000;

  test.each(["/", "/signup", "/login", "/members", "/nothing-here"])("loads %s within the budget", async (path) => {
    const { body } = await server.ask({ host, path });
    const scripts = [...body.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file);
    const styles = [...body.matchAll(/\/assets\/[\w.-]+\.css/g)].map(([file]) => file);
    const weight = { scripts: await kilobytesOf(scripts), styles: await kilobytesOf(styles) };
    expect(weight.scripts).toBeGreaterThan(60);
    expect(weight.scripts).toBeLessThanOrEqual(MOST_SCRIPTS[router]);
    expect(weight.styles).toBeGreaterThan(5);
    expect(weight.styles).toBeLessThanOrEqual(25);
  });
});

test.each([
  ["/favicon.ico", "image/x-icon"],
  ["/icon.svg", "image/svg+xml"],
  ["/icon-192.png", "image/png"],
  ["/icon-512.png", "image/png"],
  ["/icon-maskable-192.png", "image/png"],
  ["/screenshot-wide.png", "image/png"],
  ["/apple-touch-icon.png", "image/png"],
])("%s exists for a site without its own", async (path, type) => {
  const { status, headers } = await server.ask({ host: HOST, path });
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, type, "public, max-age=3600"]);
  const again = await server.ask({ host: HOST, path, headers: { "If-None-Match": headers.etag! } });
  expect(again.status).toBe(304);
  const { body } = await server.ask({ host: HOST, path, method: "HEAD" });
  expect(body).toBe("");
});
