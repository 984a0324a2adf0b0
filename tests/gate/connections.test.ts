import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { built } from "../support/built";
import { descriptors, limitDescriptors } from "../support/process";
import { startServer, type TestServer } from "../support/server";
import { shareOf } from "../support/share";

const HOST = "velvet.test";
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>\n`;

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ velvet: { hosts: [HOST], rememberTrafficSource: true }, other: {} });
  server.tenants.write("velvet/logo.svg", LOGO);
  const logo = () => server.ask({ host: HOST, path: "/logo.svg" });
  await vi.waitFor(async () => expect((await logo()).body).toBe(LOGO), { timeout: 60_000 });
});

afterAll(() => server?.stop());

const largest = readdirSync(join(built(), "client/assets")).find((name) => /^libraries-.*\.js$/.test(name))!;
const request = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n${more}\r\n`;

/** Opens connections that read the first bytes of a response and then stop. */
async function takeLittle(count: number, path: string, requests = 1) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(server.port, "127.0.0.1");
      socket.on("error", () => {});
      socket.write(request(path).repeat(requests));
      await Promise.race([once(socket, "readable"), once(socket, "close")]);
      return socket;
    }),
  );
}

test.each(
  shareOf("downloads that are cut", [
    ["a file of the build", `/assets/${largest}`],
    ["a tenant's logo", "/logo.svg"],
    ["a page", "/login"],
  ] as const),
)("downloads of %s that are cut leave no descriptor open, sent ahead or not", async (_, path) => {
  const before = descriptors(server.pid);
  for (const requests of [1, 16, 200]) {
    const sockets = await takeLittle(20, path, requests);
    expect((await server.ask({ host: "other.example", path: "/login" })).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => descriptors(server.pid)).toBeLessThanOrEqual(before);
  }
});

test("a file of the build opens no descriptor", async () => {
  const before = descriptors(server.pid);
  const sockets = await takeLittle(10, `/assets/${largest}`, 16);
  // The watcher of the tenants' folder opens a descriptor briefly.
  await expect.poll(() => descriptors(server.pid)).toBeLessThanOrEqual(before + 10);
  for (const socket of sockets) socket.destroy();
});

test("without free descriptors the server answers existing connections, and all connections once descriptors are free", async () => {
  const [connected] = await takeLittle(1, "/login");
  const limit = limitDescriptors(server.pid, descriptors(server.pid) + 3);
  const more = Array.from({ length: 30 }, () => connect(server.port, "127.0.0.1").on("error", () => {}));
  await expect
    .poll(() => more.filter(({ destroyed, readyState }) => destroyed || readyState === "open"))
    .toHaveLength(30);
  connected!.write(request(`/assets/${largest}`) + request("/logo.svg", "Connection: close\r\n"));
  const answers = await text(connected!);
  expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toEqual(Array(3).fill("HTTP/1.1 200"));
  expect(answers.endsWith(LOGO)).toBe(true);
  limit.lift();
  for (const socket of more) socket.destroy();
  const page = () => server.ask({ host: HOST, path: "/login" }).catch(() => ({ status: 0 }));
  await expect.poll(async () => (await page()).status).toBe(200);
  // The watcher can't read the tenants' folder either, and keeps the served configs.
  const failures = server.log().match(/^.*"level":[56]0.*$/gm) ?? [];
  expect(failures.filter((line) => !line.includes("Cannot read the tenants' folder"))).toEqual([]);
});

test("files of the build are compressed, cached, never partial, and never outside the folder", async () => {
  const path = `/assets/${largest}`;
  const plain = await server.ask({ host: HOST, path });
  expect(plain.headers).toMatchObject({ vary: "Accept-Encoding", "content-type": "text/javascript" });
  for (const coding of ["br", "gzip"]) {
    const { headers, status } = await server.ask({ host: HOST, path, headers: { "Accept-Encoding": coding } });
    expect([status, headers["content-encoding"], headers.etag]).toEqual([200, coding, plain.headers.etag]);
    expect(Number(headers["content-length"])).toBeLessThan(Number(plain.headers["content-length"]));
  }
  const again = await server.ask({ host: HOST, path, headers: { "If-None-Match": plain.headers.etag! } });
  expect([again.status, again.body]).toEqual([304, ""]);
  const head = await server.ask({ host: HOST, path, method: "HEAD" });
  expect([head.status, head.body, head.headers["content-length"]]).toEqual([200, "", plain.headers["content-length"]]);
  for (const none of ["/README.md", "/assets/nothing.js", "/assets/", `${path}.br`, "/.vite/manifest.json"]) {
    expect((await server.ask({ host: HOST, path: none })).status).toBe(404);
  }
});

test("a choice has a rate limit per address, with the time to come back", async () => {
  const choose = () => server.ask({ host: HOST, path: "/consent", method: "POST", form: { answer: "yes" } });
  for (let time = 0; time < 30; time++) expect((await choose()).status).toBe(302);
  const refused = await choose();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.body).toContain("That was a lot at once");
});
