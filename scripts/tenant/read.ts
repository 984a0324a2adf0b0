import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openOwn } from "~/app/databases";
import { type ServedRow, servedConfigs } from "~/app/domain/site/serving/serving";
import { replaceableTexts } from "~/app/locales";
import type { Environment } from "~/app/settings/environment";
import { controlFile } from "~/db/control/open";
import { loadTenant } from "~/tenants/config/load";
import { Tenants } from "~/tenants/config/registry";
import type { Tenant } from "~/tenants/config/schema";
import { meant } from "../commands/reading.mjs";
import { Refusal } from "../refusal";

/** Returns a tenant that can be served. Throws a Refusal for an unknown name. */
export function tenantNamed(machine: Pick<Environment, "tenantsDir" | "port">, slug: string): Tenant {
  const all = readTenants(machine).tenants.all();
  const found = all.find((each) => each.slug === slug);
  if (found) return found;
  const near = meant(
    slug,
    all.map((each) => each.slug),
  );
  throw new Refusal(`There is no tenant ${slug} that could be served.${near} See npx bouquet tenant check`);
}

/** Reads all tenants as a starting server would. `served` has the currently served configs. */
export function readTenants(
  {
    tenantsDir,
    port,
    operatorHost,
  }: Pick<Environment, "tenantsDir" | "port"> & Partial<Pick<Environment, "operatorHost">>,
  served: readonly ServedRow[] = [],
): {
  tenants: Tenants;
  slugs: string[];
} {
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const tenants = new Tenants(port, silent, operatorHost);
  const slugs: string[] = [];
  const folders = foldersIn(tenantsDir);
  for (const { slug, held } of served) if (folders.includes(slug)) tenants.hold(slug, held);
  for (const name of folders) {
    const loaded = loadTenant(join(tenantsDir, name), { port, texts: replaceableTexts });
    if (loaded.absent && !loaded.problems.length) continue;
    slugs.push(name);
    tenants.put(name, loaded);
  }
  return { tenants, slugs };
}

/** Returns the served config of each tenant. Empty before the first, or if unreadable. */
export async function readServed(environment: Pick<Environment, "databaseUrl" | "dataDir">): Promise<ServedRow[]> {
  const { databaseUrl, dataDir } = environment;
  if (databaseUrl === undefined && !existsSync(controlFile(dataDir).file)) return [];
  const control = openOwn(environment);
  try {
    return await servedConfigs(control).catch(() => []);
  } finally {
    await control.close();
  }
}

function foldersIn(tenantsDir: string): string[] {
  try {
    return readdirSync(tenantsDir, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith(".") && (entry.isDirectory() || entry.isSymbolicLink()))
      .map((entry) => entry.name)
      .sort();
  } catch {
    throw new Refusal(`There is no folder ${tenantsDir}. Set TENANTS_DIR`);
  }
}
