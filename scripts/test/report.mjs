import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../command.mjs";

/** @typedef {{ passed: number; failed: number; skipped: number }} Counts */

/** @type {Readonly<Counts>} */
export const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };
/** @type {Readonly<Counts>} */
export const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };
/** @type {Readonly<Counts>} */
export const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };

/**
 * The line that `npm test` ends in.
 * @param {Counts} counts
 */
export function countLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * @param {Counts} one
 * @param {Counts} other
 * @returns {Counts}
 */
export function addCounts(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/**
 * Counts of Vitest's JSON report. A file that could not be loaded holds no test and counts as one failed.
 * @param {string} path
 * @param {number} code Vitest's exit status
 */
export function vitestCounts(path, code) {
  return believed(path, code, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(failedAsAWhole).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/**
 * Counts of Playwright's JSON report. Errors outside a test count as one failed each.
 * @param {string} path
 * @param {number} code Playwright's exit status
 */
export function playwrightCounts(path, code) {
  return believed(path, code, (report) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    skipped: report.stats.skipped,
  }));
}

/** @typedef {{ name: string; ms: number }} Time */

/**
 * How long each test took, as Vitest's JSON report says.
 * @param {string} path
 * @returns {Time[]}
 */
export function vitestTimes(path) {
  const files = read(path)?.testResults ?? [];
  return files.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => {
      return { name: `${relative(root, file.name)}: ${test.title}`, ms: test.duration ?? 0 };
    }),
  );
}

/**
 * How long each test took, as Playwright's JSON report says.
 * @param {string} path
 * @returns {Time[]}
 */
export function playwrightTimes(path) {
  /** @param {any} suite @returns {Time[]} */
  const inSuite = ({ file, specs = [], suites = [] }) => [
    ...specs.map((/** @type {any} */ { title, tests }) => {
      return { name: `tests/e2e/${file}: ${title}`, ms: tests[0]?.results[0]?.duration ?? 0 };
    }),
    ...suites.flatMap(inSuite),
  ];
  return (read(path)?.suites ?? []).flatMap(inSuite);
}

/** @typedef {{ name: string; message: string; page?: string }} Failure `page`: what a browser showed by then, as an outline */

/**
 * Failures in Vitest's JSON report. A file that could not be loaded is one failure.
 * @param {string} path
 * @returns {Failure[]}
 */
export function vitestFailures(path) {
  const files = read(path)?.testResults ?? [];
  return files.flatMap((/** @type {any} */ file) => {
    const name = relative(root, file.name);
    if (failedAsAWhole(file)) return [{ name, message: file.message ?? "" }];
    return file.assertionResults
      .filter((/** @type {any} */ { status }) => status === "failed")
      .map((/** @type {any} */ test) => ({
        name: `${name}: ${test.fullName}`,
        message: (test.failureMessages ?? []).join("\n"),
      }));
  });
}

/**
 * Failures in Playwright's JSON report. An error outside a test is a failure of its own.
 * @param {string} path
 * @returns {Failure[]}
 */
export function playwrightFailures(path) {
  /** @param {any} suite @returns {Failure[]} */
  const inSuite = ({ file, specs = [], suites = [] }) => [
    ...specs
      .filter((/** @type {any} */ { ok }) => !ok)
      .map((/** @type {any} */ { title, tests }) => ({
        name: `tests/e2e/${file}: ${title}`,
        message: tests[0]?.results.at(-1)?.error?.message ?? "",
        page: pageShown(tests[0]?.results.at(-1)),
      })),
    ...suites.flatMap(inSuite),
  ];
  const report = read(path);
  const outside = (report?.errors ?? []).map((/** @type {any} */ { message }) => ({ name: "outside a test", message }));
  return [...(report?.suites ?? []).flatMap(inSuite), ...outside];
}

/**
 * The outline of the page in Playwright's account of an error, undefined where there is none.
 * @param {any} result
 */
function pageShown(result) {
  const { path } = (result?.attachments ?? []).find((/** @type {any} */ { name }) => name === "error-context") ?? {};
  if (!path || !existsSync(path)) return undefined;
  return /^```yaml\n([\s\S]*?)^```/m.exec(readFileSync(path, "utf8"))?.[1];
}

/**
 * The failures by name, each with the beginning of its message and of the page, so that the end of a long log says what to
 * look at.
 * @param {Failure[]} failures
 */
export function failed(failures) {
  const entries = failures.map(({ name, message, page }) => {
    return `${name}\n${beginning(message, 8)}${page ? `    The page:\n${beginning(mainPart(page), 80)}` : ""}`;
  });
  return entries.length > 0 ? `\nFailed:\n${entries.join("")}` : "";
}

/** What is the page's own: without the header and the navigation, which all of them have. @param {string} page */
function mainPart(page) {
  const start = /^ *- main\b/m.exec(page)?.index ?? 0;
  return page.slice(start);
}

/** @param {string} text @param {number} most */
function beginning(text, most) {
  const lines = stripVTControlCharacters(text).trimEnd().split("\n").slice(0, most);
  return lines.map((line) => `    ${line.slice(0, 300)}\n`).join("");
}

/**
 * The ten slowest, a line each.
 * @param {Time[]} times
 */
export function slowest(times) {
  const lines = [...times]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, 10)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}\n`);
  return lines.length > 1 ? `\nThe slowest:\n${lines.join("")}` : "";
}

/** @param {string} path @returns {any} undefined where there is no report */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

/**
 * A run that failed is never counted as a good one, whatever its report says or lacks.
 * @param {string} path
 * @param {number} code
 * @param {(report: any) => Counts} count
 */
function believed(path, code, count) {
  const report = read(path);
  const counts = report ? count(report) : NO_TESTS;
  return code !== 0 && counts.failed === 0 ? addCounts(counts, ONE_FAILED) : counts;
}

/** @param {{ status: string; assertionResults: { status: string }[] }} file */
function failedAsAWhole(file) {
  return file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed");
}
