/**
 * Loaded into a server first, by NODE_OPTIONS. Makes a call of Node's fail once, or throws an uncaught error, on the
 * order of a file in the folder FAULTS. Renames the file to `.taken`.
 */
import child_process from "node:child_process";
import { EventEmitter } from "node:events";
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";

/**
 * @typedef {{ fail: string; code: string; about?: string } | { escape: keyof typeof ESCAPES }} Order
 * `fail` is a function's name, with `promises.` before it for those of node:fs/promises and `handle.` for those of a
 * file that was opened by it. `about` is a part of its first argument, if other callers use the same function.
 */

const folder = process.env.FAULTS;
const { readdirSync, readFileSync, renameSync } = fs; // copies from before any call fails
const handle = await fs.promises.open(import.meta.filename);
const handles = Object.getPrototypeOf(handle);
await handle.close();

/** @type {Record<string, () => unknown>} */
const ESCAPES = {
  timer: () => setTimeout(() => fail("a timer"), 0),
  promise: () => Promise.reject(new Error("a promise fails on purpose")),
  emitter: () => setImmediate(() => new EventEmitter().emit("error", new Error("an emitter fails on purpose"))),
};

/** Leaves out threads and the main process, which only manages workers. */
const serves = isMainThread && (process.env.WORKERS === "1" || process.env.SERVED_BUILD !== undefined);
if (folder && serves) {
  // Removes the setting, because a child command such as the doctor would take this process's orders.
  delete process.env.FAULTS;
  setInterval(() => takeOrders(folder), 10).unref();
}

/** @param {string} folder */
function takeOrders(folder) {
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    const path = join(folder, name);
    try {
      const order = /** @type {Order} */ (JSON.parse(readFileSync(path, "utf8")));
      renameSync(path, `${path}.taken`);
      if ("escape" in order) ESCAPES[order.escape]?.();
      else failOnce(order);
    } catch {} // another process took the order first, or the file is incomplete
  }
}

/** @param {string} what */
function fail(what) {
  throw new Error(`${what} fails on purpose`);
}

/** @param {{ fail: string; code: string; about?: string }} order */
function failOnce({ fail, code, about = "" }) {
  const [, prefix, name = ""] = /^(promises\.|handle\.|)(.*)$/.exec(fail) ?? [];
  const home = prefix === "promises." ? fs.promises : prefix ? handles : name in child_process ? child_process : fs;
  const functions = /** @type {Record<string, Function>} */ (/** @type {unknown} */ (home));
  const real = functions[name];
  if (!real) throw new Error(`there is no ${fail}`);
  functions[name] = function (/** @type {unknown[]} */ ...given) {
    if (!String(given[0]).includes(about)) return real.apply(this, given);
    functions[name] = real;
    syncBuiltinESMExports();
    if (home === child_process) return real(given[0], [], { execPath: "/nowhere/node" });
    const error = Object.assign(new Error(`${code}: on purpose, ${name}`), { code, syscall: name });
    if (prefix) return Promise.reject(error);
    const done = given.at(-1);
    if (typeof done !== "function") throw error;
    process.nextTick(done, error);
  };
  syncBuiltinESMExports();
}
