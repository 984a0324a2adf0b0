import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

/** Each connection goes to the next worker: so many requests in a row reach every one of four, and more than once. */
const ROUND = 12;
const HOST = "velvet.example";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: { name: "Velvet" } }, { WORKERS: "4", TRUST_PROXY: "loopback" });
}, 60_000);

afterAll(() => server?.stop());

test("who logs in or out at one worker has done so at all", async () => {
  const { cookie } = await server.join(HOST, "Anna");
  const own = { host: HOST, path: "/api/user.php", headers: { Cookie: cookie } };
  const statuses = () => everywhere(async () => (await server.ask(own)).status);
  expect(server.workers()).toHaveLength(4);
  expect(await statuses()).toEqual([200]);
  await server.ask({ ...own, path: "/api/logout.php" });
  expect(await statuses()).toEqual([403]);
});

test("25 logins from one address are the limit, whichever workers they reach", async () => {
  const logIn = async (address: string) => {
    const form = { email: "nobody@example.com", password: "not a password" };
    const headers = { "X-Forwarded-For": address };
    return (await server.ask({ host: HOST, method: "POST", path: "/login", headers, form })).status;
  };
  const statuses = [];
  for (let attempt = 0; attempt < 25 + ROUND; attempt++) statuses.push(await logIn("198.51.100.1"));
  expect(statuses).toEqual([...Array(25).fill(422), ...Array(ROUND).fill(429)]);
  expect(await logIn("198.51.100.2")).toBe(422);
}, 60_000);

test("an edit of a tenant reaches all workers within a second", async () => {
  const titles = () =>
    everywhere(async () => /<title>(.*?)</.exec((await server.ask({ host: HOST, path: "/login" })).body)?.[1]);
  expect(await titles()).toEqual([expect.stringContaining("Velvet")]);
  server.tenants.tenant("velvet", { name: "Renamed" });
  await pause(1000);
  expect(await titles()).toEqual([expect.stringContaining("Renamed")]);
});

async function everywhere<T>(ask: () => Promise<T>): Promise<T[]> {
  const answers = [];
  for (let index = 0; index < ROUND; index++) answers.push(await ask());
  return [...new Set(answers)];
}
