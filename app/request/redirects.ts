import type { IncomingMessage } from "node:http";
import type { Tenant } from "~/tenants/config/schema";
import { isRead, pathOf } from "./gate";

/** Returns the config's redirect of this address, with the request's query. Path and host come only from the config. */
export function redirectOf(tenant: Tenant, url: string): { to: string; status: number } | undefined {
  if (tenant.redirects.length === 0) return undefined;
  const path = withoutEnd(pathOf(url));
  const found = tenant.redirects.find(({ from }) => from === path);
  return found && { to: withQuery(found.to, url), status: found.status };
}

/**
 * Returns whether a redirect's target is a path of this site, or an absolute address, which only a route can set.
 * Browsers treat `/\evil.example` as another site.
 */
export function isSafeLocation(location: string): boolean {
  if (!/^(?:\/(?![/\\])|https?:\/\/(?![/\\]))[!-[\]-~]*$/.test(location)) return false;
  // Resolves the dots first: `/.//evil.example` becomes a path that begins with two slashes, which a later navigation
  // would follow to the other site.
  return !location.startsWith("/") || !new URL(location, "http://site").pathname.startsWith("//");
}

/**
 * Removes trailing slashes. Written as a loop, because a regular expression would try each position in a run of
 * slashes.
 */
function withoutEnd(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end--;
  return path.slice(0, end);
}

interface Arrived {
  host: string;
  tls: boolean;
  incoming: Pick<IncomingMessage, "method" | "url" | "headers">;
}

/**
 * Returns the address on the tenant's main host, so that search engines see one address and a member has one session.
 * Undefined for a request on the main host, and for calls and files.
 */
export function mainAddressOf(tenant: Pick<Tenant, "hosts" | "origin">, { host, tls, incoming }: Arrived) {
  const { url = "/", headers } = incoming;
  if (tenant.hosts.length < 2 || !isRead(incoming) || !isPage(pathOf(url))) return undefined;
  const named = new URL(tenant.origin).hostname;
  const main = tenant.hosts.includes(named) ? named : tenant.hosts[0];
  if (host === main) return undefined;
  const port = /:\d+$/.exec(headers.host ?? "")?.[0] ?? "";
  return `${tls ? "https" : "http"}://${main}${port}${url}`;
}

/** Returns whether a path is a page: the last part of a file's or data path contains a dot. */
function isPage(path: string): boolean {
  if (/^\/(api|_i18n|\.well-known|payments\/notices)(\/|$)/.test(path)) return false;
  return !path.slice(path.lastIndexOf("/")).includes(".");
}

/** Keeps the parameters of a partner's link, such as a network. */
function withQuery(to: string, url: string): string {
  const query = new URL(url, "http://site").search.slice(1);
  if (!query) return to;
  const [, address = "", fragment = ""] = /^([^#]*)(.*)$/.exec(to) ?? [];
  return `${address}${address.includes("?") ? "&" : "?"}${query}${fragment}`;
}
