import type { IncomingMessage } from "node:http";
import { calls } from "~/app/contract/calls";
import { MAX_BYTES, MOST_PHOTOS } from "~/app/domain/people/photos/photos.schema";
import type { MessageKey } from "~/app/locales";

export interface Refusal {
  status: number;
  code: MessageKey;
  headers?: Record<string, string>;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
/** Content types that any path accepts. A path for files also accepts multipart/form-data. */
const BODY_TYPES = ["application/json", "application/x-www-form-urlencoded"];
const LONGEST_ADDRESS = 4096;
const BODY_LIMIT = 64 * 1024;
/** The addresses that accept files, and the maximum size of the whole request. */
const UPLOADS = [
  calls.profileimage,
  ...["/profile/photos", "/signup/photos"].flatMap((page) => [page, `${page}.data`]),
];
/** Matches the addresses that accept one file together with a text: messages, and the page of a conversation. */
const MESSAGES = /^(\/api\/messages\.php|\/chats\/[\w-]+(\.data)?)$/;
/** Matches the page of a complaint, which accepts pictures. Knowing the page's address is the only permission. */
const COMPLAINT = /^\/complaints\/[0-9a-f]{32}(\.data)?$/;
const UPLOAD_LIMIT = MOST_PHOTOS * MAX_BYTES + BODY_LIMIT;
const MESSAGE_LIMIT = MAX_BYTES + BODY_LIMIT;
/** Matches one-click requests of mail programs, whose token is in the address. RFC 8058 prefers multipart/form-data. */
const ONE_CLICK = /^\/unsubscribe$/;
/** Addresses below these accept bodies that other parties' servers sign, with any number and names of fields. */
const RAW_BODIES = ["/payments/notices/"];
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/**
 * Returns the Host header in lower case and without port. Undefined if the header is missing, repeated or no plain host
 * name.
 */
export function hostOf({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): string | undefined {
  let given: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length !== 4 || rawHeaders[at]!.toLowerCase() !== "host") continue;
    if (given !== undefined) return undefined;
    given = rawHeaders[at + 1];
  }
  const [, host = "", port] = /^([^:]*)(?::(\d{1,5}))?$/.exec(given ?? "") ?? [];
  if (port !== undefined && Number(port) > 65535) return undefined;
  const name = host.toLowerCase();
  return HOST.test(name) ? name : undefined;
}

/**
 * Returns the formal error of a request, before any route runs. Undefined for a valid request. Sizes of bodies are
 * checked where bodies are read.
 */
export function refusal(request: IncomingMessage): Refusal | undefined {
  const { method = "", url = "" } = request;
  // Skips calls, because each call declares its own methods.
  if (!METHODS.includes(method) && !(method === "OPTIONS" && isCall(url))) {
    return { status: 405, code: "request.method", headers: { Allow: METHODS.join(", ") } };
  }
  if (url.length > LONGEST_ADDRESS) return { status: 414, code: "request.uri_too_long" };
  return refusedAddress(url) ?? (isRead(request) ? refusedRead(request) : refusedWrite(request));
}

function isCall(url: string): boolean {
  const path = pathOf(url);
  return Object.values(calls).some((each) => each === path);
}

export function isRead({ method }: { method?: string }): boolean {
  return method === "GET" || method === "HEAD";
}

/** Returns the maximum size of a body, in bytes. */
export function bodyLimit(request: IncomingMessage): number {
  if (!isUpload(request)) return BODY_LIMIT;
  return MESSAGES.test(pathOf(request.url ?? "")) ? MESSAGE_LIMIT : UPLOAD_LIMIT;
}

export function isUpload({ method, url = "", headers }: IncomingMessage): boolean {
  const path = pathOf(url);
  const takesFiles = UPLOADS.includes(path) || MESSAGES.test(path) || COMPLAINT.test(path);
  return method === "POST" && takesFiles && isMultipart(headers);
}

