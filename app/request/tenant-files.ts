import { createReadStream, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { Site } from "~/app/domain/site";
import type { Tenant } from "~/tenants/schema";
import { isRead, pathOf } from "./gate";

const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  ico: "image/x-icon",
};
const MEDIA = /^\/media\/([\w-]{1,80}\.(svg|webp|png|jpg))$/;
const DRAWINGS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A tenant's marks: /logo.svg, /icon.svg. True where it answered. */
export function serveMark(tenant: Tenant, request: IncomingMessage, response: ServerResponse): boolean {
  if (!isRead(request)) return false;
  const file = markOf(tenant, pathOf(request.url ?? ""));
  const stat = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false });
  if (!file || !stat?.isFile()) return false;
  const tag = `"${stat.size.toString(36)}-${stat.mtimeMs.toString(36)}"`;
  const body = () => createReadStream(file);
  send(
    { tag, size: stat.size, body, extension: extensionOf(file), caching: "public, max-age=3600" },
    request,
    response,
  );
  return true;
}

/** Whether the request is for a picture, which `serveMedia` then answers. */
export function asksForMedia(request: IncomingMessage): boolean {
  return isRead(request) && MEDIA.test(pathOf(request.url ?? ""));
}

/** A picture of the tenant's own, /media/<file>: for good, since a name is given once. False where there is none. */
export async function serveMedia(site: Site, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const [, name = "", extension = ""] = MEDIA.exec(pathOf(request.url ?? "")) ?? [];
  const file = await site.media.get(`media/${name}`);
  if (!file) return false;
  const sent = { tag: `"${name}"`, size: file.size, body: () => file.body, extension, caching: FOR_GOOD };
  if (!send(sent, request, response)) file.body.destroy();
  return true;
}

const FOR_GOOD = "public, max-age=31536000, immutable";

function markOf({ overrides }: Tenant, path: string): string | undefined {
  if (path === "/logo.svg") return overrides.logo ?? undefined;
  if (path === "/icon.svg" || path === "/favicon.ico") return overrides.icons["icon.svg"];
  // Mail programs show no SVG.
  if (path === "/icon-192.png") return overrides.icons["icon-192.png"];
  return undefined;
}

function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf(".") + 1);
}

interface Sent {
  tag: string;
  /** In bytes. */
  size: number;
  body: () => NodeJS.ReadableStream;
  extension: string;
  caching: string;
}

/** Whether the body was needed. */
function send(
  { tag, size, body, extension, caching }: Sent,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  response.setHeader("Cache-Control", caching);
  response.setHeader("ETag", tag);
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304).end();
    return false;
  }
  // A drawing is opened by nobody but an <img>; should somebody follow its address, it can do nothing.
  response.setHeader("Content-Security-Policy", DRAWINGS);
  response.writeHead(200, { "Content-Type": TYPES[extension] ?? "application/octet-stream", "Content-Length": size });
  if (request.method === "HEAD") {
    response.end();
    return false;
  }
  pipeline(body(), response, () => {}); // who asked may have left
  return true;
}
