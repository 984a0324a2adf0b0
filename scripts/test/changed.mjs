import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../command.mjs";
import { Unready } from "../unready.mjs";
import { distancesTo, importersOf } from "./graph.mjs";
import { fileTimes } from "./times.mjs";

/**
 * Maximum duration of the chosen tests, in ms by the last whole run. Takes under two minutes with two files at once.
 * The tests nearest to the change are chosen first.
 */
const MOST_WORK = 100_000;
const UNKNOWN_WORK = 4_000;
const MOST_PAGES = 12;

/** Files that tests read or serve without import, with the folders of those tests. */
const READ_BY = [
  { read: /\.(tsx?|mjs)$/, test: "tests/architecture/" },
  { read: /^app\/locales\/\w\w\//, test: "app/locales/" },
  { read: /^app\/routes\/.*\.tsx?$/, test: "tests/gate/route-walk.test.ts" },
  { read: /^app\/routes\/.*\.tsx?$/, test: "tests/gate/specified-pages.test.ts" },
  { read: /^db\/migrations\//, test: "db/migrations.test.ts" },
  { read: /^(tenants\/(?!config\/)[\w-]+\/|tenants\/tenant\.schema\.json)/, test: "tenants/config/load.test.ts" },
  { read: /^(package\.json|package-lock\.json)$/, test: "tests/architecture/lock-file.test.ts" },
];

/**
 * @typedef {object} Reach
 * @property {string[]} files tests for Vitest
 * @property {string[]} journeys tests for Playwright
 * @property {string[]} states of pages
 * @property {string} left other reached things as text; "" without any
 */

/**
 * Returns what a change reaches: everything uncommitted, or everything since a commit.
 * @param {string} [since]
 * @returns {Reach}
 */
export function reachOfChange(since) {
  return reachOf(changedSince(since), fileTimes());
}

/**
 * @param {string[]} changed
 * @param {Record<string, number>} [times] durations of test files, in ms
 * @param {Map<string, string[]>} [importers] of each source, if known
 * @returns {Reach}
 */
export function reachOf(changed, times = {}, importers = importersOf()) {
  const distances = distancesTo(changed, importers);
  const folders = new Set(changed.map(dirname));
  /** Tests beside the change come first. @param {[string, number]} entry */
  const order = ([file, distance]) => (folders.has(dirname(file)) ? 0 : distance);
  const near = [...distances].sort((one, other) => order(one) - order(other)).map(([file]) => file);
  const tests = near.filter(
    (file) => /\.test\.tsx?$/.test(file) && existsSync(join(root, file)) && isUsual(file, changed),
  );
  const isJourney = (/** @type {string} */ file) => file.startsWith("tests/e2e/");
  const named = READ_BY.filter(({ read }) => changed.some((file) => read.test(file))).map(({ test }) => test);
  const files = tests.filter((file) => !isJourney(file) && !named.some((name) => file.startsWith(name)));
  const journeys = tests.filter((file) => isJourney(file) && (distances.get(file) ?? 0) < 2);
  const states = [...new Set([...near, ...routesReading(changed)].flatMap(statesBeside))];
  const affordable = within(files, times);
  const left = [
    [files.length - affordable.length, "files of tests"],
    [states.length - MOST_PAGES, "states of pages"],
  ].filter(([more]) => Number(more) > 0);
  return {
    files: [...affordable, ...named],
    journeys,
    states: states.slice(0, MOST_PAGES),
    left: left.map(([more, what]) => `${more} ${what}`).join(" and "),
  };
}

/**
 * Returns whether a test file may run. A file of the full tier runs only if it changed itself.
 * @param {string} file
 * @param {string[]} changed
 */
function isUsual(file, changed) {
  return changed.includes(file) || !/^\/\/ @tier full$/m.test(readFileSync(join(root, file), "utf8"));
}

/** Skips files that exceed the remaining time. @param {string[]} files @param {Record<string, number>} times */
function within(files, times) {
  let left = MOST_WORK;
  return files.filter((file) => {
    const ms = times[file] ?? UNKNOWN_WORK;
    if (ms > left) return false;
    left -= ms;
    return true;
  });
}

/**
 * Returns the routes whose pages read the changed groups of texts. Each page declares its groups by name.
 * @param {string[]} changed
 */
function routesReading(changed) {
  const groups = changed.flatMap((file) => /^app\/locales\/\w\w\/(\w+)\.ts$/.exec(file)?.[1] ?? []);
  if (groups.length === 0) return [];
  return readdirSync(join(root, "app/routes"), { recursive: true, encoding: "utf8" })
    .map((name) => `app/routes/${name}`)
    .filter((name) => name.endsWith(".tsx"))
    .filter((name) => {
      const [, declared = ""] = /\btexts: \[([^\]]*)\]/.exec(readFileSync(join(root, name), "utf8")) ?? [];
      return groups.some((group) => declared.includes(`"${group}"`));
    });
}

/** @param {string} [since] */
function changedSince(since) {
  const known = git(["diff", "--name-only", "--relative", since ?? "HEAD"]);
  const unknown = git(["ls-files", "--others", "--exclude-standard"]);
  return [...new Set([...known, ...unknown])];
}

/** @param {string[]} args */
function git(args) {
  try {
    const output = execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
    return output.split("\n").filter(Boolean);
  } catch (error) {
    throw new Unready(`The changed files are unknown: ${/** @type {Error} */ (error).message}`);
  }
}

/** Returns the states of a route's page, if the file is a route. @param {string} file */
function statesBeside(file) {
  if (!/^app\/routes\/.*\.(tsx|states\.ts)$/.test(file)) return [];
  const states = join(root, file.replace(/(\.states)?\.tsx?$/, ".states.ts"));
  if (!existsSync(states)) return [];
  return [...readFileSync(states, "utf8").matchAll(/\bname: "([\w-]+)"/g)].map(([, name]) => `${name}`);
}
