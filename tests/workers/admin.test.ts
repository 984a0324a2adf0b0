import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";
const PAGES = 8;

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {}, onyx: {} }, { WORKERS: "2", ADMIN_PORT: "0" });
});

afterAll(() => server?.stop());

test("metrics count requests by tenant and route, over all workers and past the end of one", async () => {
  const { cookie, id } = await server.join(HOST, "Anna");
  const ask = (path: string, host = HOST) => server.ask({ host, path, headers: { Cookie: cookie } });
  for (let index = 0; index < PAGES; index++) await ask(`/members/${id}?zqprivate=1`);
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
  // The metrics omit a worker that reports too late.
  await expect.poll(metrics).toContain(`route="/members/:memberId",method="GET",status="2xx"} ${PAGES}\n`);
  const text = await metrics();
  for (const [labels, count] of Object.entries(counts)) {
    expect(text).toContain(`bouquet_http_requests_total{tenant="velvet",${labels}} ${count}\n`);
  }
  expect(text).toContain('bouquet_http_requests_total{tenant="",route="unknown_host",method="GET",status="4xx"} 1\n');
  expect(text).toContain(`bouquet_http_request_seconds_count{route="/members/:memberId"} ${PAGES}\n`);
  expect(text).toMatch(/^bouquet_tenants 2$/m);
  expect(text).toMatch(/^bouquet_open_databases [12]$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d+(\.\d+)?(e-\d+)?$/m);
  for (const personal of [id, "zqprivate", "nobody.example"]) expect(text).not.toContain(personal);

  const [kept] = server.workers();
  const readiness = async () => (await server.health("/readyz")).status;
  // Repeatedly, because a slow test may miss a worker's replacement.
  const killOthers = async () => {
    for (const worker of server.workers()) if (worker !== kept) kill(worker);
    return readiness();
  };
  await expect.poll(killOthers).toBe(503);
  await expect.poll(readiness).toBe(200);
  const later = () => metrics();
  await expect.poll(later).toContain(`route="/members/:memberId",method="GET",status="2xx"} ${PAGES}\n`);
  expect(await later()).toMatch(/^bouquet_worker_restarts_total [1-9]/m);
});

test("the admin port is only for the machine's operators", async () => {
  for (const path of ["/healthz", "/serving"]) expect((await server.health(path)).status).toBe(200);
  expect((await server.health("/")).status).toBe(404);
  for (const path of ["/healthz", "/readyz", "/serving", "/metrics"]) {
    expect((await server.ask({ host: HOST, path })).status).toBe(404);
  }
});

async function metrics(): Promise<string> {
  return (await server.health("/metrics")).body;
}

/** Does nothing to an ended process. */
function kill(process_: number): void {
  try {
    process.kill(process_, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
