// @engines one
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

const [VELVET, DESK] = ["velvet.example", "desk.example"];

let server: TestServer;
let anna: Awaited<ReturnType<TestServer["join"]>>;

beforeAll(async () => {
  server = await startServer({ velvet: {} }, { TRUST_PROXY: "loopback", OPERATOR_HOST: DESK });
  anna = await server.join(VELVET, "Anna");
});

afterAll(() => server?.stop());

const ask = (host: string, path: string, headers: Record<string, string> = {}) => server.ask({ host, path, headers });

describe("a client's headers and cookies don't change the area", () => {
  const claims = (host: string): Record<string, string>[] => [
    { "X-Forwarded-Host": host },
    { "X-Forwarded-Host": `${host}, ${host}`, "X-Forwarded-Server": host },
    { Forwarded: `host=${host};proto=https` },
    { "X-Original-Host": host, "X-Host": host, "X-HTTP-Host-Override": host },
    { Origin: `http://${host}`, Referer: `http://${host}/` },
    { "X-Original-URL": `http://${host}/`, "X-Rewrite-URL": "/" },
  ];

  test.each(claims(DESK))("a tenant's page stays the tenant's under %o", async (headers) => {
    const answer = await ask(VELVET, "/", headers);
    expect(answer.body).toContain("velvet");
    expect(answer.body).not.toMatch(/Operators’ console|routes\/console/);
  });

  test.each(claims(VELVET))("the console's page stays the console's under %o", async (headers) => {
    const answer = await ask(DESK, "/sign-in", { ...headers, Cookie: anna.cookie });
    expect(answer.body).not.toMatch(/velvet/i);
    expect(answer.body).toContain("Operators’ console");
  });

  test.each([
    "/__manifest",
    "/__manifest?p=/&p=/healthz&version=x",
    "/__manifest?paths=/,/healthz,/x&version=x",
    "/login.data?_routes=console/front/front.page,console/frame/root.page,console-not-found",
    "/healthz.data?_routes=console/frame/health.page",
    "/_root.data?_routes=root,console/frame/root.page",
    "/assets/manifest-x.js",
    "/sw.js?host=desk.example",
  ])("a tenant's host tells nothing of the console at %s", async (path) => {
    const answer = await ask(VELVET, path, { Cookie: anna.cookie });
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toMatch(/Operators’|routes\/console|console-(robots|not-found)/);
  });

  test.each([
    "/__manifest",
    "/__manifest?p=/&p=/login&version=x",
    "/__manifest?paths=/,/login,/home&version=x",
    "/_root.data?_routes=root,routes/public/index",
    "/login.data?_routes=routes/public/login",
    "/sw-member.js",
    "/offline",
    "/release.json",
  ])("the console's host tells nothing of a tenant at %s", async (path) => {
    const answer = await ask(DESK, path, { Cookie: anna.cookie });
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toMatch(/velvet|routes\/(public|member)|signup/i);
  });
});
