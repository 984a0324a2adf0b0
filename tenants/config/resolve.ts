import { createHash } from "node:crypto";
import { usualTimeZone } from "./countries";
import { genderIds } from "./genders";
import type { InternPool } from "./intern-pool";
import { filterNames } from "./own-fields";
import type { Overrides, Tenant, TenantConfig } from "./schema";
import { NICHES, type Niche } from "./vocabulary";

export interface Surroundings {
  /** The server's port, which is part of a demo tenant's origin. */
  port: number;
  /** Absolute path of the tenant's folder. */
  folder: string;
  overrides?: Overrides;
  revision?: string;
  /** Shared by the tenants that are loaded together. */
  pool?: InternPool;
}

/** Fills in the values that follow from a config, and freezes the result. */
export function resolveTenant(slug: string, config: TenantConfig, surroundings: Surroundings): Tenant {
  const { $schema: _, niche: number, preset, ...settings } = config;
  const niche = NICHES.find((each) => each.number === number)!;
  const derived = {
    slug,
    folder: surroundings.folder,
    revision: surroundings.revision ?? digest(JSON.stringify(config)),
    niche,
    origin: config.origin ?? usualOrigin(slug, config, surroundings.port),
    timeZone: config.timeZone ?? usualTimeZone(config.countries[0]),
    profile: { ...config.profile, searchFields: config.profile.searchFields ?? filterNames(config.profile) },
    payments: config.payments ?? { provider: "sandbox", methods: [], vatCollectedBy: "operator", former: [] },
    preset: { ...usualPreset(niche, genderIds(config.genders)), ...preset },
    overrides: surroundings.overrides ?? noOverrides(),
  } satisfies Partial<Tenant>;
  const { pool } = surroundings;
  // By its entries: V8 gives the result of a spread its own hidden class, a kilobyte for each tenant.
  const parts = Object.entries({ ...settings, ...derived }).map(([name, part]) => {
    return [name, name === "hosts" ? part : (pool?.intern(part) ?? part)]; // hosts are never equal
  });
  return deepFreeze(Object.fromEntries(parts) as unknown as Tenant);
}

/** Returns the tenant on the hosts that no other tenant holds. The tenant's links use one of these hosts. */
export function servedOn(tenant: Tenant, hosts: readonly string[], port: number): Tenant {
  if (hosts.length === tenant.hosts.length) return tenant;
  const keepsOrigin = hosts.includes(new URL(tenant.origin).hostname);
  return deepFreeze({
    ...tenant,
    hosts,
    origin: keepsOrigin ? tenant.origin : usualOrigin(tenant.slug, { ...tenant, hosts }, port),
    revision: digest(tenant.revision, ...hosts),
  });
}

export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest().subarray(0, 12).toString("base64url");
}

export function noOverrides(): Overrides {
  return { words: {}, pages: {}, ownPages: {}, logo: null, logoMarkup: null, icons: {}, offers: null };
}

function usualOrigin(slug: string, { demo, hosts }: { demo: boolean; hosts: readonly string[] }, port: number): string {
  const own = `${slug}.localhost`;
  if (demo && hosts.includes(own)) return new URL(`http://${own}:${port}`).origin;
  return `https://${hosts[0]}`;
}

/** Returns all offered genders if the site does not offer the niche's. */
function usualPreset({ seeking, own }: Niche, offered: string[]): Tenant["preset"] {
  return {
    own: own && offered.includes(own) ? own : null,
    seeking: seeking && offered.includes(seeking) ? [seeking] : offered,
  };
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
