import { trafficSourceFrom } from "~/app/domain/account/signup/signup";
import { SOURCE_PARTS } from "~/app/domain/account/signup/source-parts";
import { expiryOf } from "~/app/domain/signing";
import type { Site } from "~/app/domain/site";
import { urlOf } from "~/app/router/incoming-request";
import type { Stored } from "~/app/stored";
import type { TrafficSource } from "~/db/tables";
import { asksConsent, type Choice, choiceOf } from "./consent";
import { cookieOf, setCookie } from "./cookies";

/** One day in seconds. */
const DAY = 24 * 60 * 60;
const GRANTED_FOR = 30 * DAY;

const NAME = "network";

/** The cookie of the source, which is set only with consent. */
export const SOURCE: Stored = {
  name: NAME,
  place: "cookie",
  lasts: GRANTED_FOR,
  consent: true,
  purpose: "network_granted",
  keptBy: (tenant) => asksConsent({ tenant }),
};

/**
 * The cookie of the source until the browser closes. Set for every visitor if the tenant's sign-up or search depends on
 * the source.
 */
export const SOURCE_OF_VISIT: Stored = {
  name: NAME,
  place: "cookie",
  lasts: "browser",
  consent: false,
  purpose: "network",
  keptBy: (tenant) => doorsDependOnSource({ tenant }),
};

export interface Source extends TrafficSource {
  /** Where the source was found: in this address, in the form's page, or in a cookie. */
  keptBy: "address" | "page" | "cookie";
}

/** Returns the visitor's source, by the first of: a form's value from its page, the address, the cookie. */
export function sourceOf(site: Site, request: Request, page?: string): Source | null {
  return fromPage(site, page) ?? sourceIn(urlOf(request)) ?? fromCookie(site, request);
}

export function sourceIn(url: Readonly<URL>): Source | null {
  if (!url.searchParams.get("network")) return null; // the others have no meaning without it
  const parts = SOURCE_PARTS.map((name) => [name, url.searchParams.get(name)]);
  return kept("address", trafficSourceFrom(Object.fromEntries(parts)));
}

/**
 * Returns the address without tracking parameters and the cookie to remember them by, or null if it stays unchanged.
 * Stored for 30 days with consent. Without consent only if the tenant's sign-up or search depends on the source, and
 * only until the browser closes: nothing else is written to a visitor's device before consent. If nothing is written
 * and nothing was refused, the page carries the source (`sourceForPage`), and its script cleans the address.
 */
export function cleanedAddress(site: Site, request: Request, secure: boolean): Cleaned | null {
  const url = urlOf(request);
  const choice = choiceOf(site, request);
  if (!SOURCE_PARTS.some((name) => url.searchParams.has(name)) || isCarried(site, url, choice)) return null;
  return cleaned(site, new URL(url), sourceIn(url), { secure, granted: choice?.granted ?? false });
}

/**
 * Does the same as `cleanedAddress` for the address at which a visitor answered the consent question. `page` is the
 * source that the visitor's page carried. If the site depends on the source, a session cookie already contains the
 * source, and consent extends the cookie to 30 days.
 */
export function chosenAddress(
  site: Site,
  request: Request,
  url: URL,
  { page, ...how }: { page: string; secure: boolean; granted: boolean },
): Cleaned {
  return cleaned(site, url, fromPage(site, page) ?? sourceIn(url) ?? fromCookie(site, request), how);
}

export interface SourceForPage {
  /** The source that the page carries until a sign-up or a choice. Null without one. */
  carried: string | null;
  /**
   * The source that browsers store beside the cookie, with its end (UTC ms). Null without consent, or if nothing is
   * remembered.
   */
  remembered: { source: string; until: number } | null;
}

export function sourceForPage(site: Site, request: Request): SourceForPage {
  const url = urlOf(request);
  const choice = choiceOf(site, request);
  const source = isCarried(site, url, choice) ? sourceIn(url) : null;
  const cookie = choice?.granted && fromCookie(site, request) ? cookieOf(request, SOURCE) : undefined;
  return {
    carried: source && signed(site, source, DAY),
    remembered: cookie ? { source: cookie, until: expiryOf(cookie) } : null,
  };
}

interface Cleaned {
  to: string;
  cookie?: string;
}

function cleaned(
  site: Site,
  url: URL,
  source: Source | null,
  { secure, granted }: { secure: boolean; granted: boolean },
): Cleaned {
  for (const name of SOURCE_PARTS) url.searchParams.delete(name);
  const to = url.pathname.replace(/^\/+/, "/") + url.search;
  if (!source || !(granted || doorsDependOnSource(site))) return { to };
  const token = signed(site, source, granted ? GRANTED_FOR : DAY);
  return { to, cookie: setCookie(granted ? SOURCE : SOURCE_OF_VISIT, token, secure) };
}

function isCarried(site: Site, url: Readonly<URL>, choice: Choice | null): boolean {
  if (choice || doorsDependOnSource(site)) return false;
  return sourceIn(url) !== null;
}

function doorsDependOnSource({ tenant }: Pick<Site, "tenant">): boolean {
  return tenant.signups === "with_trafficsource" || tenant.loggedOutSearch !== tenant.loggedOutSearchTrafficsource;
}

function fromPage(site: Site, page: string | undefined): Source | null {
  return kept("page", opened(site, page));
}

function fromCookie(site: Site, request: Request): Source | null {
  return kept("cookie", opened(site, cookieOf(request, SOURCE)));
}

function kept(keptBy: Source["keptBy"], source: TrafficSource | null): Source | null {
  return source && { ...source, keptBy };
}

function signed(site: Site, { keptBy: _, ...source }: Source, seconds: number): string {
  return site.signer.sign(NAME, JSON.stringify(source), site.now() + seconds * 1000);
}

function opened(site: Site, text: string | undefined): TrafficSource | null {
  const source = text && site.signer.open(NAME, text, site.now());
  return source ? (JSON.parse(source) as TrafficSource) : null;
}
