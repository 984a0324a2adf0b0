import type { IncomingMessage } from "node:http";

export class BodyTooLarge extends Error {}

export class BodyTooSlow extends Error {}

/** Thrown for a body with a shape that no form or call has. See `isMisshapen`. */
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
 * Returns the body as a stream. `end` reads and discards the rest for a limited time, because a browser that is still
 * sending does not read the answer.
 */
export function streamBody(request: IncomingMessage, limit: number): { body: ReadableStream; end(): Promise<void> } {
  // Does not use `Readable.toWeb`, which crashes the process if its reader stops early.
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

/**
 * How much of a body is read after the answer, in ms and bytes. `BEGUN` applies to an upload that a route began to
 * read.
 */
const BEGUN = { ms: 60_000 };
const UNBEGUN = { ms: 5_000, bytes: 16 * 1024 * 1024 };

/** Maximum duration of a body without files, in ms. An upload may take longer: see the server's own limit. */
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
