import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { finisherOf } from "./finish";
import { listen } from "./listen";

const LARGE = Buffer.alloc(16 * 1024 * 1024, "x");

test("an answer that is on its way to somebody with a slow line arrives whole", async () => {
  const { client, finished } = await finishing((_, response) => response.end(LARGE));
  await pause(300); // as long as idle connections take to be looked for, several times
  let size = 0;
  client.on("data", (chunk: Buffer) => {
    size += chunk.length;
  });
  client.resume();
  await Promise.all([finished, once(client, "close")]);
  expect(size).toBeGreaterThan(LARGE.length);
});

test("a connection on which nothing is asked any more is closed", async () => {
  const { client, finished } = await finishing((_, response) => response.end("so"));
  client.resume();
  await Promise.all([finished, once(client, "close")]);
});

/** A server that is told to finish while a client that does not read yet waits for an answer. */
async function finishing(answer: RequestListener) {
  const server = createServer(answer);
  const finish = finisherOf(server);
  const port = await listen(server, { setting: "PORT", port: 0, host: "127.0.0.1" });
  const client = connect(port, "127.0.0.1").pause();
  client.write("GET / HTTP/1.1\r\nHost: velvet.example\r\n\r\n");
  await once(server, "request");
  return { client, finished: finish() };
}
