import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./command.mjs";
import { hold, isHeld } from "./lock.mjs";

// Finds the builds that running servers serve.

/** Protects a build from deletion while this process lives. @param {string} build its folder */
export function serveFrom(build) {
  try {
    hold(join(build, SERVED, `${process.pid}.lock`));
  } catch (error) {
    // A process that can't write into the build leaves no lock. `isServerOfTree` finds such a process.
    if (!["EROFS", "EACCES", "EPERM"].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? "")) throw error;
  }
}

const SERVED = "served";

/** The scripts whose processes serve. `bouquet start` is left out, because its process may be waiting for this one. */
const SERVERS = ["serve", "worker"].map((name) => join(root, `scripts/${name}.mjs`));

/** Returns true if a process serves from this tree. @param {string} pid */
export function isServerOfTree(pid) {
  try {
    const [, ...words] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    const cwd = readlinkSync(`/proc/${pid}/cwd`);
    return words.some((word) => SERVERS.includes(resolve(cwd, word)));
  } catch {
    return false; // it ended, or belongs to another user
  }
}

/** Returns true if a running server serves this build. @param {string} build its folder */
export function isServed(build) {
  const folder = join(build, SERVED);
  return existsSync(folder) && readdirSync(folder).some((name) => isHeld(join(folder, name)));
}
