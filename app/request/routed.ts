import type { IncomingMessage } from "node:http";
import { noteArrival } from "~/app/domain/reach/campaigns/campaigns";
import { countsClick } from "~/app/domain/reach/postbacks/clicks";
import type { Site } from "~/app/domain/site";
import { readingRequest, realRequest, urlOf } from "~/app/router/incoming-request";
import type { LoadContext } from "~/app/router/server";
import type { Environment } from "~/app/settings/environment";
import { write } from "./answer";
import { BodyMisshapen, readBody, streamBody } from "./body";
import { isMisshapen } from "./body-shape";
import { acceptedBy, addressOf, type Exchange } from "./exchange";
import { bodyLimit, isRead, isUpload, takesRawBody } from "./gate";
import { isPrefetch } from "./guards";
import { contentSecurityPolicy, securityHeaders } from "./headers";
import { refuseFailure, voiceOf } from "./refusal";
import { sourceIn } from "./source";
import { type Visit, visitOf } from "./visit";
import { keepVisitorPage, sendVisitorPage, stateOfPeople, visitorKey } from "./visitor-pages";

export interface Routing {
  /** In development: the site in the design that the developer chose. */
  preview: ((site: Site, request: Request) => Site) | undefined;
  remix: (request: Request, context: LoadContext) => Promise<Response>;
}

interface Parts extends Routing {
  environment: Environment;
  live: boolean;
}

export async function answerByRoute(parts: Parts, site: Site, exchange: Exchange): Promise<true> {
  const { incoming, outgoing, tls } = exchange;
  const { tenant } = site;
  const { live, environment } = parts;
  const accepts = acceptedBy(incoming);
  const key = live ? undefined : visitorKey(site, incoming, tls);
  const state = key === undefined ? 0 : stateOfPeople(site);
  const upload = isUpload(incoming) ? streamBody(incoming, bodyLimit(incoming)) : undefined;
  try {
    const request = await requestOf(exchange, environment, upload?.body);
    const shown = parts.preview?.(site, request) ?? site;
    const visit = visitOf(shown, request, () => addressOf(incoming, environment), tls);
    const response = await parts.remix(request, { site: shown, visit });
    countArrival(site, visit, request, response).catch((error: unknown) =>
      site.log.warn({ err: error }, "a visit could not be counted"),
    );
    if (response.headers.get("content-type")?.startsWith("text/html")) {
      const pictures = tenant.cdnPrefix ? new URL(tenant.cdnPrefix, tenant.origin).origin : undefined;
      const policy = (scripts: string) => contentSecurityPolicy(scripts, pictures, live);
      const page =
        key && keepVisitorPage(site, key, response, { state, policy, always: securityHeaders({ tls, live, tenant }) });
      if (page) {
        sendVisitorPage(page, accepts, outgoing);
        return true;
      }
      response.headers.set("Content-Security-Policy", policy(`'nonce-${visit.nonce}'`));
    }
    keepPrivate(response, incoming);
    await nameMember(response, visit);
    await write(response, outgoing, accepts, incoming.method === "HEAD");
  } catch (error) {
    refuseFailure(voiceOf(site), incoming, outgoing, error);
  } finally {
    void upload?.end();
  }
  return true;
}

/** Returns the request for a route. `body` is a stream, if the route reads it as it arrives. */
export async function requestOf(
  { incoming, outgoing, tls }: Exchange,
  { stock }: Pick<Environment, "stock">,
  body?: ReadableStream<Uint8Array>,
): Promise<Request> {
  const url = new URL(`${tls ? "https" : "http"}://${incoming.headers.host}${incoming.url}`);
  const reads = isRead(incoming);
  if (reads && !stock) return readingRequest(incoming, outgoing, url);
  return realRequest(incoming, outgoing, url, reads ? undefined : (body ?? (await wholeBody(incoming))));
}

/** Forbids caches to store personal data. Exception: the answer to a prefetch may be cached until the click. */
function keepPrivate(response: Response, incoming: IncomingMessage) {
  const prefetch = /prefetch/.test(String(incoming.headers["sec-purpose"] ?? incoming.headers.purpose ?? ""));
  if (prefetch && response.ok) response.headers.set("Cache-Control", "private, max-age=10");
  else if (!response.headers.has("cache-control")) response.headers.set("Cache-Control", "no-store");
}

/**
 * Names the member whose pages the service worker may cache. The worker then deletes the cached pages of any other
 * member.
 */
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

/**
 * Counts a visitor's arrival once per document: not for the data of the same address, nor for a redirect that keeps the
 * source.
 */
async function countArrival(site: Site, visit: Visit, request: Request, response: Response): Promise<void> {
  const { pathname, search } = urlOf(request);
  if (!search.includes("network=") || request.method !== "GET" || /^\/api\/|\.data$/.test(pathname)) return;
  const source = sourceIn(urlOf(request));
  if (!source || !isEnd(request, response) || visit.bot || isPrefetch(request)) return;
  if (await countsClick(site, source, "arrival")) noteArrival(site, source);
}

/** Returns whether an answer is a page, or a redirect to an address without the source. */
function isEnd(request: Request, { headers }: Response): boolean {
  const location = headers.get("location");
  if (location === null || !URL.canParse(location, request.url)) {
    return /^text\/html/.test(headers.get("content-type") ?? "");
  }
  return sourceIn(new URL(location, request.url)) === null;
}
