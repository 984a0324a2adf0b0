import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { TextAnswer } from "~/app/remix/text-answer";

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;
/** Without an end, or too large to be held. */
const AS_IT_COMES = /^(text\/event-stream|application\/zip)/;
const WORTH_IT = 1024;

/** Writes an answer to the socket, compressed where the client takes it. */
export async function write(response: Response, to: ServerResponse, accepts: string, head: boolean): Promise<void> {
  const type = response.headers.get("content-type") ?? "";
  to.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") to.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) to.setHeader("Set-Cookie", cookies);
  if (AS_IT_COMES.test(type)) return stream(response, to, head);
  const text = response instanceof TextAnswer ? response.whole : undefined;
  if (text !== undefined && !head && !/\b(br|gzip)\b/.test(accepts)) {
    // Goes out in one piece with the headers, which a buffer would not.
    to.setHeader("Content-Length", Buffer.byteLength(text));
    to.end(text);
    return;
  }
  const plain = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
  const body = compress(plain, type, accepts, to);
  if (response.status !== 204 && response.status !== 304) to.setHeader("Content-Length", body.length);
  to.end(head ? undefined : body);
}

/** As it comes, for as long as it goes on. Where the client leaves, that is its end. */
async function stream(response: Response, to: ServerResponse, head: boolean): Promise<void> {
  const body = response.body as ReadableStream | null;
  to.flushHeaders();
  if (body && !head) return pipeline(Readable.fromWeb(body), to).catch(() => {});
  await body?.cancel();
  to.end();
}

/**
 * Low levels and a small window on purpose: Node's defaults cost 18 ms a page. Done at once, since a page is compressed
 * sooner than it would be handed to another thread.
 */
function compress(plain: Buffer, type: string, accepts: string, to: ServerResponse): Buffer {
  if (plain.length < WORTH_IT || !COMPRESSIBLE.test(type) || to.hasHeader("Content-Encoding")) return plain;
  to.appendHeader("Vary", "Accept-Encoding");
  if (/\bbr\b/.test(accepts)) {
    to.setHeader("Content-Encoding", "br");
    return brotli(plain);
  }
  if (/\bgzip\b/.test(accepts)) {
    to.setHeader("Content-Encoding", "gzip");
    return gzip(plain);
  }
  return plain;
}

export function brotli(plain: Buffer): Buffer {
  return brotliCompressSync(plain, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
}

export function gzip(plain: Buffer): Buffer {
  return gzipSync(plain, { level: 3 });
}

const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 };
