import { ignoreClosedPipe } from "./ending.mjs";

/** Something outside the program is not as it must be: `message` says what and what to do, and is all there is to print. */
export class Unready extends Error {}

/**
 * Runs a command to its end. An Unready is told in its own words, anything else with its stack; both end in status 1.
 * @param {() => Promise<void>} command
 */
export async function main(command) {
  endWithNpm();
  ignoreClosedPipe();
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Unready ? error.message : error);
    process.exit(1);
  }
}

/**
 * Where npm is told to stop it tells the shell that it started, and that shell dies alone: this process would go on
 * with nobody to stop it. Losing its parent therefore counts as a SIGTERM.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
