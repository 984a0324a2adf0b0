import { expiryOf } from "~/app/domain/signing";
import { trafficSourceFrom } from "~/app/domain/signup/signup";
import { SOURCE_PARTS } from "~/app/domain/signup/source-parts";
import type { Site } from "~/app/domain/site";
import type { Stored } from "~/app/stored";
import type { TrafficSource } from "~/db/tables";
import { asksConsent, type Choice, choiceOf } from "./consent";
import { cookieOf, forgetCookie, setCookie } from "./cookies";

/** In seconds. */
const DAY = 24 * 60 * 60;
const GRANTED_FOR = 30 * DAY;

const NAME = "network";

/** Of who agreed to it. */
export const SOURCE: Stored = {
  name: NAME,
  place: "cookie",
  lasts: GRANTED_FOR,
  consent: true,
  purpose: "network_granted",
  keptBy: (tenant) => asksConsent({ tenant }),
};

/** Of everybody, where the tenant's doors depend on it. */
export const SOURCE_OF_VISIT: Stored = {
  name: NAME,
  place: "cookie",
  lasts: "browser",
  consent: false,
  purpose: "network",
  keptBy: (tenant) => doorsDependOnSource({ tenant }),
};

/** Who sent this visitor: from the address, or remembered. Null where nobody did. */
export function trafficSourceOf(site: Site, request: Request): TrafficSource | null {
  return fromAddress(new URL(request.url)) ?? opened(site, cookieOf(request, SOURCE));
}

/**
 * The address without its tracking parameters and the cookie to remember them by, or null where it stays as it is.
 * Remembered for thirty days of who agreed to that; of anybody else only where the tenant's doors depend on it, and only
 * until the browser closes: nothing else is written to a visitor's device before consent. Where nothing is written and
 * nothing was refused, the page itself carries the source (`carriedSource`), and its script cleans the address.
 */
export function cleanedAddress(site: Site, request: Request, secure: boolean): { to: string; cookie?: string } | null {
  const url = new URL(request.url);
  const choice = choiceOf(site, request);
  if (!SOURCE_PARTS.some((name) => url.searchParams.has(name)) || isCarried(site, url, choice)) return null;
  return remembered(site, url, { secure, granted: choice?.granted ?? false });
}

/** The same for the address that a visitor was at when choosing; `carried` is what their page took along. */
export function chosenAddress(
  site: Site,
  url: URL,
  { carried, ...how }: { carried: string; secure: boolean; granted: boolean },
): { to: string; cookie?: string } {
  return remembered(site, url, how, opened(site, carried) ?? fromAddress(url));
}

/** Who sent the visitor to this very address. */
export function sourceInAddress({ url }: Pick<Request, "url">): TrafficSource | null {
  return fromAddress(new URL(url));
}

/** What a page takes along of who sent its visitor, signed, until a sign-up or a choice; null where it carries nothing. */
export function carriedSource(site: Site, request: Request): string | null {
  const url = new URL(request.url);
  const source = isCarried(site, url, choiceOf(site, request)) && fromAddress(url);
  return source ? signed(site, source, DAY) : null;
}

/** The source that a form brought along, or else what the request says. */
export function broughtSource(site: Site, request: Request, carried: string | undefined): TrafficSource | null {
  return opened(site, carried) ?? trafficSourceOf(site, request);
}

/**
 * What the browser of somebody who agreed may keep beside the cookie, as the cookie has it, and until when (UTC ms). Null
 * where nothing is remembered, or nobody agreed.
 */
export function rememberedSource(site: Site, request: Request): { source: string; until: number } | null {
  const token = choiceOf(site, request)?.granted ? cookieOf(request, SOURCE) : undefined;
  return token && opened(site, token) ? { source: token, until: expiryOf(token) } : null;
}

/** Forgets who sent a visitor. */
export function forgottenSourceCookie(secure: boolean): string {
  return forgetCookie(SOURCE, secure);
}

function remembered(
  site: Site,
  url: URL,
  { secure, granted }: { secure: boolean; granted: boolean },
  source = fromAddress(url),
): { to: string; cookie?: string } {
  for (const name of SOURCE_PARTS) url.searchParams.delete(name);
  const to = url.pathname.replace(/^\/+/, "/") + url.search;
  if (!source || !(granted || doorsDependOnSource(site))) return { to };
  const token = signed(site, source, granted ? GRANTED_FOR : DAY);
  return { to, cookie: setCookie(granted ? SOURCE : SOURCE_OF_VISIT, token, secure) };
}

function isCarried(site: Site, url: URL, choice: Choice | null): boolean {
  if (choice || doorsDependOnSource(site)) return false;
  return fromAddress(url) !== null;
}

function doorsDependOnSource({ tenant }: Pick<Site, "tenant">): boolean {
  return tenant.signups === "with_trafficsource" || tenant.loggedOutSearch !== tenant.loggedOutSearchTrafficsource;
}

function fromAddress(url: URL): TrafficSource | null {
  return trafficSourceFrom(Object.fromEntries(SOURCE_PARTS.map((name) => [name, url.searchParams.get(name)])));
}

function signed(site: Site, source: TrafficSource, seconds: number): string {
  return site.signer.sign(NAME, JSON.stringify(source), site.now() + seconds * 1000);
}

function opened(site: Site, text: string | undefined): TrafficSource | null {
  const source = text && site.signer.open(NAME, text, site.now());
  return source ? (JSON.parse(source) as TrafficSource) : null;
}
