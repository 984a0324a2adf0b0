import type { IncomingMessage } from "node:http";

/** A body that grew past its limit. */
export class BodyTooLarge extends Error {}

/** The whole body, read before any route runs, so that a slow or endless one holds no route up. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
