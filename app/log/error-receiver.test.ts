// @engines one
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dsnOf, openErrorReceiver } from "./error-receiver";
import { impersonalError } from "./impersonal";
import { openLog } from "./log";
import { inTrace } from "./trace";

const KEY = "0123456789abcdef0123456789abcdef";
const TRACE = { id: "4bf92f3577b34da6a3ce929d0e0e4736", route: "/chats/:chatId" };

interface Envelope {
  head: { event_id: string; sent_at: string };
  item: { type: string; length: number };
  // biome-ignore lint/suspicious/noExplicitAny: an event as the protocol has it
  event: any;
  text: string;
}

/** The receiver: its requests, and how it answers. */
let got: { path: string; auth: string; envelope: Envelope }[];
let answer: (response: ServerResponse) => void;
let server: ReturnType<typeof createServer>;
let dsn: string;
let now: number;

beforeEach(async () => {
  got = [];
  now = Date.UTC(2026, 10, 27);
  answer = (response) => void response.end("{}");
  server = createServer(async (request, response) => {
    const envelope = await envelopeIn(request);
    got.push({ path: request.url!, auth: `${request.headers["x-sentry-auth"]}`, envelope });
    answer(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  dsn = `http://${KEY}@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Parses an envelope: a line of JSON, a header with a length, and so many bytes. */
async function envelopeIn(request: IncomingMessage): Promise<Envelope> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString("utf8");
  const [head, item, ...rest] = text.split("\n");
  const { length } = JSON.parse(item!);
  const event = Buffer.from(rest.join("\n")).subarray(0, length).toString("utf8");
  return { head: JSON.parse(head!), item: JSON.parse(item!), event: JSON.parse(event), text };
}

const open = () => openErrorReceiver(dsnOf(dsn)!, { release: "0.1.0", now: () => now });
const reportOf = (error: Error) => ({
  error: impersonalError(error),
  message: "a route failed",
  level: "error" as const,
});
const errorAt = (line: number) =>
  Object.assign(new Error("no"), { stack: `Error: no\n    at work (file:///app/x.js:${line}:1)` });
/** Waits until that many requests have arrived. */
const arrived = (count: number) => expect.poll(() => got.length).toBe(count);
const settled = () => receiver.settled();
let receiver: ReturnType<typeof open>;

test("an error in the log becomes an event with its place, tenant, route, trace and release, and no personal data", async () => {
  const log = openLog({ logLevel: "error", release: "0.1.0", errorReceiver: dsnOf(dsn) }, { write: () => {} }).child({
    tenant: "velvet",
  });
  const error = new TypeError("no anna@mail.example", { cause: new Error('of "Anna Mark"') });
  Object.assign(error, { input: "annamark" });
  inTrace(TRACE, () => log.error({ err: error, said: "annamark" }, "a route failed"));
  await arrived(1);
  const [{ path, auth, envelope }] = got as [(typeof got)[number]];
  expect(path).toBe("/api/7/envelope/");
  expect(auth).toMatch(new RegExp(`^Sentry sentry_version=7, sentry_client=bouquet/0\\.1\\.0, sentry_key=${KEY}$`));
  const { head, item, event } = envelope;
  expect(head.event_id).toMatch(/^[0-9a-f]{32}$/);
  expect([item.type, event.event_id, event.level]).toEqual(["event", head.event_id, "error"]);
  expect(event).toMatchObject({
    platform: "node",
    release: expect.stringMatching(/^bouquet@\d/),
    transaction: TRACE.route,
    tags: { tenant: "velvet", route: TRACE.route },
    contexts: { trace: { trace_id: TRACE.id } },
  });
  const [cause, thrown] = event.exception.values;
  expect([cause.type, thrown.type, thrown.value]).toEqual(["Error", "TypeError", "no <email>"]);
  expect(thrown.stacktrace.frames.at(-1)).toMatchObject({
    filename: expect.stringMatching(/error-receiver\.test\.ts$/),
    lineno: expect.any(Number),
    in_app: true,
  });
  expect(envelope.text).not.toMatch(/anna/i);
});

test("lines without an error, and of a lower level, are not sent", async () => {
  const log = openLog({ logLevel: "info", errorReceiver: dsnOf(dsn) }, { write: () => {} });
  log.error("no error with it");
  log.warn({ err: new Error("a warning") }, "warned");
  log.fatal({ err: new Error("the one") }, "escaped");
  await arrived(1);
  expect(got[0]!.envelope.event).toMatchObject({ level: "fatal", exception: { values: [{ value: "the one" }] } });
});

describe("the error receiver under load", () => {
  test("sends the same error once in five minutes", async () => {
    receiver = open();
    for (const at of [0, 1_000, 299_999]) {
      now = Date.UTC(2026, 10, 27) + at;
      receiver.report(reportOf(errorAt(1)));
      await settled();
    }
    expect(got).toHaveLength(1);
    now += 1;
    receiver.report(reportOf(errorAt(1)));
    await arrived(2);
  });

  test("sends at most twenty errors a minute", async () => {
    receiver = open();
    for (let line = 1; line <= 30; line++) {
      receiver.report(reportOf(errorAt(line)));
      await settled();
    }
    expect(got).toHaveLength(20);
    now += 60_000;
    receiver.report(reportOf(errorAt(31)));
    await arrived(21);
  });

  test("sends one error at a time, even if the receiver does not answer", async () => {
    answer = () => {};
    receiver = open();
    for (let line = 1; line <= 1_000; line++) receiver.report(reportOf(errorAt(line)));
    await arrived(1);
    server.closeAllConnections();
    await settled();
    expect(got).toHaveLength(1);
  });

  /** Expects no further error for so long after the first one, and then the next one. */
  async function expectRest(ms: number): Promise<void> {
    receiver = open();
    receiver.report(reportOf(errorAt(1)));
    await arrived(1);
    await settled();
    now += ms - 1_000;
    receiver.report(reportOf(errorAt(2)));
    await settled();
    expect(got).toHaveLength(1);
    now += 1_000;
    receiver.report(reportOf(errorAt(3)));
    await arrived(2);
  }

  test("pauses after a 429 for as long as the receiver says", async () => {
    answer = (response) => void response.writeHead(429, { "Retry-After": "120" }).end();
    await expectRest(120_000);
  });

  test.each([
    ["fails", (response: ServerResponse) => void response.writeHead(500).end()],
    ["cuts the line", (response: ServerResponse) => void response.destroy()],
    ["redirects", (response: ServerResponse) => void response.writeHead(302, { Location: "/" }).end()],
  ])("pauses for a minute after a receiver that %s", async (_, how) => {
    answer = how;
    await expectRest(60_000);
  });

  test("drops errors while the receiver is away", async () => {
    server.close();
    receiver = open();
    for (let line = 1; line <= 3; line++) {
      expect(() => receiver.report(reportOf(errorAt(line)))).not.toThrow();
      await settled();
    }
    expect(got).toEqual([]);
  });
});

test.each([
  "",
  "errors.example.com",
  "https://errors.example.com/1",
  `https://${KEY}@errors.example.com/`,
  `https://${KEY}@errors.example.com/project`,
  `http://${KEY}@errors.example.com/1`,
  `https://anna@errors.example.com/1`,
])("%j is no valid receiver address", (text) => {
  expect(dsnOf(text)).toBeUndefined();
});

test("an address may have a path before its project", () => {
  expect(dsnOf(`https://${KEY}@example.com/errors/7`)).toEqual({
    url: "https://example.com/errors/api/7/envelope/",
    key: KEY,
  });
});
