import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Environment } from "~/app/settings/environment";
import { TenantFolder } from "~/tenants/config/folder";
import { CONFIG_NAME } from "~/tenants/config/load";
import { tenantsFiles } from "../tenants-files";

/**
 * Restores a site's folder only if the folder is missing, because an operator may have changed an existing one on
 * purpose.
 */
export async function keepConfig(environment: Environment, slug: string, folder: string): Promise<string[]> {
  const own = join(environment.tenantsDir, slug);
  const files = tenantsFiles(environment);
  if (!existsSync(folder)) return [];
  if (!existsSync(join(own, CONFIG_NAME))) {
    files.remove(own);
    files.move(folder, own);
    return [];
  }
  const there = contentsOf(own);
  const differing: string[] = [];
  for (const path of await filesIn(folder)) {
    if (!there.get(path)?.equals(await readFile(join(folder, path)))) differing.push(path);
  }
  return differing.length > 0
    ? [`its folder in TENANTS_DIR is unchanged; different in the backup: ${differing.join(", ")}`]
    : [];
}

/**
 * Returns the contents of a folder by file. Empty if the folder can't be read, so that every file counts as different.
 */
function contentsOf(folder: string): Map<string, Buffer> {
  try {
    return new Map([...new TenantFolder(folder).readAll(() => {})].map(({ name, content }) => [name, content]));
  } catch {
    return new Map();
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
