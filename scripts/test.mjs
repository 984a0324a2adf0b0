import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { root, run, runNpm } from "./command.mjs";
import { prepare } from "./prepare.mjs";
import {
  addCounts,
  countLine,
  NO_TESTS,
  ONE_FAILED,
  ONE_PASSED,
  playwrightCounts,
  vitestCounts,
} from "./test-counts.mjs";
import { main, Unready } from "./unready.mjs";

const USAGE = `npm test [-- [--full] [--only typecheck|lint|unit|browser] [files and options]]
Files and options go to Vitest with --only unit, to Playwright with --only browser.
npm test -- --pictures makes the pictures of all pages that tests compare with, instead of testing.`;

const STAGES = ["typecheck", "lint", "unit", "browser"];
const SETTINGS = [
  "NODE_ENV",
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "PORT",
  "HOST",
  "DATA_DIR",
  "MEDIA_URL",
  "TENANTS_DIR",
  "TRUST_PROXY",
  "LOG_LEVEL",
  "OPEN_TENANTS",
  "WORKERS",
  "ADMIN_PORT",
  "ADMIN_HOST",
];
const reports = join(root, "node_modules/.cache/bouquet/reports");

/** @typedef {import("./test-counts.mjs").Counts} Counts */
/** @typedef {{ stages: string[]; full: boolean; pictures: boolean; passedOn: string[] }} Request */

// `npm test`: sets itself up, runs every stage whatever became of the one before, ends in the line with the counts.
await main(async () => {
  const request = readArguments(process.argv.slice(2));
  const obstacle = await obstacleOf(() => prepare({ build: false }));
  const counts = obstacle ? notRun(obstacle) : await runStages(request);
  process.stdout.write(`\n${countLine(counts)}\n`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
});

/**
 * @param {string[]} given
 * @returns {Request}
 */
function readArguments(given) {
  const rest = [...given];
  const full = take(rest, "--full") !== undefined;
  if (take(rest, "--pictures") !== undefined) {
    if (full || rest.length > 0) throw new Unready(USAGE);
    return { stages: ["browser"], full, pictures: true, passedOn: ["pictures.test.ts"] };
  }
  const only = take(rest, "--only", 1)?.[0];
  if (only !== undefined && !STAGES.includes(only)) throw new Unready(USAGE);
  if (rest.length > 0 && only !== "unit" && only !== "browser") throw new Unready(USAGE);
  return { stages: only ? [only] : STAGES, full, pictures: false, passedOn: rest };
}

/**
 * Takes an option and its values out of the list. A value left out comes back as the empty word, which no option takes.
 * @param {string[]} list
 * @param {string} name
 */
function take(list, name, values = 0) {
  const at = list.indexOf(name);
  if (at < 0) return undefined;
  const [, ...taken] = list.splice(at, 1 + values);
  return values > taken.length ? [""] : taken;
}

/**
 * What keeps this work from being done, when it is not a mistake in the code.
 * @param {() => Promise<void>} work
 */
async function obstacleOf(work) {
  try {
    await work();
  } catch (error) {
    if (error instanceof Unready) return error;
    throw error;
  }
}

/** @param {Unready} obstacle */
function notRun(obstacle) {
  heading("not run");
  process.stdout.write(`${obstacle.message}\n`);
  return ONE_FAILED;
}

/** @param {Request} request */
async function runStages({ stages, full, pictures, passedOn }) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const env = { ...testEnvironment(full), ...(pictures && { BOUQUET_PICTURES: "make" }) };
  /** @param {string} stage */
  const wanted = (stage) => stages.includes(stage);

  // The build comes first: the tests of both runners serve it.
  const unbuilt = wanted("unit") || wanted("browser") ? await obstacleOf(() => prepare()) : undefined;
  const obstacle = unbuilt ?? (wanted("browser") ? await obstacleOf(() => ensureChromium()) : undefined);
  const checks = ["typecheck", "lint"].filter(wanted).map((script) => ({ script, result: check(script, env) }));

  let counts = NO_TESTS;
  for (const { script, result } of checks) counts = addCounts(counts, await shown(script, result));
  if (wanted("unit")) counts = addCounts(counts, unbuilt ? notRun(unbuilt) : await unit(env, passedOn));
  if (wanted("browser")) counts = addCounts(counts, obstacle ? notRun(obstacle) : await browser(env, passedOn));
  return counts;
}

/** @param {string} script @param {NodeJS.ProcessEnv} env */
function check(script, env) {
  const colours = { typecheck: ["--pretty"], lint: ["--colors=force"] }[script] ?? [];
  return runNpm(["run", "--silent", script, "--", ...(process.stdout.isTTY ? colours : [])], { env });
}

/**
 * Two checks run side by side, and each prints in its turn.
 * @param {string} script
 * @param {Promise<{ code: number; output: string }>} result
 */
async function shown(script, result) {
  heading(script);
  const { code, output } = await result;
  process.stdout.write(`${output || "nothing to complain about"}\n`);
  return code === 0 ? ONE_PASSED : ONE_FAILED;
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} passedOn */
async function unit(env, passedOn) {
  heading("unit and integration tests");
  const report = join(reports, "vitest.json");
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", "--allowOnly=false"];
  const { code } = await run(process.execPath, [...vitest, ...reporting, ...passedOn], { env, shown: true });
  return vitestCounts(report, code);
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} passedOn */
async function browser(env, passedOn) {
  heading("browser tests");
  const report = join(reports, "playwright.json");
  const playwright = ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts"];
  const { code } = await run(process.execPath, [...playwright, "--forbid-only", "--reporter=list,json", ...passedOn], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    shown: true,
  });
  return playwrightCounts(report, code);
}

/**
 * The tests bring their own settings: what this machine serves with must not change what they find.
 * @param {boolean} full
 */
function testEnvironment(full) {
  const env = { ...process.env };
  for (const setting of SETTINGS) delete env[setting];
  return full ? { ...env, BOUQUET_FULL: "1" } : env;
}

/** @param {string} title */
function heading(title) {
  process.stdout.write(`\n── ${title} ──\n`);
}
