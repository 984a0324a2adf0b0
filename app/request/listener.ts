import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import type { Logger } from "pino";
import proxyAddr from "proxy-addr";
import type { AnsweredBy, Metrics } from "~/app/admin/metrics";
import type { Site, Sites } from "~/app/domain/site";
import type { Environment } from "~/app/environment";
import { readingRequest, realRequest } from "~/app/remix/incoming-request";
import type { Tenant } from "~/tenants/schema";
import type { TenantRegistry } from "~/tenants/watch";
import { write } from "./answer";
import { countArrival } from "./arrivals";
import { BodyMisshapen, BodyTooLarge, BodyTooSlow, readBody, streamBody } from "./body";
import { isMisshapen } from "./body-shape";
import { bodyLimit, hostOf, isRead, isUpload, pathOf, type Refusal, refusal, takesRawBody } from "./gate";
import { contentSecurityPolicy, secure, securityHeaders } from "./headers";
import type { Guard } from "./in-flight";
import { redirectOf } from "./redirects";
import { refuse, unknownHost } from "./refusal";
import type { StaticFiles } from "./static-files";
import { asksForCard, asksForIcon, asksForMedia, serveCard, serveIcon, serveMark, serveMedia } from "./tenant-files";
import { type Visit, visitOf } from "./visit";
import { keepVisitorPage, sendVisitorPage, visitorKey, visitorPage } from "./visitor-pages";

interface Parts {
  registry: TenantRegistry;
  sites: Sites;
  log: Logger;
  environment: Environment;
  /** Undefined where nobody can ask for them. */
  metrics: Metrics | undefined;
  guard: Guard | undefined;
  /** Whether this is the development server. */
  live: boolean;
  /** There: the site in the design that somebody wants to look at. */
  preview: ((site: Site, request: Request) => Site) | undefined;
  files: StaticFiles | undefined;
  development: StaticFiles | undefined;
  remix: (request: Request, context: AppLoadContext) => Promise<Response>;
}

/** What happens to every request: gate, tenant, files, then Remix with that tenant's site. */
export function requestListener(parts: Parts) {
  const { registry, environment } = parts;

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const tls = isTls(incoming, environment.trustProxy);
    const host = hostOf(incoming);
    const tenant = host === undefined ? undefined : registry.byHost(host);
    if (tenant && sendKept(parts, tenant, tls, incoming, outgoing)) return;
    secure(outgoing, { tls, live: parts.live, tenant });
    if (!tenant) {
      follow(parts, undefined, incoming, outgoing).by = "unknown_host";
      return void unknownHost(incoming, outgoing);
    }
    try {
      admit(parts, tenant, tls, incoming, outgoing);
    } catch (error) {
      fail(parts.sites.of(tenant), incoming, outgoing, error);
    }
  };
}

/** What most visitors come for, before anything else is looked at. */
function sendKept(parts: Parts, tenant: Tenant, tls: boolean, incoming: IncomingMessage, outgoing: ServerResponse) {
  if (parts.live) return false;
  const site = parts.sites.of(tenant);
  const key = visitorKey(site, incoming, tls);
  const page = key && visitorPage(site, key);
  if (!page) return false;
  follow(parts, tenant, incoming, outgoing).by = "route";
  sendVisitorPage(page, acceptedBy(incoming), outgoing);
  return true;
}

/** A request for a tenant: refused by its form, redirected by config, a file, or Remix's. */
function admit(parts: Parts, tenant: Tenant, tls: boolean, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const answered = follow(parts, tenant, incoming, outgoing);
  const refused = refusedAsHarmful(parts, tenant, incoming, outgoing) ?? refusal(incoming);
  const moved = redirectOf(tenant, incoming.url ?? "/");
  const route = () => {
    answered.by = "route";
    void answer(parts, tenant, tls, incoming, outgoing);
  };
  if (refused) {
    answered.by = "refused";
    refuse(parts.sites.of(tenant), incoming, outgoing, refused);
  } else if (moved) {
    answered.by = "redirect";
    outgoing.writeHead(moved.status, { Location: moved.to }).end();
  } else if (asksForMedia(incoming)) {
    const site = parts.sites.of(tenant);
    serveMedia(site, incoming, outgoing)
      .then((found) => (found ? undefined : route()))
      .catch((error) => fail(site, incoming, outgoing, error));
  } else if (asksForCard(incoming)) {
    const site = parts.sites.of(tenant);
    serveCard(site, incoming, outgoing)
      .then((found) => (found ? undefined : route()))
      .catch((error) => fail(site, incoming, outgoing, error));
  } else if (serveMark(tenant, incoming, outgoing)) {
    return;
  } else if (asksForIcon(incoming)) {
    serveIcon(tenant, incoming, outgoing).catch((error) => fail(parts.sites.of(tenant), incoming, outgoing, error));
  } else {
    const files = parts.files ?? parts.development;
    if (files && (parts.live || isRead(incoming))) files(incoming, outgoing, route);
    else route();
  }
}

