import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

// Linux keeps what is written here in memory. A commit takes a hundredth of a millisecond there and some on a disk.
const MEMORY = "/dev/shm";
/** A run writes less than half of that, in bytes. */
const ROOM = 4 * 1024 ** 3;
const NAME = "bouquet-run-";

/**
 * A folder for what the tests of a run write: in memory where there is room. What runs left there that were broken off is
 * removed. `remove` removes this one.
 */
export function makeScratch() {
  const parent = hasRoom(MEMORY) ? MEMORY : tmpdir();
  for (const name of readdirSync(parent).filter(isLeftOver))
    rmSync(join(parent, name), { recursive: true, force: true });
  const folder = mkdtempSync(join(parent, `${NAME}${process.pid}-`));
  chmodSync(folder, 0o1777); // PostgreSQL and commands may run as users of their own
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** @param {string} folder */
function hasRoom(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ROOM && freemem() > ROOM;
}

/** @param {string} name */
function isLeftOver(name) {
  if (!name.startsWith(NAME)) return false;
  const pid = Number.parseInt(name.slice(NAME.length), 10);
  return pid > 0 && !isAlive(pid);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
