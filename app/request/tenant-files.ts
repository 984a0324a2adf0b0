import { createReadStream, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Tenant } from "~/tenants/schema";
import { pathOf } from "./gate";

const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  ico: "image/x-icon",
};
const MEDIA = /^\/media\/([\w-]{1,80})\.(svg|webp|png|jpg)$/;
const DRAWINGS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures and marks of a tenant: /media/<file>, /logo.svg, /icon.svg, /icon-192.png. True where it answered. */
export function serveTenantFile(
  tenant: Tenant,
  dataDir: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = pathOf(request.url ?? "");
  const media = MEDIA.exec(path);
  if (media)
    return sendFile(
      join(dataDir, tenant.slug, "media", `${media[1]}.${media[2]}`),
      media[2]!,
      "public, max-age=31536000, immutable",
      request,
      response,
    );
  const mark = markOf(tenant, path);
  return mark
    ? sendFile(mark, mark.slice(mark.lastIndexOf(".") + 1), "public, max-age=3600", request, response)
    : false;
}

function markOf({ overrides }: Tenant, path: string): string | undefined {
  if (path === "/logo.svg") return overrides.logo ?? undefined;
  if (path === "/icon.svg" || path === "/favicon.ico") return overrides.icons["icon.svg"];
  // Mail programs show no SVG.
  if (path === "/icon-192.png") return overrides.icons["icon-192.png"];
  return undefined;
}

function sendFile(
  file: string,
  extension: string,
  caching: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return false;
  const tag = `"${stat.size.toString(36)}-${stat.mtimeMs.toString(36)}"`;
  response.setHeader("Cache-Control", caching);
  response.setHeader("ETag", tag);
  if (request.headers["if-none-match"] === tag) {
    response.writeHead(304).end();
    return true;
  }
  // A drawing is opened by nobody but an <img>; should somebody follow its address, it can do nothing.
  response.setHeader("Content-Security-Policy", DRAWINGS);
  response.writeHead(200, {
    "Content-Type": TYPES[extension] ?? "application/octet-stream",
    "Content-Length": stat.size,
  });
  if (request.method === "HEAD") response.end();
  else
    createReadStream(file)
      .on("error", () => response.destroy())
      .pipe(response);
  return true;
}
