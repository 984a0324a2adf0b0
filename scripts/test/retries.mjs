/** The maximum number of failed files to repeat. With more failed files the cause is the code, and none is repeated. */
const MOST_FILES = 3;
/** Tests of servers and machines, which a busy machine can fail. A test of a unit never runs once more. */
const MACHINES = /^tests\/(gate|workers|nodes)\//;

/**
 * Returns the files to run once more. A file runs as a whole, because its tests share a server and their rows.
 * @param {import("./report.mjs").Outcome[]} outcomes
 */
export function filesToRetry(outcomes) {
  const failed = outcomes.filter(({ status }) => status === "failed").map(({ name }) => name.split(": ", 1)[0] ?? "");
  const files = [...new Set(failed)];
  return files.length <= MOST_FILES ? files.filter((file) => MACHINES.test(file)) : [];
}
