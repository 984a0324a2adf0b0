import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./command.mjs";
import { hold, isHeld } from "./lock.mjs";

// Which builds a running server serves.

/** Protects a build from deletion while this process lives. @param {string} build its folder */
export function serveFrom(build) {
  try {
    hold(join(build, SERVED, `${process.pid}.lock`));
  } catch (error) {
    // On a read-only file system no build is deleted either.
    if (!["EROFS", "EACCES", "EPERM"].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? "")) throw error;
  }
}

const SERVED = "served";

/** Programs of a server that leaves no lock. `bouquet start` is excluded: it may be waiting for this process. */
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
