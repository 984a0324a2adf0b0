import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { localCertificate } from "~/tests/support/certificate";
import { callOutside, readOutside } from "./outside";

// Misbehaving partner servers on this machine: `localhost` is the one name that may lead inside.

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let address: string;
let answer: Answer;
let asked: string[];

beforeAll(async () => {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  const certificate = await localCertificate();
  server = createServer({ key: certificate.private, cert: certificate.cert }, (request, response) => {
    asked.push(request.url ?? "");
    response.on("error", () => {});
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, done));
  address = `https://localhost:${(server.address() as AddressInfo).port}/feed`;
});

afterAll(() => {
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  server.close();
  server.closeAllConnections();
});

beforeEach(() => {
  asked = [];
});

const soon = () => AbortSignal.timeout(300);
const patient = () => AbortSignal.timeout(30_000);
const read = (signal = patient()) => readOutside(address, { signal, most: 10_000 });

/** Writes until the connection closes. */
function endless(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write("x".repeat(16_384)));
  };
  response.on("drain", more);
  more();
}

/** Resolves once the client has hung up. */
function hangsUp(before: Answer): Promise<unknown> {
  return new Promise((done) => {
    answer = (request, response) => {
      response.on("close", done);
      before(request, response);
    };
  });
}

test("an endless answer yields its status, and the connection is closed", async () => {
  const hungUp = hangsUp((_, response) => endless(response.writeHead(200)));
  expect(await callOutside(address, { method: "GET", signal: new AbortController().signal })).toBe(200);
  await hungUp;
});

test("an endless feed is cut at its maximum length", async () => {
  const hungUp = hangsUp((_, response) => endless(response.writeHead(200)));
  await expect(read()).rejects.toThrow("more than 10000 bytes");
  await hungUp;
});

test.each<[string, Answer]>([
  ["says nothing", () => {}],
  ["says its head and nothing more", (_, response) => void response.writeHead(200).flushHeaders()],
  ["hints early, and never answers", (_, response) => response.writeEarlyHints({ link: "</a>; rel=preload" })],
])("a feed that %s times out", async (_, hanging) => {
  const hungUp = hangsUp(hanging);
  await expect(read(soon())).rejects.toThrow();
  await hungUp;
});

test.each([
  "https://127.0.0.1/",
  "https://169.254.169.254/latest/meta-data",
  "https://10.0.0.1/",
  "https://[::1]/",
  "http://localhost/inside",
])("a redirect to %s is not followed", async (location) => {
  answer = (_, response) => response.writeHead(302, { Location: location }).end();
  expect(await callOutside(address, { method: "POST", body: Buffer.from("x"), signal: patient() })).toBe(302);
  await expect(read()).rejects.toThrow("answered 302");
  expect(asked).toEqual(["/feed", "/feed"]);
});

test("a redirect on the same server is not followed either", async () => {
  answer = (_, response) => response.writeHead(307, { Location: "/other" }).end();
  await expect(read()).rejects.toThrow("answered 307");
  expect(asked).toEqual(["/feed"]);
});

test("a compressed answer is not unpacked, because none was requested", async () => {
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024));
  let offered: string | undefined;
  answer = (request, response) => {
    offered = String(request.headers["accept-encoding"] ?? "");
    response.writeHead(200, { "Content-Encoding": "gzip" }).end(bomb.subarray(0, 9_000));
  };
  expect((await read()).length).toBeLessThanOrEqual(9_000);
  expect(offered).toBe("");
});

test("a feed shorter than its stated length fails", async () => {
  answer = (_, response) => {
    response.writeHead(200, { "Content-Length": 500 });
    response.write("{}", () => response.destroy());
  };
  await expect(read()).rejects.toThrow();
});

test("nothing after the stated length is read", async () => {
  answer = (request) => {
    const { socket } = request;
    socket.end(`HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nbad`);
  };
  expect(await read()).toBe("{}");
});

test("an endless header is refused", async () => {
  answer = (request) => void request.socket.write(`HTTP/1.1 200 OK\r\nX-Long: ${"x".repeat(100_000)}`);
  await expect(read()).rejects.toThrow();
});

test("another server's certificate is refused", async () => {
  answer = (_, response) => response.end("{}");
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  try {
    await expect(read()).rejects.toThrow();
  } finally {
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
  }
  expect(asked).toEqual([]);
});
