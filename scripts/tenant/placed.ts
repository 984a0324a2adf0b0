import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CONFIG_NAME } from "~/tenants/config/load";
import { keyOf, type Problem } from "~/tenants/config/problem";
import type { Tenant } from "~/tenants/config/schema";
import { parseSource, type Source } from "~/tenants/config/source";

/** A remark about a key of a tenant's config. The value may be valid. */
export interface Remark {
  path: (string | number)[];
  reason: string;
  remedy: string;
}

export function configOf(tenant: Tenant): { file: string; source: Source } {
  const file = join(tenant.folder, CONFIG_NAME);
  return { file, source: parseSource(readFileSync(file, "utf8").replace(/^\uFEFF/, "")) };
}

/** Adds file, line and column of the key, or of its parent. */
export function placed(tenant: Tenant, level: Problem["level"], remarks: Remark[]): Problem[] {
  if (remarks.length === 0) return [];
  const { file, source } = configOf(tenant);
  return remarks.map(({ path, reason, remedy }) => {
    return { level, slug: tenant.slug, file, ...source.place(path), key: keyOf(path), reason, remedy };
  });
}