/** Returns whether the route reads the raw body itself, so that the gate does not check the body's shape. */
export function takesRawBody({ url = "", headers }: IncomingMessage): boolean {
  const path = pathOf(url);
  return RAW_BODIES.some((prefix) => path.startsWith(prefix)) || isOneClick(headers, url);
}

/** Returns whether a mail program unsubscribes. The body is ignored, because the address has everything. */
function isOneClick(headers: IncomingMessage["headers"], url: string): boolean {
  return ONE_CLICK.test(pathOf(url)) && isMultipart(headers);
}

function isMultipart(headers: IncomingMessage["headers"]): boolean {
  return /^multipart\/form-data\b/i.test(headers["content-type"] ?? "");
}

export function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? url : url.slice(0, end);
}

function refusedAddress(url: string): Refusal | undefined {
  const wrong: Refusal = { status: 400, code: "request.invalid" };
  const path = pathOf(url);
  // Rejects two slashes in a row: such an address leads to another site, or matches no route.
  if (!url.startsWith("/") || path.includes("//") || /[\\\s]/.test(url)) return wrong;
  try {
    // Rejects control characters, which never belong in a path, and %2F, %5C and `..`, which only serve to deceive a
    // matcher.
    if (hasControl(decodeURIComponent(path)) || /%(2f|5c)|\/(\.|%2e){1,2}(\/|$)/i.test(path)) return wrong;
    decodeURIComponent(url.slice(path.length).replaceAll("+", " "));
  } catch {
    return wrong;
  }
  return probesRemix(url, path) ? wrong : undefined;
}

/** Returns whether a request uses Remix's own parameters on a path where Remix's client never sends them. */
function probesRemix(url: string, path: string): boolean {
  if (!url.includes("_")) return false;
  const query = new URLSearchParams(url.slice(path.length));
  if (query.has("_data")) return true;
  const routes = query.getAll("_routes");
  return routes.length > 1 || (routes.length === 1 && (!path.endsWith(".data") || !/^[\w./$,:-]*$/.test(routes[0]!)));
}

/**
 * Returns the refusal of a GET from another site to a call that changes data. The API's contract demands GET for these
 * calls.
 */
function refusedRead(request: IncomingMessage): Refusal | undefined {
  if (!request.url?.startsWith("/api/") || !sentByAnotherSite(request)) return undefined;
  return { status: 403, code: "request.cross_site" };
}

function refusedWrite(request: IncomingMessage): Refusal | undefined {
  const { headers } = request;
  if (sentByAnotherSite(request)) return { status: 403, code: "request.cross_site" };
  if (headers["content-encoding"] && headers["content-encoding"] !== "identity") {
    return { status: 415, code: "request.encoding", headers: { "Accept-Encoding": "identity" } };
  }
  const length = headers["content-length"];
  if (length !== undefined && !/^\d{1,15}$/.test(length)) return { status: 400, code: "request.invalid" };
  if (Number(length) > bodyLimit(request)) return { status: 413, code: "request.too_large" };
  const hasBody = Number(length) > 0 || headers["transfer-encoding"] !== undefined;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (hasBody && !BODY_TYPES.includes(type ?? "") && !isUpload(request) && !isOneClick(headers, request.url ?? ""))
    return { status: 415, code: "request.media_type" };
  return undefined;
}

/**
 * Returns whether another site sent the request. A sibling subdomain counts as another site. A client without either
 * header is no browser.
 */
function sentByAnotherSite({ headers }: IncomingMessage): boolean {
  const fetchSite = headers["sec-fetch-site"];
  if (fetchSite && fetchSite !== "same-origin" && fetchSite !== "none") return true;
  const { origin, host } = headers;
  if (origin === undefined) return false;
  try {
    return new URL(origin).host !== new URL(`${origin.split(":")[0]}://${host}`).host;
  } catch {
    return true;
  }
}

function hasControl(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return /[\u0000-\u001f\u007f]/.test(text);
}
