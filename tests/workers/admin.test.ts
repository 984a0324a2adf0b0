import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";
const PAGES = 8;

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {}, onyx: {} }, { WORKERS: "2", ADMIN_PORT: "0" });
}, 60_000);

afterAll(() => server?.stop());

test("requests are counted by tenant and route, over all workers and past the end of one", async () => {
  const { cookie, id } = await server.join(HOST, "Anna");
  const ask = (path: string, host = HOST) => server.ask({ host, path, headers: { Cookie: cookie } });
  for (let index = 0; index < PAGES; index++) await ask(`/members/${id}?secret=1`);
  await ask("/api/search.php?pp=2");
  await ask("/members/nobody/at/all");
  await ask("/nothing", "nobody.example");
  await ask("/%2e%2e/");

  const counts = {
    'route="/members/:memberId",method="GET",status="2xx"': PAGES,
    'route="/api/search.php",method="GET",status="2xx"': 1,
    'route="/*",method="GET",status="4xx"': 1,
    'route="refused",method="GET",status="4xx"': 1,
  };
  const text = await metrics();
  for (const [labels, count] of Object.entries(counts)) {
    expect(text).toContain(`bouquet_http_requests_total{tenant="velvet",${labels}} ${count}\n`);
  }
  expect(text).toContain('bouquet_http_requests_total{tenant="",route="unknown_host",method="GET",status="4xx"} 1\n');
  expect(text).toContain(`bouquet_http_request_seconds_count{route="/members/:memberId"} ${PAGES}\n`);
  expect(text).toMatch(/^bouquet_tenants 2$/m);
  expect(text).toMatch(/^bouquet_open_databases [12]$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds 0\.\d+$/m);
  for (const personal of [id, "secret", "nobody.example"]) expect(text).not.toContain(personal);

  const [worker] = server.workers();
  process.kill(worker!, "SIGKILL");
  await expect.poll(async () => (await server.health("/readyz")).status).toBe(503);
  await expect.poll(async () => (await server.health("/readyz")).status, { timeout: 20_000 }).toBe(200);
  const later = await metrics();
  expect(later).toContain(`tenant="velvet",route="/members/:memberId",method="GET",status="2xx"} ${PAGES}\n`);
  expect(later).toMatch(/^bouquet_worker_restarts_total 1$/m);
}, 60_000);

test("it is only for those who look after the machine", async () => {
  expect((await server.health("/healthz")).status).toBe(200);
  expect((await server.health("/")).status).toBe(404);
  for (const path of ["/healthz", "/readyz", "/metrics"]) {
    expect((await server.ask({ host: HOST, path })).status).toBe(404);
  }
});

async function metrics(): Promise<string> {
  return (await server.health("/metrics")).body;
}
