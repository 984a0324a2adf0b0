import { mkdirSync, rmSync } from "node:fs";
import { buildOnReactRouter, ON_REACT_ROUTER } from "../building/react-router.mjs";
import { ensureChromium } from "../chromium.mjs";
import { installNode } from "../node.mjs";
import { dropDrafts, keepDrafts } from "../pictures.mjs";
import { prepare } from "../prepare.mjs";
import { Unready } from "../unready.mjs";
import { countStatus, listFailed, listFlaky, listSkipped, tooManyFlaky } from "./report.mjs";
import { check, heading, playwright, reports, shown, unit, vitest } from "./runners.mjs";
import { stopwatch } from "./stopwatch.mjs";

/**
 * @typedef {object} Request
 * @property {string[]} stages
 * @property {boolean} full
 * @property {string[]} [pictures] pictures to make instead of testing; empty for all
 * @property {string[]} passedOn words for the single stage's runner
 * @property {import("./changed.mjs").Reach} [reach] of a change, to test only that
 */

/**
 * Runs every stage even after a failure. The build comes first, because both runners serve it. Types and lint run
 * beside it, because it uses one core.
 * @param {Request} request
 * @param {NodeJS.ProcessEnv} env
 */
export async function runStages({ stages, full, pictures, passedOn, reach }, env) {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  if (pictures) dropDrafts();
  const times = stopwatch();
  if (reach) process.stdout.write(tellReach(reach));
  /** @param {string} stage */
  const wanted = (stage) => stages.includes(stage) && (!reach || isReached(stage, reach));
  const built = wanted("browser") || (wanted("unit") && (!reach || reach.files.some(servesTheBuild)));

  const checks = ["typecheck", "lint"].filter(wanted).map((script) => ({
    script,
    result: times.measure(script, () => check(script, env)),
  }));
  const unbuilt = built
    ? await times.measure("build", () => obstacleOf(() => prepare({ build: "release", dependencies: "all" })))
    : undefined;
  const obstacle = unbuilt ?? (wanted("browser") ? await obstacleOf(() => ensureChromium()) : undefined);

  const outcomes = [];
  if (wanted("unit"))
    outcomes.push(
      ...(unbuilt ? notRun(unbuilt) : await times.measure("unit", () => unit(env, reach?.files ?? passedOn))),
    );
  for (const { script, result } of checks) outcomes.push(...(await shown(script, result)));
  if (wanted("browser"))
    outcomes.push(
      ...(obstacle
        ? notRun(obstacle)
        : await times.measure("browser", () =>
            reach ? browserNear(env, reach) : playwright("browser tests", env, passedOn),
          )),
    );
  if (full && !pictures && !obstacle) outcomes.push(...(await inOtherWays({ wanted, times, passedOn }, env)));
  outcomes.push(...tooManyFlaky(outcomes));
  process.stdout.write(times.shares());
  process.stdout.write(listFailed(outcomes) + listFlaky(outcomes) + listSkipped(outcomes));
  if (pictures && countStatus(outcomes, "failed") === 0) keepDrafts({ some: pictures.length > 0 });
  return outcomes;
}

/**
 * Runs the tests of the build in the other ways to serve the product: Node 26, stock Remix in the browser, React
 * Router.
 * @param {{ wanted(stage: string): boolean; times: ReturnType<typeof stopwatch>; passedOn: string[] }} asked
 * @param {NodeJS.ProcessEnv} env
 */
async function inOtherWays({ wanted, times, passedOn }, env) {
  const unit = wanted("unit") && (passedOn.length === 0 || passedOn.some(servesTheBuild));
  const browser = wanted("browser");
  // The full breadth ran on the default router. Another router can break a kind of request, not single pages.
  const { BOUQUET_FULL: _, ...usual } = env;
  const stock = { ...usual, BOUQUET_STOCK: "1" };
  const onNode26 =
    unit && passedOn.length === 0 ? await times.measure("tests on Node 26", () => testOnNode26(usual)) : [];
  const onStock = browser
    ? await times.measure("browser on stock Remix", () => playwright("browser tests on stock Remix", stock, passedOn))
    : [];
  const outcomes = [...onNode26, ...onStock];
  if (!browser && !unit) return outcomes;
  const unready = await times.measure("build on React Router", () => obstacleOf(() => buildOnReactRouter(env)));
  if (unready) return [...outcomes, ...notRun(unready)];
  const run = () => testOnReactRouter({ unit, browser, passedOn }, usual);
  return [...outcomes, ...(await times.measure("tests on React Router", run))];
}

