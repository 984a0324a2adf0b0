import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { pathOf } from "./gate";

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".txt": "text/plain;charset=utf-8",
};

interface File {
  /** As sent, without the length and the coding. */
  headers: Record<string, string>;
  identity: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
}

/**
 * The built browser files: compressed at build, named after their content, kept by browsers for ever. All of them are
 * read now and served from memory, a few megabytes: so a build that is replaced or removed under the server, a reader who
 * leaves and a lack of descriptors cannot break an answer. Throws where the folder cannot be read.
 */
export function openStaticFiles(folder: string): StaticFiles {
  const files = filesIn(folder);
  return (request, response, next) => {
    const file = files.get(pathOf(request.url ?? ""));
    if (file) send(file, request, response);
    else next();
  };
}

function filesIn(folder: string): Map<string, File> {
  const files = new Map<string, File>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const path = join(entry.parentPath, entry.name);
    const address = path.slice(folder.length).replaceAll("\\", "/");
    files.set(address, read(path, type, address.startsWith("/assets/")));
  }
  return files;
}

function read(path: string, type: string, named: boolean): File {
  const identity = readFileSync(path);
  const [br, gzip] = [contentsOf(`${path}.br`), contentsOf(`${path}.gz`)];
  const headers = {
    "Content-Type": type,
    "Cache-Control": named ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    ETag: `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    ...((br ?? gzip) && { Vary: "Accept-Encoding" }),
  };
  return { headers, identity, br, gzip };
}

function contentsOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Always the whole file: nothing asks for a part of a script. */
function send({ headers, ...bodies }: File, { method, headers: asked }: IncomingMessage, to: ServerResponse): void {
  if (asked["if-none-match"] === headers.ETag) {
    to.writeHead(304, headers).end();
    return;
  }
  const accepts = String(asked["accept-encoding"] ?? "");
  const coding = (["br", "gzip"] as const).find((each) => bodies[each] && new RegExp(`\\b${each}\\b`).test(accepts));
  const body = bodies[coding ?? "identity"] as Buffer;
  const own = { ...headers, ...(coding && { "Content-Encoding": coding }), "Content-Length": body.length };
  to.writeHead(200, own).end(method === "HEAD" ? undefined : body);
}
