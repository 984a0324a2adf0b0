import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../command.mjs";

/**
 * What became of one test, one check or one stage.
 * @typedef {object} Outcome
 * @property {string} name `file: title`; the file alone if the file could not be loaded
 * @property {"passed" | "flaky" | "failed" | "skipped"} status `flaky`: failed, then passed when it ran once more
 * @property {number} [ms]
 * @property {string} [message] the first error, or the reason of a skipped test
 * @property {string} [page] the outline of the page that the browser showed at the failure
 */

/** A run with more flaky tests fails. */
const MOST_FLAKY = 3;

/**
 * Reads the tests in Vitest's JSON report. A file that could not be loaded is one failed test. `meta.skipped` holds the
 * reason of a skipped test (`tests/support/needs.ts`).
 * @param {string} path
 * @param {number} code Vitest's exit status
 * @returns {Outcome[]}
 */
export function vitestOutcomes(path, code) {
  const files = read(path)?.testResults ?? [];
  const outcomes = files.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((/** @type {any} */ test) => ({
      name: `${file}: ${test.fullName}`,
      status: { passed: "passed", failed: "failed" }[/** @type {string} */ (test.status)] ?? "skipped",
      ms: test.duration ?? 0,
      message: test.status === "failed" ? test.failureMessages.join("\n") : test.meta?.skipped,
    }));
    const isBroken = status === "failed" && tests.every((/** @type {Outcome} */ test) => test.status !== "failed");
    return isBroken ? [...tests, { name: file, status: "failed", message }] : tests;
  });
  return believe(outcomes, "Vitest", code);
}

/**
 * Reads the tests in Playwright's JSON report. An error outside a test is one failed test.
 * @param {string} path
 * @param {number} code Playwright's exit status
 * @returns {Outcome[]}
 */
export function playwrightOutcomes(path, code) {
  const report = read(path);
  const outside = (report?.errors ?? []).map((/** @type {any} */ { message }) => {
    return { name: "outside a test", status: "failed", message };
  });
  return believe([...(report?.suites ?? []).flatMap(outcomesInSuite), ...outside], "Playwright", code);
}

/** @param {any} suite @returns {Outcome[]} */
function outcomesInSuite({ file, specs = [], suites = [] }) {
  const own = specs.map((/** @type {any} */ { title, tests: [test] }) => {
    const first = test.results[0];
    return {
      name: `tests/e2e/${file}: ${title}`,
      status:
        { expected: "passed", unexpected: "failed", flaky: "flaky" }[/** @type {string} */ (test.status)] ?? "skipped",
      ms: first?.duration ?? 0,
      message: test.status === "skipped" ? skipReason(test) : first?.error?.message,
      page: test.status === "unexpected" ? findPage(test.results.at(-1)) : undefined,
    };
  });
  return [...own, ...suites.flatMap(outcomesInSuite)];
}

/** @param {any} test */
function skipReason({ annotations = [], results }) {
  const { description } = annotations.find((/** @type {any} */ { type }) => type === "skip") ?? {};
  return description ?? (results.length === 0 ? "not run" : undefined);
}

/** Returns the outline of the page that Playwright attached to an error, if any. @param {any} result */
function findPage(result) {
  const { path } = (result?.attachments ?? []).find((/** @type {any} */ { name }) => name === "error-context") ?? {};
  if (!path || !existsSync(path)) return undefined;
  return /^```yaml\n([\s\S]*?)^```/m.exec(readFileSync(path, "utf8"))?.[1];
}

/**
 * Merges a second run of the failed files into the first run. A test that failed first and passed then is flaky, and
 * keeps its first error.
 * @param {Outcome[]} first
 * @param {Outcome[]} second
 * @returns {Outcome[]}
 */
export function mergeRetry(first, second) {
  return first.flatMap((outcome) => {
    if (outcome.status !== "failed") return [outcome];
    const inFile = second.filter(({ name }) => name.startsWith(`${outcome.name}: `));
    const again = second.filter(({ name }) => name === outcome.name);
    // The file could not be loaded: its tests are in the second run alone.
    const decisive = again.length > 0 ? again : inFile;
    const hasPassed =
      decisive.some(({ status }) => status === "passed") && decisive.every(({ status }) => status !== "failed");
    /** @type {Outcome} */
    const settled = hasPassed ? { ...outcome, status: "flaky" } : outcome;
    return again.length > 0 ? [settled] : [settled, ...inFile];
  });
}

