import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "~/app/environment";
import { replaceableTexts } from "~/app/locales";
import { loadTenant } from "~/tenants/load";
import { Tenants } from "~/tenants/registry";
import type { Tenant } from "~/tenants/schema";
import { meant } from "../commands/reading.mjs";
import { Refusal } from "../refusal";

/** A tenant that could be served. Throws a Refusal where there is none of that name. */
export function tenantNamed(machine: Pick<Environment, "tenantsDir" | "port">, slug: string): Tenant {
  const all = readTenants(machine).tenants.all();
  const found = all.find((each) => each.slug === slug);
  if (found) return found;
  const near = meant(
    slug,
    all.map((each) => each.slug),
  );
  throw new Refusal(`There is no tenant ${slug} that could be served.${near} npx bouquet tenant check says why`);
}

/** All tenants as the server would see them on its start, with what is wrong within and between them. */
export function readTenants({
  tenantsDir,
  port,
  operatorHost,
}: Pick<Environment, "tenantsDir" | "port"> & Partial<Pick<Environment, "operatorHost">>): {
  tenants: Tenants;
  slugs: string[];
} {
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const tenants = new Tenants(port, silent, operatorHost);
  const slugs: string[] = [];
  for (const name of foldersIn(tenantsDir)) {
    const loaded = loadTenant(join(tenantsDir, name), { port, texts: replaceableTexts });
    if (loaded.absent && !loaded.problems.length) continue;
    slugs.push(name);
    tenants.put(name, loaded);
  }
  return { tenants, slugs };
}

function foldersIn(tenantsDir: string): string[] {
  try {
    return readdirSync(tenantsDir, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith(".") && (entry.isDirectory() || entry.isSymbolicLink()))
      .map((entry) => entry.name)
      .sort();
  } catch {
    throw new Refusal(`There is no folder ${tenantsDir}; TENANTS_DIR names it`);
  }
}
