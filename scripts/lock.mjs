import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const HEARTBEAT_MS = 2000;
const STALE_MS = 30_000;

/**
 * Runs `work` while no other process runs work under the same lock file. Waits for a process that does. Takes over a
 * lock whose process has ended, or that was not touched for 30 seconds.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {(holder: string) => void} [onWait] called once with the holder
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait = () => {}) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const mine = signature();
  for (let waited = false; !claim(path, mine); waited = true) {
    if (!waited) onWait(`process ${holderOf(read(path))?.pid ?? "unknown"}`);
    await sleep(200);
  }
  const heartbeat = setInterval(() => touch(path, mine), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (read(path) === mine) rmSync(path, { force: true });
  }
}

/**
 * Holds a lock until this process ends, so that `isHeld` finds it. Does not wait for another holder. Throws if the file
 * can't be written.
 * @param {string} path
 */
export function hold(path) {
  makeFolder(dirname(path));
  const mine = signature();
  writeFileSync(path, mine);
  setInterval(() => touch(path, mine), HEARTBEAT_MS).unref();
  process.once("exit", () => {
    if (read(path) === mine) rmSync(path, { force: true });
  });
}

/**
 * Creates a folder. Does not use `recursive`, which reports ENOENT on a read-only disk, as if the parent were missing.
 * @param {string} folder
 */
function makeFolder(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
  }
}

/** Returns whether a process holds this lock. @param {string} path */
export function isHeld(path) {
  const content = read(path);
  return content !== undefined && !isStale(path, content);
}

function signature() {
  return JSON.stringify({ pid: process.pid, host: hostname(), id: randomUUID() });
}

/** @param {string} path @param {string} mine */
function claim(path, mine) {
  try {
    writeFileSync(path, mine, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
  const seen = read(path);
  if (seen === undefined || !isStale(path, seen)) return false;
  setAside(path, seen);
  return claim(path, mine);
}

/** @param {string} path @param {string} content */
function isStale(path, content) {
  const holder = holderOf(content);
  // A process id is valid only on its own machine or in its own container. For other holders only the heartbeat counts.
  if (holder && holder.host === hostname() && holder.pid !== process.pid && !isAlive(holder.pid)) return true;
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && Date.now() - touched > STALE_MS;
}

/**
 * Removes a stale lock, which only one process can rename. Restores a lock that was renewed meanwhile.
 * @param {string} path
 * @param {string} stale
 */
function setAside(path, stale) {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  const taken = read(aside);
  rmSync(aside, { force: true });
  if (taken !== undefined && taken !== stale) claim(path, taken);
}

/** @param {string} content */
function holderOf(content = "") {
  try {
    return /** @type {{ pid: number; host: string }} */ (JSON.parse(content));
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** @param {string} path @param {string} mine */
function touch(path, mine) {
  const now = new Date();
  if (read(path) === mine) utimesSync(path, now, now);
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}
