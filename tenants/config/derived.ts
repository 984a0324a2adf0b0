import type { Tenant } from "./schema";

/**
 * Derives a value from a tenant's config on first use, and caches it. The cache lies beside the config, which is data
 * that is compared and hashed as a whole. An edit makes a new Tenant, and the old values are dropped with the old one.
 */
export function derived<T>(make: (tenant: Tenant) => T): (tenant: Tenant) => T {
  const made = new WeakMap<Tenant, { value: T }>();
  return (tenant) => {
    const known = made.get(tenant);
    if (known) return known.value;
    const value = make(tenant);
    made.set(tenant, { value });
    return value;
  };
}
