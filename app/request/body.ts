import type { IncomingMessage } from "node:http";

/** A body that exceeds its limit. */
export class BodyTooLarge extends Error {}

/** A body that did not arrive in time. */
export class BodyTooSlow extends Error {}

/** A body with a shape that nothing here reads: see `isMisshapen`. */
export class BodyMisshapen extends Error {}

/** Reads the whole body before any route runs, so that a slow or endless body blocks no route. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new BodyTooSlow()), TIME_LIMIT);
  });
  const body = collect(request, limit);
  body.catch(() => {}); // it fails again when the connection closes
  return Promise.race([body, late]).finally(() => clearTimeout(timer));
}

/**
 * A body to read as it arrives, at the reader's speed. `end` reads and discards the rest, because a browser that is
 * still sending does not look for an answer yet. It does so for a limited time, which is longer for a body that a
 * member's route began to read. Then, or beyond the limit, the connection is cut.
 */
export function streamBody(request: IncomingMessage, limit: number): { body: ReadableStream; end(): Promise<void> } {
  // Not Readable.toWeb: it ends the process if its reader stops early.
  const chunks: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  let size = 0;
  let begun = false;
  const measure = (chunk: Buffer) => {
    size += chunk.length;
    if (size > (begun ? limit : UNBEGUN.bytes)) request.destroy();
  };
  const pull = async (controller: ReadableStreamDefaultController) => {
    begun = true;
    const { done, value } = await chunks.next();
    if (done) return controller.close();
    measure(value);
    controller.enqueue(new Uint8Array(value));
  };
  return {
    body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    async end() {
      if (request.closed) return;
      const patience = setTimeout(() => request.destroy(), begun ? BEGUN.ms : UNBEGUN.ms);
      request.once("close", () => clearTimeout(patience));
      await chunks.return?.().catch(() => {}); // the sender may have left
      request.on("data", measure).resume();
    },
  };
}

/** How much to read after the answer, in ms and bytes, of an upload that a route began to read and of another one. */
const BEGUN = { ms: 60_000 };
const UNBEGUN = { ms: 5_000, bytes: 16 * 1024 * 1024 };

/** In ms. An upload may take longer: see the server's own limit. */
const TIME_LIMIT = 30_000;

async function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
