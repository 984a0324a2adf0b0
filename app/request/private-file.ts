import { Readable } from "node:stream";

const NEVER_CACHED = { "Cache-Control": "private, no-store" };

/**
 * A photo for somebody who may see it at this very moment: no cache may keep it. It is read whole before it is answered, so
 * that a store which fails half-way is an error and no half of a picture. `name` says where it may be a drawing.
 */
export async function privatePhoto({ body }: { body: Readable }, name = ""): Promise<Response> {
  const type = name.endsWith(".svg") ? "image/svg+xml" : "image/webp";
  const headers = { "Content-Type": type, ...NEVER_CACHED };
  return new Response(Buffer.concat(await body.toArray()), { headers });
}

interface Download {
  type: string;
  /** As the browser is to call it. */
  name: string;
  /** In bytes. */
  size: number;
}

/** A member's own file, to be saved. A stream is sent as it is read. */
export function privateDownload(
  request: Request,
  body: Readable | Uint8Array,
  { type, name, size }: Download,
): Response {
  const headers = {
    "Content-Type": type,
    "Content-Length": String(size),
    "Content-Disposition": `attachment; filename="${name}"`,
    ...NEVER_CACHED,
  };
  return new Response(wanted(request, body), { headers });
}

/** The router drops a body that is not asked for, or whose client has left, and its file would stay open. */
function wanted({ method, signal }: Request, body: Readable | Uint8Array): BodyInit | null {
  if (!(body instanceof Readable)) return new Uint8Array(body);
  const isWanted = method !== "HEAD" && !signal.aborted;
  if (isWanted) signal.addEventListener("abort", () => body.destroy(), { once: true });
  else body.destroy();
  return isWanted ? (Readable.toWeb(body) as ReadableStream) : null;
}
