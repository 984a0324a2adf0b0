import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import type { Environment } from "~/app/environment";
import { replaceableTexts } from "~/app/locales";
import { CONFIG_NAME, loadTenant } from "~/tenants/load";
import type { Problem } from "~/tenants/problem";
import { describeProblem } from "~/tenants/problem";
import { Tenants } from "~/tenants/registry";
import { offerWarnings } from "./offers";
import { paymentWarnings } from "./payments";
import { postbackWarnings } from "./postbacks";
import { Refusal } from "./refusal";
import { missingAround, type Surroundings, surroundingsHere } from "./surroundings";

/**
 * Prints every problem of one tenant or of all, among them what their sites would miss on a server that starts here and now.
 * 1 where there is one.
 */
export async function checkTenants(
  environment: Environment,
  [slug]: string[],
  here: () => Promise<Surroundings> = surroundingsHere,
): Promise<number> {
  const { tenants, slugs } = readTenants(environment);
  if (slug && !slugs.includes(slug))
    throw new Refusal(`There is no ${join(environment.tenantsDir, slug, CONFIG_NAME)}`);
  const surroundings = await here();
  const problems = [...tenants.problems(), ...tenants.all().flatMap((tenant) => missingAround(tenant, surroundings))]
    .filter((problem) => !slug || problem.slug === slug)
    .sort((a, b) => a.slug.localeCompare(b.slug));
  for (const problem of problems) {
    const line = `${problem.level === "warning" ? "(warning) " : ""}${shown(problem)}`;
    (problem.level === "warning" ? console.warn : console.error)(line);
  }
  if (problems.length > 0) return 1;
  for (const tenant of tenants.all().filter((each) => !slug || each.slug === slug)) {
    const file = fromHere(join(environment.tenantsDir, tenant.slug, CONFIG_NAME));
    const warnings = [...paymentWarnings(tenant), ...postbackWarnings(tenant), ...offerWarnings(tenant)];
    for (const warning of warnings) console.warn(`(warning) ${file} ${warning}.`);
  }
  const count = slug ? 1 : slugs.length;
  console.log(`${count} ${count === 1 ? "tenant" : "tenants"} fine`);
  return 0;
}

/** All tenants as the server would see them on its start, with what is wrong within and between them. */
export function readTenants({ tenantsDir, port }: Pick<Environment, "tenantsDir" | "port">): {
  tenants: Tenants;
  slugs: string[];
} {
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const tenants = new Tenants(port, silent);
  const slugs: string[] = [];
  for (const name of foldersIn(tenantsDir)) {
    const loaded = loadTenant(join(tenantsDir, name), { port, texts: replaceableTexts() });
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

const shown = (problem: Problem) => describeProblem({ ...problem, file: fromHere(problem.file) });

/** Relative to where one is, so that a terminal makes a link of it. */
export function fromHere(path: string): string {
  const near = relative(process.cwd(), path);
  return near.startsWith("..") ? path : near;
}