/** @param {import("./changed.mjs").Reach} reach */
function tellReach({ files, journeys, states, left }) {
  const reached = `\nThe change reaches ${files.length} files of tests, ${journeys.length} of journeys, ${states.length} states of pages.\n`;
  return left ? `${reached}${left} more are further away: npm test runs them.\n` : reached;
}

/** @param {string} stage @param {import("./changed.mjs").Reach} reach */
function isReached(stage, { files, journeys, states }) {
  if (stage === "unit") return files.length > 0;
  return stage !== "browser" || journeys.length + states.length > 0;
}

/** @param {string} file */
function servesTheBuild(file) {
  return /^(tests\/(gate|workers)|scripts)\//.test(file);
}

/**
 * Playwright matches these words against file names and titles of tests.
 * @param {NodeJS.ProcessEnv} env @param {import("./changed.mjs").Reach} reach
 */
function browserNear(env, { journeys, states }) {
  const files = journeys.map((file) => file.slice(file.lastIndexOf("/") + 1).replaceAll(".", "\\."));
  const pages = states.length > 0 ? ["pictures\\.test\\.ts"] : [];
  const pagesAlone = journeys.length === 0 && { BOUQUET_PAGES_ALONE: "1" };
  return playwright("browser tests", { ...env, ...pagesAlone, BOUQUET_PICTURED: states.join(",") }, [
    "--grep",
    [...files, ...pages].join("|"),
    "--pass-with-no-tests",
  ]);
}

/** Returns an expected failure; mistakes in the code still throw. @param {() => Promise<void>} work */
export async function obstacleOf(work) {
  try {
    await work();
  } catch (error) {
    if (error instanceof Unready) return error;
    throw error;
  }
}

/** @param {Unready} obstacle @returns {import("./report.mjs").Outcome[]} */
export function notRun({ message }) {
  heading("not run");
  process.stdout.write(`${message}\n`);
  return [{ name: "not run", status: "failed", message }];
}

/**
 * Runs the requested gate and browser tests on the React Router build. `router.test.ts` is always included, and fails
 * if another router answers.
 * @param {{ unit: boolean; browser: boolean; passedOn: string[] }} wanted
 * @param {NodeJS.ProcessEnv} env
 */
async function testOnReactRouter({ unit, browser, passedOn }, env) {
  const own = { ...env, ...ON_REACT_ROUTER };
  const files = passedOn.length > 0 ? passedOn : ["tests/gate"];
  const ofGate = unit ? await vitest("gate on React Router", own, ["--project", "sqlite", ...files]) : [];
  const inBrowser = browser ? await playwright("browser tests on React Router", own, passedOn) : [];
  return [...ofGate, ...inBrowser];
}

/** Tests of what a new Node can break: native modules, streams, sockets, processes and times. */
const ON_NODE_26 = [
  "db/open.test.ts",
  "db/sqlite-driver.test.ts",
  "app/domain/talk/chats/chats.test.ts",
  "tests/gate/contract.test.ts",
  "tests/gate/events.test.ts",
  "tests/gate/photos.test.ts",
  "tests/workers/stop.test.ts",
];

/**
 * Downloads Node 26 and tests the product's core on it.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import("./report.mjs").Outcome[]>} one skipped test if the Node cannot be fetched
 */
async function testOnNode26(env) {
  try {
    const { path } = await installNode("26");
    return await vitest("tests on Node 26", env, ["--project", "sqlite", ...ON_NODE_26], path);
  } catch (error) {
    if (!(error instanceof Unready)) throw error;
    return [{ name: "tests on Node 26", status: "skipped", message: "Node 26 can't be fetched" }];
  }
}
