import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { madeOnce } from "~/app/made-once";
import { ENCODINGS, encodingFor } from "./encodings";
import { hasTag } from "./etags";
import { pathOf } from "./gate";

export type StaticFiles = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

const TYPES = new Map(
  Object.entries({
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".txt": "text/plain;charset=utf-8",
  }),
);

export interface File {
  headers: Record<string, string>;
  identity: Buffer;
  br: Compressed | undefined;
  gzip: Compressed | undefined;
}

/** The compressed bytes, from the build or compressed on first use. */
type Compressed = Buffer | (() => Promise<Buffer>);

export interface BuiltFiles {
  /** Returns the files of an area. `written` contains generated scripts by address, which replace the files there. */
  among(has: (address: string) => boolean, written?: Record<string, string>): StaticFiles;
}

/** Reads all files now, so a replaced build or a lack of descriptors cannot break an answer. */
export function openStaticFiles(folder: string): BuiltFiles {
  const files = filesIn(folder);
  return {
    among(has, written = {}) {
      const own = new Map([...files].filter(([address]) => has(address)));
      for (const [address, script] of Object.entries(written)) own.set(address, scriptFile(script));
      return (request, response) => {
        const file = own.get(pathOf(request.url ?? ""));
        return file !== undefined && send(file, request, response);
      };
    },
  };
}

function filesIn(folder: string): Map<string, File> {
  const files = new Map<string, File>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const address = join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/");
    const file = fileAt(folder, address);
    if (file) files.set(address, file);
  }
  return files;
}

/** Returns a browser file of a build. Undefined if the file is missing, or is not for browsers. */
export function fileAt(folder: string, address: string): File | undefined {
  const path = join(folder, address);
  const type = TYPES.get(extname(path));
  const identity = type && contentsOf(path);
  if (!type || !identity) return undefined;
  const [br, gzip] = [contentsOf(`${path}.br`), contentsOf(`${path}.gz`)];
  return fileOf({ type, named: address.startsWith("/assets/"), identity, br, gzip });
}

export function scriptFile(text: string): File {
  return fileOf(scriptOf(text));
}

interface Contents extends Pick<File, "identity" | "br" | "gzip"> {
  type: string;
  named: boolean;
}

/** Compresses the script on first use: most processes never send it, and compressing takes a tenth of a start. */
function scriptOf(text: string): Contents {
  const identity = Buffer.from(text);
  const [br, gzipped] = [brotliCompress, gzip].map((compress) => madeOnce(() => promisify(compress)(identity)));
  return { type: "text/javascript", named: true, identity, br, gzip: gzipped };
}

function fileOf({ type, named, identity, br, gzip }: Contents): File {
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

/** Sends the whole file, because no browser asks for a part of a script. Returns true once the file is sent. */
export async function send(file: File, { method, headers: asked }: IncomingMessage, to: ServerResponse): Promise<true> {
  const { headers, ...bodies } = file;
  if (hasTag(asked["if-none-match"], headers.ETag!)) {
    to.writeHead(304, headers).end();
    return true;
  }
  const there = ENCODINGS.filter((each) => bodies[each]);
  const coding = encodingFor(String(asked["accept-encoding"] ?? ""), there);
  const found = bodies[coding ?? "identity"]!;
  const body = typeof found === "function" ? await found() : found;
  const own = { ...headers, ...(coding && { "Content-Encoding": coding }), "Content-Length": body.length };
  to.writeHead(200, own).end(method === "HEAD" ? undefined : body);
  return true;
}
