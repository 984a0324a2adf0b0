// @engines one
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONTEXTS, router } from "../support/router";
import { startServer, type TestServer } from "../support/server";

const HOSTS = ["velvet.example", "onyx.example"];

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {}, onyx: {} }, { TRUST_PROXY: "loopback" });
});

afterAll(() => server?.stop());

test("the router under test answers", async () => {
  const { body } = await server.ask({ host: "velvet.example", path: "/login" });
  const found = Object.entries(CONTEXTS).filter(([, context]) => body.includes(`window.${context}`));
  expect(found.map(([name]) => name)).toEqual([router]);
});

describe.each(HOSTS)("behind a proxy that ends TLS, a form of %s", (host) => {
  const tls = { "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7" };
  const form = { email: "nobody@example.com", password: "a wrong password" };
  const post = (path: string, headers: Record<string, string>, asked = host) =>
    server.ask({ host: asked, method: "POST", path, form, headers: { ...tls, ...headers } });
  const own = `https://${host}`;

  test.each([
    ["says no more", {}],
    ["names the host that was asked", { "X-Forwarded-Host": host }],
    ["names it with its port", { "X-Forwarded-Host": `${host}:443` }],
    ["names each proxy's", { "X-Forwarded-Host": `${host}, edge.internal` }],
    ["names its own", { "X-Forwarded-Host": "edge.internal" }],
  ])("is accepted from its own page if the proxy %s", async (_, headers) => {
    expect((await post("/login", { ...headers, Origin: own })).status).toBe(422);
    expect((await post("/login.data", { ...headers, Origin: own })).status).toBe(422);
  });

  test("is accepted if the Host header has its port", async () => {
    expect((await post("/login", { Origin: own }, `${host}:443`)).status).toBe(422);
  });

  test.each([
    ["another tenant", { Origin: `https://${HOSTS.find((other) => other !== host)}` }],
    ["another site that is named as forwarded", { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }],
    ["no site", { Origin: "null" }],
  ])("is refused from a page of %s", async (_, headers) => {
    for (const path of ["/login", "/login.data"]) expect((await post(path, headers)).status, path).toBe(403);
  });
});
