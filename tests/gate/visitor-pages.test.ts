import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.test";
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: { hosts: [HOST], languages: ["en", "nl"], language: "en" } });
});

afterAll(() => server?.stop());

test("whoever carries nothing gets a page without a nonce, whose every script is allowed by its hash", async () => {
  const { body, headers } = await server.ask({ host: HOST, path: "/" });
  const inline = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script!);
  expect(inline.length).toBeGreaterThan(1);
  expect(body).not.toMatch(/<[^>]* nonce=/);
  for (const script of inline) {
    const hash = createHash("sha256").update(script).digest("base64");
    expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  }
});

test("it is in the visitor's language", async () => {
  const dutch = await server.ask({ host: HOST, path: "/pages/terms", headers: { "Accept-Language": "nl" } });
  const english = await server.ask({ host: HOST, path: "/pages/terms", headers: { "Accept-Language": "en" } });
  expect([/<html[^>]* lang="nl/.test(dutch.body), /<html[^>]* lang="en/.test(english.body)]).toEqual([true, true]);
});

test("whoever carries a cookie gets a page of their own, with a nonce of its own", async () => {
  const ask = () => server.ask({ host: HOST, path: "/", headers: { Cookie: "language=nl" } });
  const policies = [await ask(), await ask()].map(({ headers }) => String(headers["content-security-policy"]));
  expect(policies[0]).toContain("'nonce-");
  expect(policies[0]).not.toBe(policies[1]);
});
