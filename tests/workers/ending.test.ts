// @tier full
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TALLY_SIZE, tallyIn } from "~/app/request/in-flight";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";
const harmful = {
  host: HOST,
  method: "POST",
  path: "/login",
  form: { email: "nobody@example.com", password: "wrong one" },
};

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: {}, onyx: {} }, { WORKERS: "2" });
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

test("a request that workers end of is refused after the third, and others are answered", async () => {
  for (let end = 0; end < 3; end++) await endWith();
  const refused = await server.ask(harmful);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "600"]);
  expect(refused.body).toContain("Try again in a few minutes");
  expect(server.log()).toMatch(/"method":"POST","asked":"\/login".*workers have ended of its like/);
  expect((await server.ask({ host: HOST, path: "/login" })).status).toBe(200);
  expect((await server.ask({ ...harmful, host: "onyx.example" })).status).toBe(422);
});

/** Kills both workers while one of them has the harmful request in flight. */
async function endWith(): Promise<void> {
  const inFlight = await server.begin(harmful);
  // A worker asks for the rest of a request a moment before it counts it.
  await expect.poll(() => server.workers().some(hasInFlight)).toBe(true);
  for (const worker of server.workers()) process.kill(worker, "SIGKILL");
  await expect(inFlight.finish()).rejects.toThrow();
}

/** By the open file that the worker counts in, which it was given as its fourth. */
function hasInFlight(worker: number): boolean {
  const counts = Buffer.alloc(TALLY_SIZE);
  readFileSync(`/proc/${worker}/fd/4`).copy(counts);
  return tallyIn(counts).inFlight.length > 0;
}
