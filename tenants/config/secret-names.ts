/**
 * Returns the prefix of the environment variables of a tenant's config: `TENANT_VELVET_` for `velvet`. A hyphen becomes
 * two underscores, so that no prefix continues another: `TENANT_VELVET__CLUB_` for `velvet-club`.
 */
export function secretPrefix(slug: string): string {
  return `TENANT_${slug.toUpperCase().replaceAll("-", "__")}_`;
}

/** Returns whether a tenant's config may name this variable. No server setting begins with `TENANT_`. */
export function isOwnSecret(slug: string, name: string): boolean {
  const prefix = secretPrefix(slug);
  return name.startsWith(prefix) && /^[A-Z0-9]/.test(name.slice(prefix.length));
}

export interface NamedSecret {
  /** The path of the reference, `{ "env": ... }`. */
  path: (string | number)[];
  /** The environment variable. */
  name: string;
}

/** Lists the environment variables that a config names. */
export function findSecretNames(value: unknown, path: (string | number)[] = []): NamedSecret[] {
  if (typeof value !== "object" || value === null) return [];
  if ("env" in value && typeof value.env === "string") return [{ path, name: value.env }];
  const steps = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...steps].flatMap(([step, inner]) => findSecretNames(inner, [...path, step]));
}
