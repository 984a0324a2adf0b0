// @engines one
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";
import { shareOf, volume } from "../support/share";
import { fullTest } from "../support/tiers";

const HOST = "velvet.example";
const login = {
  host: HOST,
  method: "POST",
  path: "/login",
  form: { email: "nobody@example.com", password: "x".repeat(9) },
};
const toDutch = { host: HOST, method: "POST", path: "/language", form: { language: "nl", next: "/" } };

let server: TestServer;

afterEach(() => server?.stop());

test.each(shareOf("a stop", ["1", `${volume(2, 3)}`]))(
  "with %s workers, a stopped server answers running requests and accepts no new ones",
  async (workers) => {
    server = await startServer({ velvet: {} }, { WORKERS: workers, ADMIN_PORT: "0" });
    const inFlight = await Promise.all([login, ...Array(5).fill(toDutch)].map((each) => server.begin(each)));
    expect((await server.health("/readyz")).status).toBe(200);
    server.signal("SIGTERM");
    await expect.poll(() => server.ask({ host: HOST, path: "/robots.txt" }).catch(() => "refused")).toBe("refused");
    expect((await server.health("/readyz")).status).toBe(503);
    expect((await server.health("/healthz")).status).toBe(200);
    const answers = await Promise.all(inFlight.map((request) => request.finish()));
    expect(answers.map(({ status }) => status)).toEqual([422, ...Array(5).fill(302)]);
    expect(await server.ended).toBe(0);
  },
);

test("a stopped server keeps no new request waiting while others are answered", async () => {
  server = await startServer({ velvet: {} }, { WORKERS: `${volume(2, 3)}` });
  const inFlight = await server.begin(toDutch);
  const robots = () => server.ask({ host: HOST, path: "/robots.txt" }).then(ignore, ignore);
  const coming = Array.from({ length: 20 }, robots);
  server.signal("SIGTERM");
  for (let index = 0; index < 60; index++) {
    coming.push(robots());
    await pause(2);
  }
  // It stops once running requests are answered. Until then only a response or a refusal ends their wait.
  await Promise.all(coming);
  expect(server.alive()).toBe(true);
  expect((await inFlight.finish()).status).toBe(302);
  expect(await server.ended).toBe(0);
});

test("a second signal ends it at once, even during requests", async () => {
  server = await startServer({ velvet: {} }, { WORKERS: "2" });
  const workers = server.workers();
  const request = await server.begin(toDutch);
  server.signal("SIGTERM");
  await expect.poll(() => server.ask({ host: HOST, path: "/robots.txt" }).catch(() => "refused")).toBe("refused");
  server.signal("SIGTERM");
  expect(await server.ended).toBe(1);
  await expect(request.finish()).rejects.toThrow();
  await expect.poll(() => workers.filter(isAlive)).toEqual([]);
});

fullTest("workers without their main process answer running requests and end", async () => {
  server = await startServer({ velvet: {} }, { WORKERS: "2" });
  const workers = server.workers();
  const request = await server.begin(toDutch);
  server.signal("SIGKILL");
  await server.ended;
  expect((await request.finish()).status).toBe(302);
  await expect.poll(() => workers.filter(isAlive)).toEqual([]);
});

function ignore() {}

function isAlive(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}
