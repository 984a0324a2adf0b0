import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";
const login = {
  host: HOST,
  method: "POST",
  path: "/login",
  form: { email: "nobody@example.com", password: "x".repeat(9) },
};

let server: TestServer;

afterEach(() => server?.stop());

test.each(["1", "3"])(
  "with %s workers, told to stop, it answers what is in flight and takes nothing new",
  async (workers) => {
    server = await startServer({ velvet: {} }, { WORKERS: workers, ADMIN_PORT: "0" });
    const inFlight = await Promise.all(Array.from({ length: 6 }, () => server.begin(login)));
    expect((await server.health("/readyz")).status).toBe(200);
    server.signal("SIGTERM");
    await expect.poll(() => server.ask({ host: HOST, path: "/robots.txt" }).catch(() => "refused")).toBe("refused");
    expect((await server.health("/readyz")).status).toBe(503);
    expect((await server.health("/healthz")).status).toBe(200);
    const answers = await Promise.all(inFlight.map((request) => request.finish()));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(422));
    expect(await server.ended).toBe(0);
  },
  60_000,
);

test("told to stop, it keeps nobody waiting who comes at that moment, though others are being answered", async () => {
  server = await startServer({ velvet: {} }, { WORKERS: "3" });
  const inFlight = await server.begin(login);
  const robots = () => server.ask({ host: HOST, path: "/robots.txt" }).then(ignore, ignore);
  const coming = Array.from({ length: 20 }, robots);
  server.signal("SIGTERM");
  for (let index = 0; index < 60; index++) {
    coming.push(robots());
    await pause(2);
  }
  const patience = pause(4_000).then(() => "still waiting");
  expect(await Promise.race([Promise.all(coming), patience])).not.toBe("still waiting");
  expect((await inFlight.finish()).status).toBe(422);
  expect(await server.ended).toBe(0);
}, 60_000);

test("a second signal ends it at once, whatever is in flight", async () => {
  server = await startServer({ velvet: {} }, { WORKERS: "2" });
  const workers = server.workers();
  const request = await server.begin(login);
  server.signal("SIGTERM");
  await expect.poll(() => server.ask({ host: HOST, path: "/robots.txt" }).catch(() => "refused")).toBe("refused");
  server.signal("SIGTERM");
  expect(await server.ended).toBe(1);
  await expect(request.finish()).rejects.toThrow();
  await expect.poll(() => workers.filter(isAlive), { timeout: 15_000 }).toEqual([]);
}, 60_000);

test("where the process that keeps the workers is gone, they answer what is in flight and end", async () => {
  server = await startServer({ velvet: {} }, { WORKERS: "2" });
  const workers = server.workers();
  const request = await server.begin({ ...login, path: "/language", form: { language: "nl", next: "/" } });
  server.signal("SIGKILL");
  await server.ended;
  expect((await request.finish()).status).toBe(302);
  await expect.poll(() => workers.filter(isAlive), { timeout: 15_000 }).toEqual([]);
}, 60_000);

function ignore() {}

function isAlive(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}
