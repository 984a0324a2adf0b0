import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { type Listener, openServer, serialized } from "./connections";
import { listen } from "./listen";

const LARGE = Buffer.alloc(16 * 1024 * 1024, "x");
const REQUEST = "GET / HTTP/1.1\r\nHost: velvet.example\r\n\r\n";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

test("a client that reads nothing is disconnected", async () => {
  const { server, client } = await connected((_, response) => response.end(LARGE));
  client.pause().write(REQUEST);
  const [, response] = (await once(server, "request")) as [unknown, ServerResponse];
  await once(response, "close");
  client.on("error", () => {}).resume(); // the connection may end with a reset
  await once(client, "close");
  expect(client.bytesRead).toBeLessThan(LARGE.length);
});

test("a client that reads slowly gets its whole answer", async () => {
  const { client } = await connected((_, response) => response.end(LARGE), { idle: NEVER });
  client.write(REQUEST.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  let size = 0;
  client.on("data", (chunk: Buffer) => {
    size += chunk.length;
    client.pause();
    setTimeout(() => client.resume(), 5);
  });
  await once(client, "close");
  expect(size).toBeGreaterThan(LARGE.length);
});

test("a client that reads a few bytes at a time, and so is never idle, is disconnected", async () => {
  const pace = { ms: 2 * IDLE, bytes: LARGE.length };
  const { server, client } = await connected((_, response) => response.end(LARGE), { pace, idle: 60_000 });
  client.on("error", () => {}); // the connection may end with a reset
  client.pause().write(REQUEST);
  const sips = setInterval(() => client.read(256 * 1024), IDLE / 4);
  const [{ socket }] = (await once(server, "request")) as Parameters<Listener>;
  await once(socket, "close");
  clearInterval(sips);
  expect(client.bytesRead).toBeGreaterThan(256 * 1024);
  expect(client.bytesRead).toBeLessThan(LARGE.length);
});

test("an answer may last for any time if its client keeps up", async () => {
  const events = Array.from({ length: 20 }, (_, index) => `${index};`);
  const pace = { ms: IDLE / 10, bytes: LARGE.length };
  const { client } = await connected(
    async (_, response) => {
      for (const event of events) {
        response.write(event);
        await pause(IDLE / 10);
      }
      response.end();
    },
    { pace, idle: NEVER },
  );
  client.write(REQUEST.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  let text = "";
  for await (const chunk of client) text += chunk;
  expect(text.match(/\d+;/g)).toEqual(events);
});

test("a client that sends nothing is disconnected", async () => {
  const { client } = await connected(() => {});
  await once(client.resume(), "close");
});

test("the server waits for an answer that takes longer than the idle limit", async () => {
  const { client } = await connected(async (_, response) => {
    await pause(5 * IDLE);
    response.end("done");
  });
  client.write(REQUEST);
  const [chunk] = (await once(client, "data")) as [Buffer];
  expect(chunk.toString()).toMatch(/^HTTP\/1.1 200/);
});

test("pipelined requests are passed on one by one, in order, each after the previous answer was sent", async () => {
  const paths: string[] = [];
  const early: string[] = [];
  let former: ServerResponse | undefined;
  const { client } = await connected(
    (request, response) => {
      if (former && !former.writableFinished) early.push(request.url!);
      former = response;
      paths.push(request.url!);
      setImmediate(() => response.end(request.url));
    },
    { idle: NEVER },
  );
  const asked = Array.from({ length: 10 }, (_, index) => `/${index}`);
  client.write(asked.map((path) => REQUEST.replace("/", path)).join(""));
  let text = "";
  for await (const chunk of client) {
    text += chunk;
    if (text.endsWith("/9")) break;
  }
  expect(paths).toEqual(asked);
  expect(early).toEqual([]);
});

test("a client that pipelines too many requests and reads none gets one answer and is disconnected", async () => {
  let answered = 0;
  const { server, client } = await connected((_, response) => {
    answered++;
    response.end(LARGE);
  });
  client.on("error", () => {}); // the connection is cut during sending
  client.pause().write(REQUEST.repeat(200));
  const [{ socket }] = (await once(server, "request")) as Parameters<Listener>;
  if (!socket.destroyed) await once(socket, "close");
  expect(answered).toBe(1);
});

/** In ms. */
const IDLE = 100;
/** The idle limit of tests that are not about idle connections. On a busy machine more than `IDLE` may pass. */
const NEVER = 120_000;

type Options = Parameters<typeof openServer>[0] & Parameters<typeof serialized>[1];

async function connected(listener: Listener, { idle = IDLE, ...pace }: Options = {}) {
  const server = openServer({ idle }).on("request", serialized(listener, pace));
  const port = await listen(server, { setting: "PORT", port: 0, host: "127.0.0.1" });
  const client = connect(port, "127.0.0.1");
  closing.push(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { server, client };
}
