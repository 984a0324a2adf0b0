import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { isServed, type Statuses, worseThan } from "./looks";
import type { Slot } from "./slot";
import type { WorkerProcess } from "./worker-process";

export interface Cluster {
  slots: readonly Slot[];
  /** Starts a worker, which gets no connections until it is admitted. */
  start(build: string): WorkerProcess;
  admit(worker: WorkerProcess): void;
  /** Lets a worker answer its requests in flight. Resolves once the worker has ended. */
  drain(worker: WorkerProcess): Promise<void>;
  look(worker: WorkerProcess): Promise<Statuses | undefined>;
  stopped: AbortSignal;
  log: Pick<Logger, "error">;
}

/** Maximum time for a worker to start serving, in ms. */
const READY_WITHIN = 60_000;

/**
 * Replaces each slot's worker by a worker of another build, which must first answer for front pages. If a front page
 * fails, throws an error that is safe to print, and replaced slots return to their old build.
 */
export async function takeOver(build: string, cluster: Cluster, tell: (line: string) => void): Promise<void> {
  const before = cluster.slots.map((slot) => slot.worker()?.build);
  for (const [index, slot] of cluster.slots.entries()) {
    try {
      await replaceIn(slot, build, cluster);
    } catch (error) {
      await giveBack(before.slice(0, index), cluster, tell);
      throw error;
    }
    tell(`${index + 1} of ${cluster.slots.length} workers serve ${basename(build)}`);
  }
}

async function giveBack(builds: (string | undefined)[], cluster: Cluster, tell: (line: string) => void): Promise<void> {
  for (const [index, build] of builds.entries()) {
    if (!build || cluster.stopped.aborted) continue;
    try {
      await replaceIn(cluster.slots[index]!, build, cluster);
      tell(`worker ${index + 1} serves ${basename(build)} again`);
    } catch (error) {
      cluster.log.error({ err: error, slot: index }, "a worker could not return to its former build");
      tell(`worker ${index + 1} could not be given ${basename(build)} back: ${(error as Error).message}`);
    }
  }
}

async function replaceIn(slot: Slot, build: string, cluster: Cluster): Promise<void> {
  if (cluster.stopped.aborted) throw new Error("the server is stopping");
  const worker = cluster.start(build);
  try {
    await ready(worker);
    const trouble = await compared(worker, slot.worker(), cluster);
    if (trouble) throw new Error(`a worker of ${basename(build)} serves, but ${trouble}`);
    if (cluster.stopped.aborted) throw new Error("the server is stopping");
  } catch (error) {
    worker.child.kill("SIGKILL");
    await worker.ended;
    throw error;
  }
  const old = slot.worker();
  cluster.admit(worker);
  slot.adopt(worker);
  if (old) await cluster.drain(old);
}

async function ready({ build, ...worker }: WorkerProcess): Promise<void> {
  const patience = new AbortController();
  const late = pause(READY_WITHIN, undefined, { signal: patience.signal }).catch(() => {});
  const name = `a worker of ${basename(build)}`;
  const failed = await Promise.race([
    worker.serves.happened,
    worker.refuses,
    worker.ended.then(
      ({ code, signal, error }) =>
        `it ended with ${signal ?? code ?? error?.message}, and the log of the server has why`,
    ),
    late.then(() => `it did not serve within ${READY_WITHIN / 1000} s`),
  ]);
  patience.abort();
  if (typeof failed === "string") throw new Error(`${name} is not ready: ${failed}`);
}

/** Requests front pages from the new worker, and after a failure also from the present worker. */
async function compared(worker: WorkerProcess, old: WorkerProcess | undefined, { look }: Cluster) {
  const now = await look(worker);
  if (now && Object.values(now).every(isServed)) return undefined;
  return worseThan(old && (await look(old)), now);
}
