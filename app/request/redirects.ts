import type { Tenant } from "~/tenants/schema";
import { pathOf } from "./gate";

/** Where the tenant's config sends this address. Only addresses that stand in the config are ever given. */
export function redirectOf(tenant: Tenant, url: string): { to: string; status: number } | undefined {
  if (tenant.redirects.length === 0) return undefined;
  const path = pathOf(url).replace(/(.)\/+$/, "$1");
  return tenant.redirects.find(({ from }) => from === path);
}
