import { prepare } from "./prepare.mjs";
import { reachOfChange } from "./test/changed.mjs";
import { countLine, countStatus } from "./test/report.mjs";
import { makeScratch } from "./test/scratch.mjs";
import { notRun, obstacleOf, runStages } from "./test/stages.mjs";
import { main, Unready } from "./unready.mjs";

const USAGE = `npm test [-- [--full | --changed [commit]] [--only typecheck|lint|unit|browser] [files and options]]
--changed runs what is near to what is not committed, or differs from a commit: tests that import it, pages that show it.
Files and options go to Vitest with --only unit, to Playwright with --only browser.
npm test -- --pictures [names] makes the pictures that tests compare pages with, instead of testing: all of them, or those
of the pages named: \`login\` on every site, \`classic-login\` on that template's.`;

const STAGES = ["typecheck", "lint", "unit", "browser"];
const SETTINGS = [
  "NODE_ENV",
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_REPLICA_URL",
  "DATABASE_CELLS",
  "PORT",
  "HOST",
  "DATA_DIR",
  "MEDIA_URL",
  "TENANTS_DIR",
  "TRUST_PROXY",
  "LOG_LEVEL",
  "OPEN_TENANTS",
  "SEARCH_MEMBERS",
  "WORKERS",
  "ADMIN_PORT",
  "ADMIN_HOST",
  "OPERATOR_HOST",
  "OPERATOR_MAIL_URL",
  "OPERATOR_MAIL_FROM",
  "BOUQUET_STOCK",
];

// `npm test`: installs what is missing, runs every stage even after a failure, ends with a line of counts.
await main(async () => {
  const request = readArguments(process.argv.slice(2));
  const obstacle = await obstacleOf(() => prepare({ build: false, dependencies: "all" }));
  const scratch = makeScratch();
  try {
    const outcomes = obstacle ? notRun(obstacle) : await runStages(request, testEnvironment(request, scratch.folder));
    process.stdout.write(`\n${countLine(outcomes)}\n`);
    process.exitCode = countStatus(outcomes, "failed") > 0 ? 1 : 0;
  } finally {
    scratch.remove();
  }
});

/** @param {string[]} given @returns {import("./test/stages.mjs").Request} */
function readArguments(given) {
  const rest = [...given];
  const full = take(rest, "--full") !== undefined;
  if (take(rest, "--pictures") !== undefined) {
    if (full || rest.some((name) => name.startsWith("-"))) throw new Unready(USAGE);
    return { stages: ["browser"], full, pictures: rest, passedOn: ["pictures.test.ts"] };
  }
  if (rest[0] === "--changed" && !full && rest.length < 3)
    return { stages: STAGES, full, passedOn: [], reach: reachOfChange(rest[1]) };
  const only = take(rest, "--only", 1)?.[0];
  if (only !== undefined && !STAGES.includes(only)) throw new Unready(USAGE);
  if (rest.length > 0 && only !== "unit" && only !== "browser") throw new Unready(USAGE);
  return { stages: only ? [only] : STAGES, full, passedOn: rest };
}

/**
 * Removes an option from the list and returns its values. [""] if a value is missing, which no option accepts.
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
 * Returns the environment of the tests, without this machine's settings.
 * @param {import("./test/stages.mjs").Request} request
 * @param {string} scratch
 */
function testEnvironment({ full, pictures }, scratch) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, TMPDIR: scratch };
  for (const setting of SETTINGS) delete env[setting];
  if (full) env.BOUQUET_FULL = "1";
  return pictures ? { ...env, BOUQUET_PICTURES: "make", BOUQUET_PICTURED: pictures.join(",") } : env;
}
