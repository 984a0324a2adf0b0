import { join } from "node:path";
import { root, run, runNpm } from "../command.mjs";
import { queriesNotRun } from "./queries.mjs";
import { listSlowest, mergeRetry, playwrightOutcomes, vitestOutcomes } from "./report.mjs";
import { filesToRetry } from "./retries.mjs";
import { keepFileTimes } from "./times.mjs";

/** @typedef {import("./report.mjs").Outcome} Outcome */

/** Reports of the runners, a file for each start of one. */
export const reports = join(root, "node_modules/.cache/bouquet/reports");
const queriesRun = join(reports, "queries");

/**
 * Runs a check. Leaves the types on React Router to the full tier.
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 */
export function check(script, env) {
  const colours = { typecheck: ["--pretty"], lint: ["--colors=force"] }[script] ?? [];
  return runNpm(["run", "--silent", script, "--", ...(process.stdout.isTTY ? colours : [])], {
    env: { BOUQUET_FULL: "0", ...env },
  });
}

/**
 * Waits for one of two concurrent checks, and prints its output.
 * @param {string} script
 * @param {Promise<{ code: number; output: string }>} result
 * @returns {Promise<Outcome[]>}
 */
export async function shown(script, result) {
  heading(script);
  const { code, output } = await result;
  process.stdout.write(`${output || "no findings"}\n`);
  return [{ name: script, status: code === 0 ? "passed" : "failed", message: "See its output above." }];
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} passedOn */
export async function unit(env, passedOn) {
  const title = "unit and integration tests";
  if (passedOn.length > 0) return vitest(title, env, passedOn);
  const outcomes = await vitest(title, { ...env, BOUQUET_QUERIES_RUN: queriesRun }, []);
  keepFileTimes(reportOf(title));
  return [...outcomes, ...everyQueryRan()];
}

/**
 * Runs tests, then repeats the files that a busy machine may have failed.
 * @param {string} title
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} passedOn
 * @param {string} [node] the program that runs Vitest, its tests and the servers that they start
 */
export async function vitest(title, env, passedOn, node = process.execPath) {
  const outcomes = await vitestOnce(title, env, passedOn, node);
  process.stdout.write(listSlowest(outcomes));
  const files = filesToRetry(outcomes);
  if (files.length === 0) return outcomes;
  const options = passedOn.flatMap((word, at) => (word === "--project" ? [word, passedOn[at + 1] ?? ""] : []));
  return mergeRetry(outcomes, await vitestOnce(`${title} once more`, env, [...options, ...files], node));
}

/** @param {string} title @param {NodeJS.ProcessEnv} env @param {string[]} passedOn @param {string} node */
async function vitestOnce(title, env, passedOn, node) {
  heading(title);
  const report = reportOf(title);
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const command = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", "--allowOnly=false"];
  const args = [...command, ...reporting, ...passedOn];
  const { code } = await run(node, args, { env, shown: true });
  return vitestOutcomes(report, code);
}

/** @param {string} title @param {NodeJS.ProcessEnv} env @param {string[]} passedOn */
export async function playwright(title, env, passedOn) {
  heading(title);
  const report = reportOf(title);
  const command = ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts"];
  const args = [...command, "--forbid-only", "--reporter=list,json", ...passedOn];
  const { code } = await run(process.execPath, args, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PWTEST_CACHE_DIR: join(reports, "../transformed") },
    shown: true,
  });
  const outcomes = playwrightOutcomes(report, code);
  process.stdout.write(listSlowest(outcomes));
  return outcomes;
}

/** @param {string} title */
export function heading(title) {
  process.stdout.write(`\n── ${title} ──\n`);
}

/** A statement that SQLite accepts may be invalid on PostgreSQL. @returns {Outcome[]} */
function everyQueryRan() {
  const name = "queries that no test ran on PostgreSQL";
  const missing = queriesNotRun(queriesRun);
  if (missing.length === 0) return [{ name, status: "passed" }];
  heading(name);
  const message = `${missing.join("\n")}\nA test that runs them needs the line "// @engines both", and must not be one of testOnSqlite.`;
  process.stdout.write(`${message}\n`);
  return [{ name, status: "failed", message }];
}

/** @param {string} title */
function reportOf(title) {
  return join(reports, `${title.replaceAll(" ", "-")}.json`);
}
