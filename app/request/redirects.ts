import type { IncomingMessage } from "node:http";
import type { Tenant } from "~/tenants/config/schema";
import { isRead, pathOf } from "./gate";

/** Where the tenant's config sends this address, with the query that came with it. Path and host stand in the config alone. */
export function redirectOf(tenant: Tenant, url: string): { to: string; status: number } | undefined {
  if (tenant.redirects.length === 0) return undefined;
  const path = withoutEnd(pathOf(url));
  const found = tenant.redirects.find(({ from }) => from === path);
  return found && { to: withQuery(found.to, url), status: found.status };
}

/**
 * Whether a redirect leads to a path of this site, or to the full address of another one that its route knows. Browsers take
 * `//evil.example` and `/\evil.example` for another site, and so does a router's own navigation.
 */
export function isSafeLocation(location: string): boolean {
  if (!/^(?:\/(?![/\\])|https?:\/\/(?![/\\]))[!-[\]-~]*$/.test(location)) return false;
  // Without its dots, `/.//evil.example` begins with two slashes, and what a page then navigates to by its own address leads there.
  return !location.startsWith("/") || !new URL(location, "http://site").pathname.startsWith("//");
}

/** Without the slashes at its end. A pattern would look at a run of them from each of its places. */
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
 * Where a page is that was asked for on another of the tenant's hosts than its main one, the one of `origin`: so a page has
 * one address for search engines, and a member one session. The scheme and the port stay as they were asked for. Undefined
 * on the main host, and for what machines ask for: calls, notices of providers, files, /.well-known.
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

/** By its form: files and data have a dot in their last part. */
function isPage(path: string): boolean {
  if (/^\/(api|_i18n|\.well-known|payments\/notices)(\/|$)/.test(path)) return false;
  return !path.slice(path.lastIndexOf("/")).includes(".");
}

/** Parameters of a partner's link, e.g. a network, survive the redirect. */
function withQuery(to: string, url: string): string {
  const query = new URL(url, "http://site").search.slice(1);
  if (!query) return to;
  const [, address = "", fragment = ""] = /^([^#]*)(.*)$/.exec(to) ?? [];
  return `${address}${address.includes("?") ? "&" : "?"}${query}${fragment}`;
}
