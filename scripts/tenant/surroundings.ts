import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "~/app/routes";
import { tenantSecret } from "~/app/settings/environment";
import type { Problem } from "~/tenants/config/problem";
import type { Tenant } from "~/tenants/config/schema";
import { findSecretNames, type NamedSecret } from "~/tenants/config/secret-names";
import { isLanderName, LANDER_NAMES } from "~/themes/landers/registry";
import { builtServer } from "../running.mjs";
import { Unready } from "../unready.mjs";
import { configOf, placed, type Remark } from "./placed";

/** A tenant's dependencies outside its folder. */
export interface Surroundings {
  /** Templates of the build that the next start serves. Undefined without a build. */
  templates: readonly string[] | undefined;
  /** Reads an environment variable. */
  secret(name: string): string | undefined;
}

export async function surroundingsHere(): Promise<Surroundings> {
  return { templates: await builtTemplates(), secret: tenantSecret };
}

/** Returns the problems of a valid config on a server with these dependencies. */
export function missingAround(tenant: Tenant, { templates, secret }: Surroundings): Problem[] {
  const found: Remark[] = [];
  const problem = (path: (string | number)[], reason: string, remedy: string): Remark => ({ path, reason, remedy });
  if (templates && !templates.includes(tenant.template)) {
    const remedy = "Build before the next start: npm run build";
    found.push(problem(["template"], `"${tenant.template}" is not in the build`, remedy));
  }
  for (const { path, name } of unsetIn(tenant, secret)) {
    const remedy = "Set it for the server, and for this check";
    found.push(problem(path, `is found in the environment variable ${name}, which is not set here`, remedy));
  }
  for (const [index, { from }] of tenant.redirects.entries()) {
    const page = PAGES.find(({ pattern }) => pattern.test(from));
    if (!page) continue;
    const remedy = "Redirect a path that the engine leaves free";
    found.push(
      problem(["redirects", index, "from"], `covers the site's own ${page.path}, which nobody reaches`, remedy),
    );
  }
  for (const [index, { variants }] of tenant.experiments.entries()) {
    for (const [place, { lander }] of variants.entries()) {
      if (isLanderName(lander)) continue;
      const path = ["experiments", index, "variants", place, "lander"];
      found.push(problem(path, `"${lander}" is no landing page`, `Write one of ${LANDER_NAMES.join(", ")}`));
    }
  }
  return placed(tenant, "error", found);
}

/** Returns the unset environment variables that a config names, with their keys. */
export function unsetIn(tenant: Tenant, secret: Surroundings["secret"]): NamedSecret[] {
  return findSecretNames(configOf(tenant).source.value).filter(({ name }) => secret(name) === undefined);
}

/** Returns the templates of the build. Undefined without a build. */
async function builtTemplates(): Promise<readonly string[] | undefined> {
  try {
    return (await builtServer()).TEMPLATES;
  } catch (error) {
    if (error instanceof Unready) return undefined;
    throw error;
  }
}

/**
 * The pages that a redirect must not cover. Leaves out legal pages, because a company may publish its terms elsewhere,
 * and the console, which has its own host.
 */
const PAGES = pathsOf(routes.filter(({ file }) => !file.startsWith("console/")))
  .filter((path) => !path.endsWith("*") && !path.startsWith("/pages/"))
  .map((path) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\/:\w+(\??)/g, "(/[^/]+)$1")}$`),
  }));

function pathsOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const own = path ? `${above}/${path}` : above;
    return [...(path || index ? [own || "/"] : []), ...pathsOf(children, own)];
  });
}
