import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../command.mjs";

/** Outlives the reports, which each run begins by removing. */
const kept = join(root, "node_modules/.cache/bouquet/test-times.json");

/**
 * Keeps how long each file of tests took, on all engines together, as Vitest's JSON report of a whole run says.
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

/**
 * In ms, by the file's path; empty before the first whole run.
 * @returns {Record<string, number>}
 */
export function fileTimes() {
  return existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : {};
}
