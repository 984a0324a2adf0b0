import type { Tenant } from "~/tenants/schema";
import { pathOf } from "./gate";

/** Where the tenant's config sends this address, with the query that came with it. Path and host stand in the config alone. */
export function redirectOf(tenant: Tenant, url: string): { to: string; status: number } | undefined {
  if (tenant.redirects.length === 0) return undefined;
  const path = pathOf(url).replace(/(.)\/+$/, "$1");
  const found = tenant.redirects.find(({ from }) => from === path);
  return found && { to: withQuery(found.to, url), status: found.status };
}

/** What a partner's link carries, a network say, counts behind the redirect, too. */
function withQuery(to: string, url: string): string {
  const query = new URL(url, "http://site").search.slice(1);
  if (!query) return to;
  const [, address = "", fragment = ""] = /^([^#]*)(.*)$/.exec(to) ?? [];
  return `${address}${address.includes("?") ? "&" : "?"}${query}${fragment}`;
}