/**
 * Formats the last line of `npm test`. A flaky test counts as passed.
 * @param {Outcome[]} outcomes
 */
export function countLine(outcomes) {
  const [failed, skipped] = [countStatus(outcomes, "failed"), countStatus(outcomes, "skipped")];
  const passed = outcomes.length - failed - skipped;
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** @param {Outcome[]} outcomes @param {Outcome["status"]} status */
export function countStatus(outcomes, status) {
  return outcomes.filter((outcome) => outcome.status === status).length;
}

/** Fails a run with too many flaky tests. @param {Outcome[]} outcomes @returns {Outcome[]} */
export function tooManyFlaky(outcomes) {
  const flaky = countStatus(outcomes, "flaky");
  const message = `${flaky} tests failed first and passed then. A run may have ${MOST_FLAKY} of them.`;
  return flaky > MOST_FLAKY ? [{ name: "flaky tests", status: "failed", message }] : [];
}

/**
 * Lists the failed tests, each with the beginning of its message and of the page.
 * @param {Outcome[]} outcomes
 */
export function listFailed(outcomes) {
  const entries = outcomes
    .filter(({ status }) => status === "failed")
    .map(({ name, message = "", page }) => {
      const shownPage = page ? `    The page:\n${beginning(mainPart(page), 80)}` : "";
      return `${name}\n${beginning(message, 8)}${shownPage}`;
    });
  return entries.length > 0 ? `\nFailed:\n${entries.join("")}` : "";
}

/** Prints the flaky tests by name, each with its first error. @param {Outcome[]} outcomes */
export function listFlaky(outcomes) {
  const flaky = outcomes.filter(({ status }) => status === "flaky");
  const entries = flaky.map(({ name, message = "" }) => `${name}\n${beginning(message, 3)}`);
  return entries.length > 0 ? `\nflaky: ${entries.length}\n${entries.join("")}` : "";
}

/** Prints how many tests were skipped for which reason, the most frequent reason first. @param {Outcome[]} outcomes */
export function listSkipped(outcomes) {
  /** @type {Map<string, number>} */
  const reasons = new Map();
  for (const { message = "no reason given" } of outcomes.filter(({ status }) => status === "skipped"))
    reasons.set(message, (reasons.get(message) ?? 0) + 1);
  const parts = [...reasons].sort(([, one], [, other]) => other - one).map(([reason, count]) => `${reason} (${count})`);
  return parts.length > 0 ? `\nskipped: ${countStatus(outcomes, "skipped")} — ${parts.join(", ")}\n` : "";
}

/** Prints the ten slowest tests, one a line. @param {Outcome[]} outcomes */
export function listSlowest(outcomes) {
  const lines = [...outcomes]
    .sort((one, other) => (other.ms ?? 0) - (one.ms ?? 0))
    .slice(0, 10)
    .map(({ name, ms = 0 }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}\n`);
  return lines.length > 1 ? `\nThe slowest:\n${lines.join("")}` : "";
}

/**
 * Adds a failure if the runner failed and its report shows none.
 * @param {Outcome[]} outcomes
 * @param {string} runner
 * @param {number} code
 * @returns {Outcome[]}
 */
function believe(outcomes, runner, code) {
  if (code === 0 || countStatus(outcomes, "failed") > 0) return outcomes;
  const message = `${runner} ended with status ${code}, though its report has no failed test. See its output above.`;
  return [...outcomes, { name: runner, status: "failed", message }];
}

/** Leaves out the header and the navigation, which all pages share. @param {string} page */
function mainPart(page) {
  const start = /^ *- main\b/m.exec(page)?.index ?? 0;
  return page.slice(start);
}

/** @param {string} text @param {number} most lines */
function beginning(text, most) {
  const lines = stripVTControlCharacters(text).trimEnd().split("\n").slice(0, most);
  return lines.map((line) => `    ${line.slice(0, 300)}\n`).join("");
}

/** @param {string} path @returns {any} undefined if there is no report */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
