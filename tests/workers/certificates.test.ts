// @engines one
// @tier full
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";

const DESK = "desk.velvet.example";

let server: TestServer;

beforeAll(async () => {
  server = await startServer(
    { velvet: { hosts: ["velvet.example", "www.velvet.example"] }, bordeaux: { hosts: ["xn--bordux-wta.example"] } },
    { WORKERS: "2", ADMIN_PORT: "0", OPERATOR_HOST: DESK },
  );
});

afterAll(() => server?.stop());

test.each(["domain", "host"])("a proxy that asks by ?%s= gets certificates for every served host", async (by) => {
  for (const host of ["velvet.example", "www.velvet.example", "xn--bordux-wta.example", DESK, "WWW.Velvet.Example"]) {
    expect(await asked(`?${by}=${host}`)).toEqual({ status: 200, body: "served\n" });
  }
});

test.each([
  ["another's name", "elsewhere.example"],
  ["a name below a site's", "shop.velvet.example"],
  ["a wildcard", "*.velvet.example"],
  ["a dot at the end", "velvet.example."],
  ["a port", "velvet.example:443"],
  ["an address of four numbers", "127.0.0.1"],
  ["an address in hexadecimal", "::1"],
  ["letters beyond ASCII", "bord%C3%B6ux.example"],
  ["a line of its own", "velvet.example%0aHost:x"],
  ["a zero byte", "velvet.example%00"],
  ["a path", "velvet.example/login"],
  ["a name of objects", "__proto__"],
  ["a very long name", `${"a".repeat(4000)}.example`],
])("%s is refused with a reason in one line, which does not repeat the question", async (_, host) => {
  const { status, body } = await asked(`?domain=${host}`);
  expect(status).toBe(404);
  expect(body).toMatch(/^[\x20-\x7e]{5,255}\n$/);
  expect(body).not.toContain(decodeURIComponent(host));
});

test.each([
  "",
  "?",
  "?domain=",
  "?name=velvet.example",
  "?domain=velvet.example&host=velvet.example",
  "?domain=velvet.example&domain=www.velvet.example",
  "?host=velvet.example&host=",
])("a question without a single host is rejected: %s", async (query) => {
  const { status, body } = await asked(query);
  expect(status).toBe(400);
  expect(body).toMatch(/^[^\n]{5,255}\n$/);
});

test("the address accepts GET and HEAD, on the admin port only", async () => {
  const path = "/certificates/allow?domain=velvet.example";
  expect((await server.ask({ host: "velvet.example", path })).status).toBe(404);
  expect((await server.health("/certificates/allowed?domain=velvet.example")).status).toBe(404);
});

test("a changed config counts once it is served, and a removed site is refused", async () => {
  await expect.poll(() => statusOf("onyx.example")).toBe(404);
  server.tenants.tenant("onyx", { hosts: ["onyx.example", "www.onyx.example"] });
  await expect.poll(() => statusOf("www.onyx.example")).toBe(200);
  server.tenants.tenant("onyx", { hosts: ["onyx.example"] });
  await expect.poll(() => statusOf("www.onyx.example")).toBe(404);
  expect(await statusOf("onyx.example")).toBe(200);
  rmSync(join(server.tenants.dir, "onyx"), { recursive: true });
  await expect.poll(() => statusOf("onyx.example")).toBe(404);
  expect(await statusOf("velvet.example")).toBe(200);
});

test("an answer needs neither a database nor a worker", async () => {
  await server.spoil("velvet");
  for (const worker of server.workers()) process.kill(worker, "SIGKILL");
  expect(await statusOf("velvet.example")).toBe(200);
  expect(await statusOf("elsewhere.example")).toBe(404);
});

async function asked(query: string) {
  const { status, body } = await server.health(`/certificates/allow${query}`);
  return { status, body };
}

const statusOf = async (host: string) => (await asked(`?host=${host}`)).status;
