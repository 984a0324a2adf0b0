import { join } from "node:path";
import { root, run, runNpm } from "../command.mjs";
import { queriesNotRun } from "./queries.mjs";
import {
  addCounts,
  ONE_FAILED,
  ONE_PASSED,
  playwrightCounts,
  playwrightFailures,
  playwrightTimes,
  slowest,
  vitestCounts,
  vitestFailures,
  vitestTimes,
} from "./report.mjs";
import { keepFileTimes } from "./times.mjs";

/** The runners' reports of a run, a file for each time that one is started. */
export const reports = join(root, "node_modules/.cache/bouquet/reports");
const queriesRun = join(reports, "queries");

/** @type {Set<string>} */
const vitestReports = new Set();
/** @type {Set<string>} */
const playwrightReports = new Set();

/** @param {string} script @param {NodeJS.ProcessEnv} env */
export function check(script, env) {
  const colours = { typecheck: ["--pretty"], lint: ["--colors=force"] }[script] ?? [];
  return runNpm(["run", "--silent", script, "--", ...(process.stdout.isTTY ? colours : [])], { env });
}

/**
 * Two checks run side by side, and each prints in its turn.
 * @param {string} script
 * @param {Promise<{ code: number; output: string }>} result
 */
export async function shown(script, result) {
  heading(script);
  const { code, output } = await result;
  process.stdout.write(`${output || "nothing to complain about"}\n`);
  return code === 0 ? ONE_PASSED : ONE_FAILED;
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} passedOn */
export async function unit(env, passedOn) {
  const title = "unit and integration tests";
  if (passedOn.length > 0) return vitest(title, env, passedOn);
  const counts = await vitest(title, { ...env, BOUQUET_QUERIES_RUN: queriesRun }, []);
  keepFileTimes(fileOf(title));
  return addCounts(counts, everyQueryRan());
}

/** @param {string} title @param {NodeJS.ProcessEnv} env @param {string[]} passedOn */
export async function vitest(title, env, passedOn) {
  heading(title);
  const report = reportOf(vitestReports, title);
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", "--allowOnly=false"];
  const args = [...command, ...reporting, ...passedOn];
  const { code } = await run(process.execPath, args, { env, shown: true });
  process.stdout.write(slowest(vitestTimes(report)));
  return vitestCounts(report, code);
}

/** @param {string} title @param {NodeJS.ProcessEnv} env @param {string[]} passedOn */
export async function playwright(title, env, passedOn) {
  heading(title);
  const report = reportOf(playwrightReports, title);
  const command = ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts"];
  const args = [...command, "--forbid-only", "--reporter=list,json", ...passedOn];
  const { code } = await run(process.execPath, args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PWTEST_CACHE_DIR: join(reports, "../transformed") },
    shown: true,
  });
  process.stdout.write(slowest(playwrightTimes(report)));
  return playwrightCounts(report, code);
}

/** Of every runner so far. */
export function failures() {
  return [...[...vitestReports].map(vitestFailures), ...[...playwrightReports].map(playwrightFailures)].flat();
}

/** @param {string} title */
export function heading(title) {
  process.stdout.write(`\n── ${title} ──\n`);
}

/** A statement that SQLite takes may be none for PostgreSQL. */
function everyQueryRan() {
  const missing = queriesNotRun(queriesRun);
  if (missing.length === 0) return ONE_PASSED;
  heading("queries that no test ran on PostgreSQL");
  process.stdout.write(
    `${missing.join("\n")}\nA test that runs them needs the line "// @engines both", and must not be one of testOnSqlite.\n`,
  );
  return ONE_FAILED;
}

/** @param {Set<string>} known @param {string} title */
function reportOf(known, title) {
  const report = fileOf(title);
  known.add(report);
  return report;
}

/** @param {string} title */
function fileOf(title) {
  return join(reports, `${title.replaceAll(" ", "-")}.json`);
}
