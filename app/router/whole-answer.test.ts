import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wholeAnswers } from "./whole-answer";

let server: Server;
let origin: string;
const open: ServerResponse[] = [];

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    response.writeHead(url === "/missing" ? 404 : 200, { "X-Remix-Response": "yes" });
    response.write('[{"_1":2}]\n');
    if (url === "/cut") setTimeout(() => response.destroy(), 20);
    else if (url === "/slow") open.push(response);
    else response.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  for (const response of open) response.destroy();
  server.close();
});

const read = wholeAnswers(fetch);

it("wholeAnswers passes on status, headers and body unchanged", async () => {
  const answer = await read(`${origin}/missing`);
  expect([answer.status, answer.headers.get("X-Remix-Response"), await answer.text()]).toEqual([
    404,
    "yes",
    '[{"_1":2}]\n',
  ]);
});

it("wholeAnswers rejects for an answer that the network cuts off, and for an aborted one", async () => {
  await expect(read(`${origin}/cut`)).rejects.toThrow();
  const { signal, abort } = controller();
  const slow = read(`${origin}/slow`, { signal });
  await expect.poll(() => open.length).toBe(1);
  abort();
  await expect(slow).rejects.toThrow(/abort/i);
});

it("a later abort does not affect a passed-on answer", async () => {
  const { signal, abort } = controller();
  const answer = await read(`${origin}/whole`, { signal });
  abort();
  expect(await answer.text()).toBe('[{"_1":2}]\n');
});

function controller() {
  const own = new AbortController();
  return { signal: own.signal, abort: () => own.abort() };
}
