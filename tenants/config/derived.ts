import type { Tenant } from "./schema";

/**
 * Derives a value from a tenant's config, worked out when first asked for. A config is data, compared and hashed as a
 * whole, so this is kept beside it. An edit makes another Tenant, and what followed from the one before goes with that.
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
