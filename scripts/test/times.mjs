import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../command.mjs";

/** The file of durations. It lies outside the reports, which each run deletes first. */
const kept = join(root, "node_modules/.cache/bouquet/test-times.json");

/**
 * Stores the duration of each test file, of all engines together, from Vitest's JSON report of a whole run.
 * @param {string} report
 */
export function keepFileTimes(report) {
  if (!existsSync(report)) return;
  /** @type {Record<string, number>} */
  const times = {};
  for (const { name, startTime, endTime } of JSON.parse(readFileSync(report, "utf8")).testResults) {
    const file = relative(root, name);
    times[file] = (times[file] ?? 0) + Math.round(endTime - startTime);
  }
  writeFileSync(kept, JSON.stringify(times));
}

/** Returns durations in ms by file path. Empty before the first whole run. @returns {Record<string, number>} */
export function fileTimes() {
  return existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : {};
}
