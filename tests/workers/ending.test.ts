import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {} }, { WORKERS: "2" });
});

afterAll(() => server?.stop());

test("requests that come while every worker is gone are answered, however often workers end", async () => {
  for (let round = 0; round < 2; round++) {
    const workers = server.workers();
    for (const worker of workers) process.kill(worker, "SIGKILL");
    await expect.poll(() => server.workers().filter((worker) => workers.includes(worker))).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.ask({ host: HOST, path: "/login" })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  }
});
