import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The pause between two samples, in ms. Work after the last sample is not counted. */
const PAUSE = 1_000;
/** Linux reports hundredths of a second to every program, regardless of its clock. */
export const TICKS = 100;

/**
 * Counts the CPU of Chromium's renderers. Chromium does not wait for their parent process at exit, so Linux's figures
 * for ended children lack them. `soFar` returns seconds; 0 without /proc.
 * @param {number} [ancestor] whose descendants are counted
 */
export function watchRenderers(ancestor = process.pid) {
  /** @type {Map<string, number>} by process */
  const seen = new Map();
  const look = () => {
    // A renderer that ends during a sample may be missed. The next sample counts it with its parent.
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
 * Sums, for each process that forks renderers (Chromium's zygote), its own CPU, that of ended renderers, and that of
 * running ones.
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
 * Returns a process's parent, start, and CPU including ended children, in ticks.
 * @param {string} name its number, or `self`
 * @returns {Running | undefined} undefined if it has ended
 */
export function statOf(name) {
  const text = read(`/proc/${name}/stat`);
  // The program's name is in brackets and may contain anything.
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
