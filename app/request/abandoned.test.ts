import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readingRequest } from "~/app/router/incoming-request";
import { type TestSite, testSite } from "~/tests/support/test-site";
import { write } from "./answer";
import { privateDownload } from "./private-file";
import { serveMedia } from "./tenant-files";

type Answering = (incoming: IncomingMessage, outgoing: ServerResponse, gone: Promise<unknown>) => Promise<unknown>;

const PICTURE = "/media/abandoned.webp";
const ZIP = { type: "application/zip", name: "my-data.zip" };

let site: TestSite;
/** The streams that the site's store opened. */
let opened: Readable[] = [];
let answering: Answering;
const server = createServer((incoming, outgoing) => {
  const gone = once(outgoing, "close");
  handled = gone.then(() => answering(incoming, outgoing, gone));
});
let handled: Promise<unknown>;

beforeAll(async () => {
  const made = await testSite();
  for (const path of ["media/abandoned.webp", "exports/abandoned.zip"] as const)
    await made.media.put(path, Buffer.alloc(5_000_000));
  const media: TestSite["media"] = {
    ...made.media,
    async get(path) {
      const file = await made.media.get(path);
      if (file) opened.push(file.body);
      return file;
    },
  };
  site = Object.create(made, { media: { value: media } });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => void server.close());

const download = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
  const request = readingRequest(incoming, outgoing, new URL("http://velvet.test/file"));
  const { body, size } = (await site.media.get("exports/abandoned.zip"))!;
  return privateDownload(request, body, { ...ZIP, size });
};

describe("a client that disconnects before its answer is complete leaves no file open:", () => {
  test.each<[string, Answering]>([
    ["a picture", (incoming, outgoing) => serveMedia(site, incoming, outgoing)],
    ["a download", async (incoming, outgoing) => write(await download(incoming, outgoing), outgoing, "", false)],
    ["a download whose answer the router drops", (incoming, outgoing) => download(incoming, outgoing)],
  ])("%s", async (_, answers) => {
    opened = [];
    answering = answers;
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    const asked = once(server, "request");
    socket.write(`GET ${PICTURE} HTTP/1.1\r\nHost: velvet.test\r\n\r\n`);
    await asked;
    socket.destroy();
    await handled;
    expect(opened).toHaveLength(1);
    await expect.poll(() => opened[0]!.closed).toBe(true);
  });
});
