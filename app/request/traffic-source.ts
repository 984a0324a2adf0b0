import type { Site } from "~/app/domain/site";
import type { TrafficSource } from "~/db/tables";
import { asksConsent, choiceOf } from "./consent";
import { cookieOf, setCookie } from "./cookies";

const PARAMETERS = ["network", "ref", "sub1", "sub2", "sub3"] as const;
const NAME = "network";
const LONGEST = 200;

/** Who sent this visitor: from the address, or remembered. Null where nobody did. */
export function trafficSourceOf(site: Site, request: Request): TrafficSource | null {
  return fromAddress(new URL(request.url)) ?? fromCookie(site, request);
}

/**
 * The address without its tracking parameters and the cookie to remember them by, or null where it has none. Remembered
 * for thirty days of who agreed to that; of anybody else only where the tenant's doors depend on it, and only until the
 * browser closes: nothing else is written to a visitor's device before consent. Until a visitor who is asked has chosen,
 * the address stays as it is, for it is the one place to keep them.
 */
export function cleanedAddress(site: Site, request: Request, secure: boolean): { to: string; cookie?: string } | null {
  const choice = choiceOf(site, request);
  if (asksConsent(site) && !choice && !doorsDependOnSource(site)) return null;
  return cleaned(site, new URL(request.url), { secure, granted: choice?.granted ?? false });
}

/** The same for an address that a visitor was at when choosing. */
export function cleaned(
  site: Site,
  url: URL,
  { secure, granted }: { secure: boolean; granted: boolean },
): { to: string; cookie?: string } | null {
  if (!PARAMETERS.some((name) => url.searchParams.has(name))) return null;
  const source = fromAddress(url);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  const to = url.pathname.replace(/^\/+/, "/") + url.search;
  if (!source || !(granted || doorsDependOnSource(site))) return { to };
  const lasts = granted ? GRANTED_FOR : DAY;
  const text = site.signer.sign(NAME, JSON.stringify(source), site.now() + lasts * 1000);
  return { to, cookie: setCookie(NAME, text, { secure, ...(granted && { maxAge: lasts }) }) };
}

/** Forgets who sent a visitor. */
export function forgottenSourceCookie(secure: boolean): string {
  return setCookie(NAME, "", { secure, maxAge: 0 });
}

/** In seconds. */
const DAY = 24 * 60 * 60;
const GRANTED_FOR = 30 * DAY;

function doorsDependOnSource({ tenant }: Site): boolean {
  return tenant.signups === "with_trafficsource" || tenant.loggedOutSearch !== tenant.loggedOutSearchTrafficsource;
}

function fromAddress(url: URL): TrafficSource | null {
  const given = PARAMETERS.map((name) => [name, clean(url.searchParams.get(name))] as const).filter(
    ([, value]) => value,
  );
  const source = Object.fromEntries(given) as Partial<TrafficSource>;
  return source.network ? (source as TrafficSource) : null;
}

function fromCookie(site: Site, request: Request): TrafficSource | null {
  const cookie = cookieOf(request, NAME);
  const text = cookie && site.signer.open(NAME, cookie, site.now());
  return text ? (JSON.parse(text) as TrafficSource) : null;
}

function clean(value: string | null): string {
  return (value ?? "").replace(/[{}]/g, "").trim().slice(0, LONGEST);
}
