import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { TextAnswer } from "~/app/router/text-answer";
import { type Encoding, encodingFor, varyBy } from "./encodings";
import { traceHeader } from "./error-response";

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;
/** Matches content types that are sent as a stream, because the answer is endless or too large for memory. */
const AS_IT_COMES = /^(text\/event-stream|application\/zip)/;
const WORTH_IT = 1024;

/**
 * Writes an answer, compressed if the client accepts that. A HEAD answer has no Content-Length, because the body is not
 * produced.
 */
export async function write(response: Response, to: ServerResponse, accepts: string, head: boolean): Promise<void> {
  const type = response.headers.get("content-type") ?? "";
  to.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== "set-cookie") to.setHeader(name, value);
  }
  if (response.status >= 400) {
    for (const [name, value] of Object.entries(traceHeader())) to.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) to.setHeader("Set-Cookie", cookies);
  if (AS_IT_COMES.test(type)) return stream(response, to, head);
  const compressible = COMPRESSIBLE.test(type) && !to.hasHeader("Content-Encoding");
  if (compressible) varyBy("Accept-Encoding", to);
  if (head) {
    await response.body?.cancel();
    return void to.end();
  }
  const encoding = compressible ? encodingFor(accepts) : undefined;
  const whole = response instanceof TextAnswer ? response.whole : undefined;
  if (whole !== undefined && !encoding) {
    // Passes a short text on as a string, because Node writes a string together with the headers, and a buffer
    // separately.
    to.setHeader("Content-Length", Buffer.byteLength(whole));
    to.end(whole);
    return;
  }
  const plain = whole === undefined ? Buffer.from(await response.arrayBuffer()) : bytesOf(whole);
  const body = encoding && plain.length >= WORTH_IT ? compress[encoding](plain) : plain;
  if (body !== plain) to.setHeader("Content-Encoding", encoding!);
  if (response.status !== 204 && response.status !== 304) to.setHeader("Content-Length", body.length);
  to.end(body);
}

function bytesOf(whole: string | Buffer): Buffer {
  return typeof whole === "string" ? Buffer.from(whole) : whole;
}

async function stream(response: Response, to: ServerResponse, head: boolean): Promise<void> {
  const body = response.body as ReadableStream | null;
  to.flushHeaders();
  if (body && !head) return sendStream(Readable.fromWeb(body), to);
  await body?.cancel();
  to.end();
}

/** Sends a stream as the body of an answer. Destroys it, which closes its file, if the client leaves. */
export async function sendStream(body: Readable, to: ServerResponse): Promise<void> {
  try {
    await pipeline(body, to);
  } catch {
    // Closes the stream after the client left: a pipeline to a closed answer throws at once, and leaves the stream
    // open.
    body.destroy();
  }
}

/**
 * Compression at low levels, because Node's defaults cost 18 ms for a page. Synchronous, because passing a page to
 * another thread takes longer.
 */
export const compress: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, { params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  gzip: (plain) => gzipSync(plain, { level: 3 }),
};

const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 };
