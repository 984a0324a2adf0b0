// @tier full
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {} }, { WORKERS: "2" });
});

afterAll(() => server?.stop());

test("requests are answered after all workers have ended, also if workers end repeatedly", async () => {
  for (let round = 0; round < 2; round++) {
    const workers = server.workers();
    for (const worker of workers) process.kill(worker, "SIGKILL");
    await expect.poll(() => server.workers().filter((worker) => workers.includes(worker))).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.ask({ host: HOST, path: "/login" })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  }
});

test("a replacement worker serves each site as before: no copied folder gets its host, no broken config ends it", async () => {
  const { tenants } = server;
  tenants.tenant("aaa-copy", { name: "Copy", hosts: [HOST] });
  await expect.poll(server.log, { timeout: 20_000 }).toMatch(/is held by the tenant velvet/);
  tenants.write("velvet/tenant.json", "{ broken");
  await expect.poll(server.log, { timeout: 20_000 }).toMatch(/misses a key|cannot be read here|without quotes/);
  const workers = server.workers();
  for (const worker of workers) process.kill(worker, "SIGKILL");
  await expect.poll(() => server.workers().filter((worker) => workers.includes(worker))).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.ask({ host: HOST, path: "/login" })));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const { body } of answers) expect(body).not.toContain("Copy");
});
