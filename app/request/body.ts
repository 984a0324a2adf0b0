import type { IncomingMessage } from "node:http";

/** A body that grew past its limit. */
export class BodyTooLarge extends Error {}

/** A body that did not come within its time. */
export class BodyTooSlow extends Error {}

/** The whole body, read before any route runs, so that a slow or endless one holds no route up. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new BodyTooSlow()), TIME_LIMIT);
  });
  const body = collect(request, limit);
  body.catch(() => {}); // it fails once more when the line is closed
  return Promise.race([body, late]).finally(() => clearTimeout(timer));
}

/**
 * A body to be read as it comes, no faster than it is asked for. `end` reads what is left of it and throws it away: who
 * is still sending doesn't look for an answer yet. Past its limit the line is cut.
 */
export function streamBody(request: IncomingMessage, limit: number): { body: ReadableStream; end(): Promise<void> } {
  // Not Readable.toWeb: it takes the process down where its reader stops half way.
  const chunks: AsyncIterator<Buffer> = request.iterator({ destroyOnReturn: false });
  let size = 0;
  const measure = (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) request.destroy();
  };
  const pull = async (controller: ReadableStreamDefaultController) => {
    const { done, value } = await chunks.next();
    if (done) return controller.close();
    measure(value);
    controller.enqueue(new Uint8Array(value));
  };
  return {
    body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    async end() {
      await chunks.return?.().catch(() => {}); // the sender may have left
      request.on("data", measure).resume();
    },
  };
}

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
