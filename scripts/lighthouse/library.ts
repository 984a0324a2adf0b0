import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root, runNpm } from "../command.mjs";
import { Unready } from "../unready.mjs";

const folder = join(root, "scripts/lighthouse");
const from = createRequire(join(folder, "package.json"));

export interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, { id: string; title: string; score: number | null; numericValue?: number }>;
}

export interface Lighthouse {
  audit(
    url: string,
    flags: Record<string, unknown>,
  ): Promise<{ lhr: Result; artifacts: { DevtoolsLog: unknown } } | undefined>;
  mobileSlow4G: { cpuSlowdownMultiplier: number };
  /** Runs in a page: measures the machine's speed. */
  computeBenchmarkIndex: () => number;
}

/** Installs Lighthouse from its own `package.json`: only this command needs its 185 MB. Throws Unready on failure. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(join(folder, "node_modules/.package-lock.json"))) return;
  const { code, output } = await runNpm(["ci", "--prefix", folder, "--no-audit", "--no-fund", "--ignore-scripts"]);
  if (code !== 0) throw new Unready(`${output}\n\nLighthouse could not be installed; npm's output is above.`);
}

export async function loadLighthouse(): Promise<Lighthouse> {
  const load = (path: string) => import(pathToFileURL(from.resolve(path)).href);
  const { default: audit } = await load("lighthouse");
  const { throttling } = await load("lighthouse/core/config/constants.js");
  const { pageFunctions } = await load("lighthouse/core/lib/page-functions.js");
  const { computeBenchmarkIndex } = pageFunctions;
  return { audit, mobileSlow4G: throttling.mobileSlow4G, computeBenchmarkIndex };
}
