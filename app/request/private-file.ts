import { Readable } from "node:stream";

const NEVER_CACHED = { "Cache-Control": "private, no-store" };

/** Reads the photo completely first, so a failing store causes an error and not half a picture. */
export async function privatePhoto({ body }: { body: Readable }, name = ""): Promise<Response> {
  const type = name.endsWith(".svg") ? "image/svg+xml" : "image/webp";
  const headers = { "Content-Type": type, ...NEVER_CACHED };
  return new Response(Buffer.concat(await body.toArray()), { headers });
}

interface Download {
  type: string;
  name: string;
  /** The size of the body, in bytes. */
  size: number;
}

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

/**
 * Returns the body if the client still needs it. Otherwise destroys the body, because the router would drop it with its
 * file open.
 */
function wanted({ method, signal }: Request, body: Readable | Uint8Array): BodyInit | null {
  if (!(body instanceof Readable)) return new Uint8Array(body);
  const isWanted = method !== "HEAD" && !signal.aborted;
  if (isWanted) signal.addEventListener("abort", () => body.destroy(), { once: true });
  else body.destroy();
  return isWanted ? (Readable.toWeb(body) as ReadableStream) : null;
}