function refusedAsHarmful(
  { guard, sites }: Parts,
  tenant: Tenant,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Refusal | undefined {
  const shape = guard?.refuses(tenant, incoming, outgoing);
  if (shape === undefined) return undefined;
  sites.of(tenant).log.warn({ shape }, "refused: workers have ended of its like");
  return { status: 503, code: "error.unavailable", headers: { "Retry-After": "600" } };
}

function acceptedBy({ headers }: IncomingMessage): string {
  return String(headers["accept-encoding"] ?? "");
}

/** Logs and measures a request once it is answered. By whom it is can be said until then. */
function follow(
  { log, metrics }: Parts,
  tenant: Tenant | undefined,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): { by: AnsweredBy } {
  const answered = { by: "file" as AnsweredBy };
  const logged = tenant !== undefined && log.isLevelEnabled("info");
  if (!logged && !metrics) return answered;
  const started = performance.now();
  const { method = "", headers } = incoming;
  const path = pathForLog(incoming);
  outgoing.on("finish", () => {
    const status = outgoing.statusCode;
    const ms = performance.now() - started;
    metrics?.answered({ tenant: tenant?.slug ?? "", by: answered.by, method, path, status, seconds: ms / 1000 });
    if (!logged) return;
    const client = { package: briefly(headers["x-package"]), page: briefly(headers["x-original-host"]) };
    log.info({ tenant: tenant.slug, method, path, status, ms: Math.round(ms * 10) / 10, client });
  });
  return answered;
}

async function answer(parts: Parts, tenant: Tenant, tls: boolean, incoming: IncomingMessage, outgoing: ServerResponse) {
  const site = parts.sites.of(tenant);
  const accepts = acceptedBy(incoming);
  const key = parts.live ? undefined : visitorKey(site, incoming, tls);
  const upload = isUpload(incoming) ? streamBody(incoming, bodyLimit(incoming)) : undefined;
  try {
    const url = new URL(`${tls ? "https" : "http"}://${incoming.headers.host}${incoming.url}`);
    const reads = isRead(incoming);
    const request =
      reads && !parts.environment.stock
        ? readingRequest(incoming, outgoing, url)
        : realRequest(incoming, outgoing, url, reads ? undefined : (upload?.body ?? (await wholeBody(incoming))));
    const shown = parts.preview?.(site, request) ?? site;
    const visit = visitOf(shown, request, addressOf(incoming, parts.environment), tls);
    const response = await parts.remix(request, { site: shown, visit });
    countArrival(site, visit, request, response).catch((error: unknown) =>
      site.log.warn({ err: error }, "a visit could not be counted"),
    );
    if (response.headers.get("content-type")?.startsWith("text/html")) {
      const pictures = tenant.cdnPrefix ? new URL(tenant.cdnPrefix, tenant.origin).origin : undefined;
      const policy = (scripts: string) => contentSecurityPolicy(scripts, pictures, parts.live);
      const page =
        key &&
        keepVisitorPage(site, key, response, { policy, always: securityHeaders({ tls, live: parts.live, tenant }) });
      if (page) return sendVisitorPage(page, accepts, outgoing);
      response.headers.set("Content-Security-Policy", policy(`'nonce-${visit.nonce}'`));
    }
    keepPrivate(response, incoming);
    await nameMember(response, visit);
    await write(response, outgoing, accepts, incoming.method === "HEAD");
  } catch (error) {
    fail(site, incoming, outgoing, error);
  } finally {
    void upload?.end();
  }
}

/** One request's failure ends that request: nothing thrown may reach the process, which serves every other site. */
function fail(site: Site, incoming: IncomingMessage, outgoing: ServerResponse, error: unknown): void {
  if (outgoing.destroyed) return;
  const known = refusalOf(error);
  if (!known) site.log.error({ err: error, path: pathForLog(incoming) }, "a request failed");
  refuse(
    site,
    incoming,
    outgoing,
    known ?? { status: 503, code: "error.unavailable", headers: { "Retry-After": "10" } },
  );
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof BodyMisshapen) return { status: 422, code: "request.invalid" };
  const headers = { Connection: "close" };
  if (error instanceof BodyTooLarge) return { status: 413, code: "request.too_large", headers };
  return error instanceof BodyTooSlow ? { status: 408, code: "request.timeout", headers } : undefined;
}

/** Nothing personal is kept by a cache; an answer to a prefetch is, for as long as the click may take. */
function keepPrivate(response: Response, incoming: IncomingMessage) {
  const prefetch = /prefetch/.test(String(incoming.headers["sec-purpose"] ?? incoming.headers.purpose ?? ""));
  if (prefetch && response.ok) response.headers.set("Cache-Control", "private, max-age=10");
  else if (!response.headers.has("cache-control")) response.headers.set("Cache-Control", "no-store");
}

/** Tells the browser's worker whose page it is: it keeps pages of one member, and removes those of any other. */
async function nameMember(response: Response, visit: Visit): Promise<void> {
  const type = response.headers.get("content-type") ?? "";
  const member = /^text\/(html|x-script)/.test(type) ? await visit.member() : null;
  if (member) response.headers.set("X-Member", member.id);
}

async function wholeBody(incoming: IncomingMessage): Promise<Uint8Array | undefined> {
  const body = await readBody(incoming, bodyLimit(incoming));
  if (!takesRawBody(incoming) && isMisshapen(body, incoming.headers["content-type"])) throw new BodyMisshapen();
  return body.length > 0 ? new Uint8Array(body) : undefined;
}

function addressOf(incoming: IncomingMessage, { trustProxy }: Environment): string {
  return String(proxyAddr(incoming, trustProxy) ?? "");
}

function isTls(incoming: IncomingMessage, trustProxy: Environment["trustProxy"]): boolean {
  if ("encrypted" in incoming.socket) return true;
  const peer = incoming.socket.remoteAddress;
  return incoming.headers["x-forwarded-proto"] === "https" && peer !== undefined && trustProxy(peer, 0);
}

/** Without the query, which may hold what somebody searched for or a token. */
function pathForLog(incoming: IncomingMessage): string {
  return briefly(pathOf(incoming.url ?? ""));
}

/** As much as a log line needs of what a client says: it may send 16 kB with each request. */
function briefly<T extends string | string[] | undefined>(text: T): T extends undefined ? undefined : string {
  return (text === undefined ? undefined : String(text).slice(0, 200)) as never;
}
