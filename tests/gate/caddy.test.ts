// @engines one
import { execFileSync } from "node:child_process";
import { createServer, get } from "node:http";
import { get as getSecurely } from "node:https";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_BYTES, MOST_PHOTOS } from "~/app/domain/people/photos/photos.schema";
import { warmCertificates } from "~/scripts/tenant/warm";
import { FORM_IN_PARTS, multipart } from "../support/forms-in-parts";
import { freePort } from "../support/free-port";
import { needs } from "../support/needs";
import { askSecurely, CADDYFILE, type Caddy, isHere, shakeHands, startCaddy } from "../support/proxies";
import { type Joined, startServer, type TestServer } from "../support/server";

const HOST = "velvet.example";

describe("Caddy, as scripts/production/Caddyfile has it", needs(isHere("caddy"), "Caddy is not installed"), () => {
  let server: TestServer;
  let caddy: Caddy;
  let anna: Joined;

  beforeAll(async () => {
    const admin = await freePort();
    server = await startServer(
      { velvet: { hosts: [HOST, "www.velvet.example"] } },
      { ADMIN_PORT: `${admin}`, TRUST_PROXY: "loopback" },
    );
    anna = await server.join(HOST, "Anna");
    caddy = await startCaddy({ upstream: server.port, admin });
  });

  afterAll(async () => {
    await caddy?.stop();
    await server?.stop();
  });

  const secure = (path: string, host = HOST, headers: Record<string, string> = {}) =>
    askSecurely(caddy.https, { host, path, headers });
  const session = () => anna.cookie.replace("session=", "__Host-session=");

  test("redirects http to the same page on https", async () => {
    const location = await new Promise((done, fail) => {
      const options = { port: caddy.http, host: "127.0.0.1", path: "/login?next=%2Fchats", headers: { Host: HOST } };
      get(options, (answer) => done([answer.statusCode, answer.headers.location])).on("error", fail);
    });
    expect(location).toEqual([308, `https://${HOST}/login?next=%2Fchats`]);
  });

  test("gets a certificate for every served host, and redirects the second host to the first", async () => {
    const page = await secure("/login");
    expect(page.status).toBe(200);
    expect(page.headers["strict-transport-security"]).toMatch(/^max-age=\d{7,}/);
    const moved = await secure("/login?next=%2Fchats", "www.velvet.example");
    expect([moved.status, moved.headers.location]).toEqual([308, `https://${HOST}/login?next=%2Fchats`]);
    for (const host of [HOST, "www.velvet.example"]) {
      const socket = await shakeHands(caddy.https, host);
      expect(socket.getPeerCertificate().subjectaltname).toBe(`DNS:${host}`);
      socket.destroy();
    }
  });

  test("refuses an unknown host in the handshake until it is served", async () => {
    await expect(shakeHands(caddy.https, "onyx.example")).rejects.toThrow();
    server.tenants.tenant("onyx", {});
    const status = () =>
      secure("/login", "onyx.example").then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(status, { timeout: 10_000 }).toBe(200);
  });

  test("gets certificates ahead by tenant warm, which lists them", async () => {
    const machine = { tenantsDir: server.tenants.dir, port: server.port, operatorHost: undefined };
    const via = { host: "127.0.0.1", port: caddy.https };
    const { data, code } = await warmCertificates(machine, { slugs: ["velvet"], pace: 80, via });
    expect(data).toMatchObject({
      hosts: [
        { host: HOST, state: "new" },
        { host: "www.velvet.example", state: "new" },
      ],
    });
    expect(code).toBe(0);
  });

  test("passes an upload of the largest accepted size", async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#884422" } })
      .jpeg()
      .toBuffer();
    const largest = Buffer.concat([photo, Buffer.alloc(MAX_BYTES - photo.length)]);
    const body = multipart(Array.from({ length: MOST_PHOTOS }, () => ({ bytes: largest })));
    expect(body.length).toBeGreaterThan(240 * 1024 * 1024);
    const headers = { ...FORM_IN_PARTS, Cookie: session() };
    const answer = await askSecurely(caddy.https, {
      host: HOST,
      method: "POST",
      path: "/profile/photos",
      headers,
      body,
    });
    expect([answer.status, answer.headers.location]).toEqual([302, "/profile/photos"]);
    const { user } = (await secure("/api/user.php", HOST, { Cookie: session() })).json();
    expect(user.profile.images).toHaveLength(MOST_PHOTOS);
  });

  test("passes events of a stream as they happen", async () => {
    const bert = await server.join(HOST, "Bert");
    const headers = { Host: HOST, Cookie: session(), "Accept-Encoding": "gzip, br" };
    const told: string[] = [];
    const options = { port: caddy.https, host: "127.0.0.1", servername: HOST, path: "/api/events.php", headers };
    const stream = getSecurely({ ...options, rejectUnauthorized: false, agent: false }, (answer) => {
      answer.setEncoding("utf8").on("data", (chunk: string) => told.push(chunk));
      answer.on("error", () => {});
    });
    stream.on("error", () => {});
    await expect.poll(() => told.length).toBeGreaterThan(0);
    for (const like of ["POST", "DELETE", "POST"]) {
      const before = told.length;
      const request = { host: HOST, method: like, path: "/api/likes.php", json: { profile: anna.id } };
      expect((await server.ask({ ...request, headers: { Cookie: bert.cookie } })).status).toBeLessThan(300);
      if (like === "POST") await expect.poll(() => told.length, { timeout: 10_000 }).toBeGreaterThan(before);
    }
    stream.destroy();
  });

  test("passes the client's address and scheme to the server, despite forged headers", async () => {
    const heard: Record<string, unknown>[] = [];
    const echo = createServer(({ headers }, response) => {
      heard.push(headers);
      response.end();
    });
    await new Promise<void>((done) => echo.listen(0, "127.0.0.1", done));
    const other = await startCaddy({
      upstream: (echo.address() as AddressInfo).port,
      admin: Number(server.settings.ADMIN_PORT),
    });
    const lies = {
      "X-Forwarded-For": "203.0.113.7",
      "X-Forwarded-Proto": "http",
      "X-Forwarded-Host": "elsewhere.example",
    };
    await askSecurely(other.https, { host: HOST, path: "/", headers: lies });
    await other.stop();
    echo.close();
    expect(heard[0]).toMatchObject({
      host: HOST,
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
      "x-forwarded-host": HOST,
    });
  });

  test("accepts its file with any options for the authority", () => {
    for (const CADDY_OPTIONS of ["", "local_certs", "email operator@velvet.example"]) {
      const env = { ...process.env, CADDY_OPTIONS };
      execFileSync("caddy", ["validate", "--config", CADDYFILE, "--adapter", "caddyfile"], { env, stdio: "pipe" });
    }
    execFileSync("caddy", ["fmt", "--overwrite=false", CADDYFILE], { stdio: "pipe" });
  });
});
