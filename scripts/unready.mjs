import { readFileSync } from "node:fs";
import { ignoreClosedPipe } from "./ending.mjs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const LEAST_NODE = engines.node.replace(/^[^\d]*/, "");

/** Message of a start on an older Node. */
export const NEEDS_NODE = `Bouquet needs Node ${LEAST_NODE} or later, and this is ${process.versions.node}: install Node 24 from https://nodejs.org.`;

/** A requirement outside the program is not met. `message` has the problem and the remedy, and is the whole output. */
export class Unready extends Error {}

/** Returns true if package.json allows this version of Node. @param {string} version */
export function isSupportedNode(version) {
  return isAtLeast(version, LEAST_NODE);
}

/** Returns true if a version is the other one or later. @param {string} version @param {string} other */
export function isAtLeast(version, other) {
  return version.localeCompare(other, "en", { numeric: true }) >= 0;
}

/** Prints an Unready's message, or any other error's stack, with exit code 1. @param {() => Promise<void>} command */
export async function main(command) {
  endWithNpm();
  ignoreClosedPipe();
  try {
    if (!isSupportedNode(process.versions.node)) throw new Unready(`${NEEDS_NODE} npx bouquet and npm run fetch one.`);
    await command();
  } catch (error) {
    console.error(error instanceof Unready ? error.message : error);
    process.exit(1);
  }
}

/** npm stops only its shell, which would leave this process running, so a lost parent counts as a SIGTERM. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500);
  watch.unref();
}
