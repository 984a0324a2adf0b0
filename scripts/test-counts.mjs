import { existsSync, readFileSync } from "node:fs";

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
 * What Vitest's JSON report says. A file that could not be loaded holds no test and counts as one failed.
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
 * What Playwright's JSON report says. Errors outside a test count as one failed each.
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

/**
 * A run that failed is never counted as a good one, whatever its report says or lacks.
 * @param {string} path
 * @param {number} code
 * @param {(report: any) => Counts} read
 */
function believed(path, code, read) {
  const counts = existsSync(path) ? read(JSON.parse(readFileSync(path, "utf8"))) : NO_TESTS;
  return code !== 0 && counts.failed === 0 ? addCounts(counts, ONE_FAILED) : counts;
}

/** @param {{ status: string; assertionResults: { status: string }[] }} file */
function failedAsAWhole(file) {
  return file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed");
}
