import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import type { Site } from "~/app/domain/site";
import { languageOf } from "~/app/locales/detect";
import { brotli, gzip, htmlOf } from "./answer";

/** A page as everybody gets it who carries nothing, compressed once for all of them. */
interface VisitorPage {
  headers: [name: string, value: string][];
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/**
 * How old a kept page may be, in ms: the front page shows people, and one who leaves is not to stay there. Nothing else
 * makes one old, because a config that changes makes another site.
 */
const FRESH_FOR = 5_000;
const PAGES = /^\/(pages\/[a-z-]{1,20})?$/;

const kept = new WeakMap<Site, LRUCache<string, VisitorPage>>();
const bots = new LRUCache<string, boolean>({ max: 500 });

/** What the page is kept by; undefined unless the request carries no cookie and its address nothing but a page's path. */
export function visitorKey({ tenant }: Site, incoming: IncomingMessage, tls: boolean): string | undefined {
  const { method, url = "", headers } = incoming;
  if (method !== "GET" || headers.cookie !== undefined || !PAGES.test(url)) return undefined;
  if (headers["sec-purpose"] ?? headers.purpose) return undefined;
  if (isKnownBot(headers["user-agent"] ?? "")) return undefined;
  const language = languageOf(tenant, { headers: { get: (name) => (headers[name] as string | undefined) ?? null } });
  return `${language} ${tls} ${headers.host} ${url}`;
}

export function visitorPage(site: Site, key: string): VisitorPage | undefined {
  return kept.get(site)?.get(key);
}

/**
 * Keeps a good page and gives it as it is to be sent; anything else gives undefined. A nonce must not be used twice, so
 * its inline scripts are allowed by their hashes: `policy` makes the header out of those.
 */
export function keepVisitorPage(
  site: Site,
  key: string,
  response: Response,
  policy: (scripts: string) => string,
): VisitorPage | undefined {
  const html = htmlOf(response);
  if (html === undefined || response.status !== 200 || response.headers.has("set-cookie")) return undefined;
  const text = html.replace(/(<(?:script|link)\b[^>]*?) nonce="[^"]*"/g, "$1");
  const plain = Buffer.from(text);
  const headers: VisitorPage["headers"] = [...response.headers];
  const page = {
    headers: [...headers, ["Content-Security-Policy", policy(hashesOf(text))]] as VisitorPage["headers"],
    plain,
    br: brotli(plain),
    gzip: gzip(plain),
  };
  const pages = kept.get(site) ?? new LRUCache({ max: 100, ttl: FRESH_FOR });
  kept.set(site, pages);
  pages.set(key, page);
  return page;
}

export function sendVisitorPage(page: VisitorPage, accepts: string, to: ServerResponse): void {
  for (const [name, value] of page.headers) to.setHeader(name, value);
  to.appendHeader("Vary", "Accept-Encoding");
  to.setHeader("Cache-Control", "no-store");
  const encoding = /\bbr\b/.test(accepts) ? "br" : /\bgzip\b/.test(accepts) ? "gzip" : undefined;
  if (encoding) to.setHeader("Content-Encoding", encoding);
  const body = page[encoding ?? "plain"];
  to.setHeader("Content-Length", body.length);
  to.end(body);
}

function hashesOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return inline.map(([, script]) => `'sha256-${createHash("sha256").update(script!).digest("base64")}'`).join(" ");
}

function isKnownBot(agent: string): boolean {
  const known = bots.get(agent);
  if (known !== undefined) return known;
  const bot = isbot(agent);
  bots.set(agent, bot);
  return bot;
}
