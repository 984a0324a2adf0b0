import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { root, run, runNpm } from "./command.mjs";
import { dropDrafts, keepDrafts } from "./pictures.mjs";
import { prepare } from "./prepare.mjs";
import {
  addCounts,
  countLine,
  failed,
  NO_TESTS,
  ONE_FAILED,
  ONE_PASSED,
  playwrightCounts,
  playwrightFailures,
  playwrightTimes,
  slowest,
  vitestCounts,
  vitestFailures,
  vitestTimes,
} from "./test-report.mjs";
import { main, Unready } from "./unready.mjs";

const USAGE = `npm test [-- [--full] [--only typecheck|lint|unit|browser] [files and options]]
Files and options go to Vitest with --only unit, to Playwright with --only browser.
npm test -- --pictures [names] makes the pictures that tests compare pages with, instead of testing: all of them, or those
of the pages named: \`login\` on every site, \`classic-login\` on that template's.`;

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
  "BOUQUET_STOCK",
];
const reports = join(root, "node_modules/.cache/bouquet/reports");
const unitReport = join(reports, "vitest.json");
const browserReport = join(reports, "playwright.json");
const stockReport = join(reports, "playwright-stock.json");
const browserReports = [browserReport, stockReport];

/** @typedef {import("./test-report.mjs").Counts} Counts */
/** @typedef {{ stages: string[]; full: boolean; pictures?: string[]; passedOn: string[] }} Request */

// `npm test`: sets itself up, runs every stage whatever became of the one before, ends in the line with the counts.
await main(async () => {
  const request = readArguments(process.argv.slice(2));
  const obstacle = await obstacleOf(() => prepare({ build: false, dependencies: "all" }));
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
    if (full || rest.some((name) => name.startsWith("-"))) throw new Unready(USAGE);
    return { stages: ["browser"], full, pictures: rest, passedOn: ["pictures.test.ts"] };
  }
  const only = take(rest, "--only", 1)?.[0];
  if (only !== undefined && !STAGES.includes(only)) throw new Unready(USAGE);
  if (rest.length > 0 && only !== "unit" && only !== "browser") throw new Unready(USAGE);
  return { stages: only ? [only] : STAGES, full, passedOn: rest };
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
  if (pictures) dropDrafts();
  const env = {
    ...testEnvironment(full),
    ...(pictures && { BOUQUET_PICTURES: "make", BOUQUET_PICTURED: pictures.join(",") }),
  };
  /** @param {string} stage */
  const wanted = (stage) => stages.includes(stage);

  // The build comes first: the tests of both runners serve it.
  const unbuilt =
    wanted("unit") || wanted("browser") ? await obstacleOf(() => prepare({ dependencies: "all" })) : undefined;
  const obstacle = unbuilt ?? (wanted("browser") ? await obstacleOf(() => ensureChromium()) : undefined);
  const checks = ["typecheck", "lint"].filter(wanted).map((script) => ({ script, result: check(script, env) }));

  let counts = NO_TESTS;
  for (const { script, result } of checks) counts = addCounts(counts, await shown(script, result));
  if (wanted("unit")) counts = addCounts(counts, unbuilt ? notRun(unbuilt) : await unit(env, passedOn));
  if (wanted("browser")) counts = addCounts(counts, obstacle ? notRun(obstacle) : await browser(env, passedOn));
  if (wanted("browser") && full && !pictures && !obstacle)
    counts = addCounts(counts, await browserOnStock(env, passedOn));
  process.stdout.write(failed([vitestFailures(unitReport), ...browserReports.map(playwrightFailures)].flat()));
  if (pictures && counts.failed === 0) keepDrafts({ some: pictures.length > 0 });
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
  const reporting = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--config", "tests/vitest.config.ts", "--allowOnly=false"];
  const { code } = await run(process.execPath, [...vitest, ...reporting, ...passedOn], { env, shown: true });
  process.stdout.write(slowest(vitestTimes(unitReport)));
  return vitestCounts(unitReport, code);
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} passedOn */
function browser(env, passedOn) {
  heading("browser tests");
  return playwright(env, passedOn, browserReport);
}

/**
 * The same tests of the same build, without what `app/remix` puts in the place of Remix's own ways.
 * @param {NodeJS.ProcessEnv} env @param {string[]} passedOn
 */
function browserOnStock(env, passedOn) {
  heading("browser tests on stock Remix");
  return playwright({ ...env, BOUQUET_STOCK: "1" }, passedOn, stockReport);
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} passedOn @param {string} report */
async function playwright(env, passedOn, report) {
  const command = ["node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts"];
  const { code } = await run(process.execPath, [...command, "--forbid-only", "--reporter=list,json", ...passedOn], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    shown: true,
  });
  process.stdout.write(slowest(playwrightTimes(report)));
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
