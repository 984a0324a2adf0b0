import { once } from "node:events";
import { Agent, createServer, get, type RequestListener } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { finisherOf } from "./finish";
import { listen } from "./listen";

const LARGE = Buffer.alloc(16 * 1024 * 1024, "x");

test("an answer in flight to a slow client arrives whole", async () => {
  const { client, finished } = await finishing((_, response) => response.end(LARGE));
  await pause(300); // several times the interval at which idle connections are looked for
  let size = 0;
  client.on("data", (chunk: Buffer) => {
    size += chunk.length;
  });
  client.resume();
  await Promise.all([finished, once(client, "close")]);
  expect(size).toBeGreaterThan(LARGE.length);
});

test("a connection without a request in flight is closed", async () => {
  const { client, finished } = await finishing((_, response) => response.end("so"));
  client.resume();
  await Promise.all([finished, once(client, "close")]);
});

test("a connection without any request is closed", async () => {
  const { server, port, finish } = await serving((_, response) => response.end("so"));
  const client = connect(port, "127.0.0.1").resume();
  await once(server, "connection");
  await Promise.all([finish(), once(client, "close")]);
});

test("a connection that has just arrived is answered first", async () => {
  const { server, port, finish } = await serving((_, response) => response.end("so"));
  const client = connect(port, "127.0.0.1");
  await once(server, "connection");
  const finished = finish();
  setTimeout(() => client.write("GET / HTTP/1.1\r\nHost: velvet.example\r\n\r\n"), 100);
  const parts: Buffer[] = [];
  for await (const part of client) parts.push(part as Buffer);
  expect(Buffer.concat(parts).toString()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*so/);
  await finished;
});

test("a lingering server answers once more on each connection, and closes those that stay idle", async () => {
  const { port, finish } = await serving((_, response) => response.end("so"));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const idle = new Agent({ keepAlive: true, maxSockets: 1 });
  const connections = await Promise.all([agent, idle].map((each) => asked(port, each)));
  expect(connections).toEqual(["keep-alive", "keep-alive"]);
  const finished = finish({ linger: 500 });
  expect(await asked(port, agent)).toBe("close");
  await finished;
  await expect(asked(port, idle)).rejects.toThrow();
});

test("a hurried server stops lingering", async () => {
  const { server, port, finish } = await serving((_, response) => response.end("so"));
  const client = connect(port, "127.0.0.1").resume();
  await once(server, "connection");
  const hurry = new AbortController();
  const finished = finish({ linger: 600_000, patience: 600_000, hurry: hurry.signal });
  hurry.abort();
  await Promise.all([finished, once(client, "close")]);
});

/** Sends a request and returns what the server says about the connection. */
function asked(port: number, agent: Agent): Promise<string | undefined> {
  return new Promise((done, fail) => {
    const request = get({ port, host: "127.0.0.1", agent }, (response) => {
      response.resume().once("end", () => done(response.headers.connection));
    });
    request.once("error", fail);
  });
}

async function serving(answer: RequestListener) {
  const server = createServer(answer);
  const finish = finisherOf(server);
  return { server, finish, port: await listen(server, { setting: "PORT", port: 0, host: "127.0.0.1" }) };
}

/** Starts a server that is told to finish while a client, who does not read yet, waits for an answer. */
async function finishing(answer: RequestListener) {
  const { server, finish, port } = await serving(answer);
  const client = connect(port, "127.0.0.1").pause();
  client.write("GET / HTTP/1.1\r\nHost: velvet.example\r\n\r\n");
  await once(server, "request");
  return { client, finished: finish() };
}
