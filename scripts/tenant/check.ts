import { join, relative } from "node:path";
import type { ServedRow } from "~/app/domain/site/serving/serving";
import type { Environment } from "~/app/settings/environment";
import { CONFIG_NAME } from "~/tenants/config/load";
import type { Problem } from "~/tenants/config/problem";
import { describeProblem } from "~/tenants/config/problem";
import type { Tenants } from "~/tenants/config/registry";
import type { Tenant } from "~/tenants/config/schema";
import type { Answer } from "../commands/declaration";
import { meant } from "../commands/reading.mjs";
import { Refusal } from "../refusal";
import { paymentErrors, paymentWarnings } from "./payments";
import { placed, type Remark } from "./placed";
import { postbackWarnings } from "./postbacks";
import { readServed, readTenants } from "./read";
import { missingAround, type Surroundings, surroundingsHere } from "./surroundings";

interface Asked {
  /** All tenants if empty. */
  named: readonly string[];
  /** Whether warnings count as errors. */
  strict: boolean;
}

/** Includes parts that their sites would lack on a server that starts now. Code 1 on an error. */
export async function checkTenants(
  environment: Environment,
  { named, strict }: Asked,
  here: () => Promise<Surroundings> = surroundingsHere,
): Promise<Answer> {
  const served = await readServed(environment);
  const { tenants, slugs } = readTenants(environment, served);
  for (const slug of named) assertSlug(environment, slug, slugs);
  const surroundings = await here();
  const kept = served.filter((row) => slugs.includes(row.slug) && tenants.revisionOf(row.slug) === undefined);
  const problems = [...problemsOf(tenants, surroundings), ...kept.map((row) => keptProblem(environment, row))]
    .filter((problem) => named.length === 0 || named.includes(problem.slug))
    .sort((a, b) => a.slug.localeCompare(b.slug) || a.level.localeCompare(b.level))
    .map((problem) => ({ ...problem, file: fromHere(problem.file) }));
  const lines = problems.map((each) => `${each.level === "warning" ? "(warning) " : ""}${describeProblem(each)}`);
  const errors = problems.filter(({ level }) => level === "error");
  const checked = named.length > 0 ? [...new Set(named)] : slugs;
  const fine = checked.filter((each) => !errors.some((problem) => problem.slug === each)).length;
  const summary = [
    `${fine} ${fine === 1 ? "tenant" : "tenants"} fine`,
    ...(fine < checked.length ? [`${checked.length - fine} with errors`] : []),
    ...(problems.length > errors.length ? [counted(problems.length - errors.length, "warning")] : []),
  ];
  const failed = errors.length > 0 || (strict && problems.length > 0);
  return { lines: [...lines, summary.join(", ")], data: { checked, problems }, code: failed ? 1 : 0 };
}

/** Reports that a site still runs an earlier version of its config. */
function keptProblem({ tenantsDir }: Environment, { slug, at }: ServedRow): Problem {
  const since = new Date(at).toISOString();
  return {
    ...{ level: "warning", slug, file: join(tenantsDir, slug, CONFIG_NAME), line: 1, column: 1, key: "" },
    reason: `can't be used: the server still uses the version of ${since}`,
    remedy: "Fix the errors of this file",
  };
}

/** Throws a Refusal for a name without a config. */
export function assertSlug({ tenantsDir }: Pick<Environment, "tenantsDir">, slug: string | undefined, slugs: string[]) {
  if (!slug || slugs.includes(slug)) return;
  throw new Refusal(`There is no ${join(tenantsDir, slug, CONFIG_NAME)}.${meant(slug, slugs)}`);
}

/** Finds problems within the tenants' folders, between them, and with their surroundings. */
export function problemsOf(tenants: Tenants, surroundings: Surroundings): Problem[] {
  return [...tenants.problems(), ...tenants.all().flatMap((tenant) => remarksOn(tenant, surroundings))];
}

function remarksOn(tenant: Tenant, surroundings: Surroundings): Problem[] {
  const warnings = [...paymentWarnings(tenant), ...postbackWarnings(tenant), ...offerWarnings(tenant)];
  const errors = placed(tenant, "error", paymentErrors(tenant));
  return [...missingAround(tenant, surroundings), ...errors, ...placed(tenant, "warning", warnings)];
}

/** Warns if a tenant's members can't see its partners' offers. */
function offerWarnings({ memberResell, overrides }: Tenant): Remark[] {
  const { cams, camads, camLink, adLink, feed } = memberResell;
  const { offers } = overrides;
  const warnings: Remark[] = [];
  const warn = (key: string | null, reason: string, remedy: string) =>
    warnings.push({ path: key === null ? ["memberResell"] : ["memberResell", key], reason, remedy });
  if (cams && !camLink) warn("camLink", "is missing: no cam is shown without it", "Write where a cam leads");
  if (camads && !adLink) warn("adLink", "is missing: no partner is shown without it", "Write where the tile leads");
  if (cams && !feed && !offers?.cams.length) {
    warn("cams", "is true, and neither offers.json nor a feed offers any", "Name a feed, or add cams to offers.json");
  }
  if (camads && !feed && !offers?.ad) {
    warn("camads", "is true, and neither offers.json nor a feed says what to show", "Add an ad to offers.json");
  }
  if (offers && !cams && !camads) {
    warn(null, "shows nothing of what offers.json offers", "Set cams or camads to true, or take offers.json away");
  }
  return warnings;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Makes a path relative to the current folder, so that terminals link it. */
export function fromHere(path: string): string {
  const near = relative(process.cwd(), path);
  return near.startsWith("..") ? path : near;
}
