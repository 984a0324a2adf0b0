import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Site } from "~/app/domain/site";
import { fairCache } from "~/db/fair-cache";
import { readServed } from "~/tenants/config/folder";
import type { Tenant } from "~/tenants/config/schema";
import { ICONS } from "~/tenants/config/vocabulary";
import { sendStream } from "./answer";
import { disguiseIconOf, drawnDisguise } from "./drawing/disguise-icons";
import { drawnIcon } from "./drawing/icons";
import { cardAsked, socialCard } from "./drawing/social-cards";
import { hasTag } from "./etags";
import { isRead, pathOf } from "./gate";

const TYPES = new Map(
  Object.entries({
    svg: "image/svg+xml",
    png: "image/png",
    jpg: "image/jpeg",
    webp: "image/webp",
    ico: "image/x-icon",
  }),
);
const MEDIA = /^\/media\/([\w-]{1,80}\.(svg|webp|png|jpg))$/;
const DRAWINGS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves /logo.svg and the icons from the tenant's folder. Returns whether it answered. Throws if a file is unreadable.
 */
export function serveMark(tenant: Tenant, request: IncomingMessage, response: ServerResponse): boolean {
  if (!isRead(request)) return false;
  const path = markOf(tenant, pathOf(request.url ?? ""));
  const mark = path === undefined ? undefined : markAt(tenant, path);
  if (!path || !mark) return false;
  const sent = { ...mark, size: mark.body.length, extension: extensionOf(path), caching: "public, max-age=3600" };
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin"); // emails show it within other sites
  if (send(sent, request, response)) response.end(mark.body);
  return true;
}

interface Mark {
  tag: string;
  body: Buffer;
}

/** Maximum size of a tenant's logo or icon, in bytes. Real ones are far smaller. */
const ROOM_FOR_MARKS = 32 * 1024 * 1024;
const marks = fairCache<string, Mark>({
  maxSize: ROOM_FOR_MARKS,
  sizeOf: ({ body }, path) => body.length + path.length,
});

function markAt(tenant: Tenant, path: string): Mark | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) return undefined;
  const tag = `"${stat.size.toString(36)}-${stat.mtimeMs.toString(36)}"`;
  const known = marks.get(tenant.slug, path);
  if (known?.tag === tag) return known;
  const body = readServed(tenant, path);
  if (!body) return undefined;
  const mark = { tag, body };
  marks.set(tenant.slug, path, mark);
  return mark;
}

export const asksForIcon = (request: IncomingMessage) =>
  isRead(request) && (iconOf(request) ?? disguiseIconOf(pathOf(request.url ?? ""))) !== undefined;

/** Serves an icon of the tenant's mark, which changes with the tenant's files, or of a disguise. */
export async function serveIcon(tenant: Tenant, request: IncomingMessage, response: ServerResponse): Promise<true> {
  const own = iconOf(request);
  const name = own ?? disguiseIconOf(pathOf(request.url ?? ""))!;
  const icon = await (own ? drawnIcon(tenant, own) : drawnDisguise(name));
  const tag = `"${tenant.revision}-${name}"`;
  const sent = { tag, size: icon.length, extension: extensionOf(name), caching: "public, max-age=3600" };
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  if (send(sent, request, response)) response.end(icon);
  return true;
}

export const asksForCard = (request: IncomingMessage) =>
  isRead(request) && cardAsked(pathOf(request.url ?? "")) !== undefined;

/** Serves a page's link preview. False if the site has no such page. */
export async function serveCard(site: Site, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const card = await socialCard(site, cardAsked(pathOf(request.url ?? ""))!);
  if (!card) return false;
  const sent = { tag: card.tag, size: card.png.length, extension: "png", caching: "public, max-age=3600" };
  response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  if (send(sent, request, response)) response.end(card.png);
  return true;
}

const iconOf = ({ url = "" }: IncomingMessage) => ICONS.find((name) => pathOf(url) === `/${name}`);

export function asksForMedia(request: IncomingMessage): boolean {
  return isRead(request) && MEDIA.test(pathOf(request.url ?? ""));
}

/**
 * Serves /media/<file>. Browsers cache the file permanently, because names are never reused. Returns false if the file
 * is missing.
 */
export async function serveMedia(site: Site, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const [, name = "", extension = ""] = MEDIA.exec(pathOf(request.url ?? "")) ?? [];
  const file = await site.media.get(`media/${name}`);
  if (!file) return false;
  const sent = { tag: `"${name}"`, size: file.size, extension, caching: FOR_GOOD };
  // Allows use by other origins, because a CDN passes the header on from another origin than the page's.
  if (site.tenant.cdnPrefix) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  if (send(sent, request, response)) void sendStream(file.body, response);
  else file.body.destroy();
  return true;
}

const FOR_GOOD = "public, max-age=31536000, immutable";

function markOf({ overrides }: Tenant, path: string): string | undefined {
  if (path === "/logo.svg") return overrides.logo ?? undefined;
  const icon = ICONS.find((name) => path === `/${name}`);
  return icon && overrides.icons[icon];
}

function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf(".") + 1);
}

interface Sent {
  tag: string;
  size: number;
  extension: string;
  caching: string;
}

/** Sends the headers and the status. Returns whether the body follows. */
function send({ tag, size, extension, caching }: Sent, request: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader("Cache-Control", caching);
  response.setHeader("ETag", tag);
  if (hasTag(request.headers["if-none-match"], tag)) {
    response.writeHead(304).end();
    return false;
  }
  // Forbids scripts in an SVG that is opened by its address. Pages only use SVG files in <img>, where scripts never
  // run.
  response.setHeader("Content-Security-Policy", DRAWINGS);
  response.writeHead(200, {
    "Content-Type": TYPES.get(extension) ?? "application/octet-stream",
    "Content-Length": size,
  });
  if (request.method !== "HEAD") return true;
  response.end();
  return false;
}
