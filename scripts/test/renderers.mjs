import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Between two looks, in ms. What a browser does between the last look and its end is not counted. */
const PAUSE = 1_000;
/** Linux counts in hundredths of a second for every program, whatever its clock. */
export const TICKS = 100;

/**
 * Counts the work of Chromium's renderers: they are children of a process that Chromium does not wait for as it ends, so they are
 * missing from what Linux says of ended children. `soFar` returns their seconds of a processor, 0 where there is no /proc.
 * @param {number} [ancestor] whose descendants are counted
 */
export function watchRenderers(ancestor = process.pid) {
  /** @type {Map<string, number>} by process */
  const seen = new Map();
  const look = () => {
    // One that ends while it is looked at may be missed, and is counted with its parent by the next look.
    for (const [name, ticks] of workOfRenderers(ancestor)) seen.set(name, Math.max(ticks, seen.get(name) ?? 0));
  };
  look();
  setInterval(look, PAUSE).unref();
  return {
    soFar() {
      look();
      return [...seen.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS;
    },
  };
}

/**
 * By the process that forked them (Chromium calls it a zygote): its own work, that of the renderers it has waited for, and that
 * of those that run.
 * @param {number} ancestor
 * @returns {Map<string, number>}
 */
function workOfRenderers(ancestor) {
  const all = runningProcesses();
  /** @param {Running | undefined} one @returns {boolean} */
  const isOurs = (one) => one !== undefined && (one.parent === ancestor || isOurs(all.get(one.parent)));
  const zygotes = [...all].filter(([pid, one]) => isOurs(one) && isZygote(pid));
  return new Map(
    zygotes.map(([pid, { begun, own, waitedFor }]) => {
      const running = [...all.values()].filter(({ parent }) => parent === pid);
      return [`${pid} ${begun}`, running.reduce((sum, child) => sum + child.own + child.waitedFor, own + waitedFor)];
    }),
  );
}

/** @typedef {{ parent: number; begun: string; own: number; waitedFor: number }} Running */

/** @returns {Map<number, Running>} */
function runningProcesses() {
  const names = existsSync("/proc/self/stat") ? readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  return new Map(
    names.flatMap((name) => {
      const fields = statOf(name);
      return fields ? [[Number(name), fields]] : [];
    }),
  );
}

/**
 * The parent of a process, when it began, and its work and that of the children that it has waited for, in ticks.
 * @param {string} name its number, or `self`
 * @returns {Running | undefined} undefined where it has ended
 */
export function statOf(name) {
  const text = read(`/proc/${name}/stat`);
  // The program's name stands in brackets, and may hold anything.
  const fields = text?.slice(text.lastIndexOf(") ") + 2).split(" ");
  if (!fields) return undefined;
  const ticks = (/** @type {number} */ at) => Number(fields[at]) + Number(fields[at + 1]);
  return { parent: Number(fields[1]), begun: fields[19] ?? "", own: ticks(11), waitedFor: ticks(13) };
}

/** @param {number} pid */
function isZygote(pid) {
  return read(`/proc/${pid}/cmdline`)?.includes("--type=zygote") ?? false;
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return undefined; // it has ended
  }
}
