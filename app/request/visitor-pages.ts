import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import type { Site } from "~/app/domain/site";
import { localeOf } from "~/app/locales/regions";
import { TextAnswer } from "~/app/router/text-answer";
import { fairCache } from "~/db/fair-cache";
import type { Tenant } from "~/tenants/config/schema";
import { compress } from "./answer";
import { type Encoding, encodingFor } from "./encodings";
import { languageOf } from "./language";

/** A page for visitors without cookies. Compressed once and shared by all requests for it, as the bytes to send. */
type VisitorPage = Record<Coding, { headers: string[]; body: Buffer }>;
type Coding = "identity" | Encoding;

/**
 * Maximum age of a cached page, in ms. A changed profile drops the pages at once, but the event of the change may be
 * lost.
 */
const FRESH_FOR = 5_000;
const PAGES = /^\/(pages\/[a-z0-9-]{1,40})?$/;

/** In bytes, of all sites together. A page has some 110 kB: plain, and in two encodings. */
const MAX_SIZE = 32 * 1024 * 1024;

const kept = fairCache<Site, VisitorPage>({ maxSize: MAX_SIZE, sizeOf, ttl: FRESH_FOR });
/**
 * How often the pages of each site were dropped. Contains a site once this process has subscribed to the site's
 * changes.
 */
const drops = new WeakMap<Site, number>();
/** The locale by tenant and Accept-Language header. Tenants offer different languages. */
const locales = fairCache<string, { locale: string }>({ maxSize: 1024 * 1024, sizeOf: (_, key) => key.length + 100 });
const bots = new LRUCache<string, boolean>({ max: 500 });
/** Maximum length of a header that is parsed once for all its senders, in characters. Browsers send shorter ones. */
const LONGEST_KEPT = 400;

/**
 * Returns the key of the cached page for a request. Undefined if the request has a cookie, comes from a bot or a
 * prefetch, or is not for a plain page path.
 */
export function visitorKey({ tenant }: Site, incoming: IncomingMessage, tls: boolean): string | undefined {
  const { method, url = "", headers } = incoming;
  if (method !== "GET" || headers.cookie !== undefined || !PAGES.test(url)) return undefined;
  if (headers["sec-purpose"] ?? headers.purpose) return undefined;
  if (isKnownBot(headers["user-agent"] ?? "")) return undefined;
  return `${localeAsked(tenant, headers["accept-language"] ?? "")} ${tls} ${nameIn(headers.host)} ${url}`;
}

export function visitorPage(site: Site, key: string): VisitorPage | undefined {
  return kept.get(site, key);
}

/**
 * Returns a counter that changes with any profile. Read it before a page is made: `keepVisitorPage` drops the page if
 * the counter has changed.
 */
export function stateOfPeople(site: Site): number {
  const known = drops.get(site);
  if (known !== undefined) return known;
  drops.set(site, 0);
  // Holds the site weakly, because the bus outlives a site whose config changed.
  const heard = new WeakRef(site);
  const end = site.bus.subscribe(({ kind }) => {
    const present = heard.deref();
    if (!present) end();
    else if (kind === "people") {
      drops.set(present, (drops.get(present) ?? 0) + 1);
      kept.clear(present);
    }
  });
  return 0;
}

interface Policies {
  state: number;
  policy(scripts: string): string;
  always: [name: string, value: string][];
}

/**
 * Caches a page. Undefined if the page was not successful. Hashes allow the inline scripts, because a nonce must not be
 * reused.
 */
export function keepVisitorPage(
  site: Site,
  key: string,
  response: Response,
  { state, policy, always }: Policies,
): VisitorPage | undefined {
  if (!(response instanceof TextAnswer) || response.status !== 200 || response.headers.has("set-cookie"))
    return undefined;
  const text = response.whole.toString().replace(/(<(?:script|link)\b[^>]*?) nonce="[^"]*"/g, "$1");
  const headers = new Headers([...always, ...response.headers]);
  headers.append("Vary", "Accept-Encoding");
  headers.set("Cache-Control", "no-store");
  headers.set("Content-Security-Policy", policy(hashesOf(text)));
  const coded = (coding: Coding, body: Buffer) => {
    const own = new Headers([...headers, ["Content-Length", `${body.length}`]]);
    if (coding !== "identity") own.set("Content-Encoding", coding);
    return { headers: [...own].flat(), body };
  };
  const plain = Buffer.from(text);
  const page = {
    identity: coded("identity", plain),
    br: coded("br", compress.br(plain)),
    gzip: coded("gzip", compress.gzip(plain)),
  };
  if (stateOfPeople(site) === state) kept.set(site, key, page);
  return page;
}

function sizeOf(page: VisitorPage, key: string): number {
  return Object.values(page).reduce(
    (sum, { headers, body }) => sum + body.length + headers.join("").length,
    key.length,
  );
}

/** Sends a page. Its headers replace all headers that were set before. */
export function sendVisitorPage(page: VisitorPage, accepts: string, to: ServerResponse): void {
  const { headers, body } = page[encodingFor(accepts) ?? "identity"];
  to.writeHead(200, headers).end(body);
}

/** Returns the host without its port, which does not affect the page and has 65,536 values. */
function nameIn(host = ""): string {
  return host.replace(/:\d*$/, "").toLowerCase();
}

/** Browsers send the same few values again and again. */
function localeAsked(tenant: Tenant, wishes: string): string {
  const key = `${tenant.revision} ${wishes}`;
  const known = locales.get(tenant.slug, key);
  if (known) return known.locale;
  const language = languageOf(tenant, { headers: { get: (name) => (name === "accept-language" ? wishes : null) } });
  const locale = localeOf(tenant, language, wishes);
  if (wishes.length <= LONGEST_KEPT) locales.set(tenant.slug, key, { locale });
  return locale;
}

function hashesOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return inline.map(([, script]) => `'sha256-${createHash("sha256").update(script!).digest("base64")}'`).join(" ");
}

function isKnownBot(agent: string): boolean {
  const known = bots.get(agent);
  if (known !== undefined) return known;
  const bot = isbot(agent);
  if (agent.length <= LONGEST_KEPT) bots.set(agent, bot);
  return bot;
}
