import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { WorkerProcess } from "./worker-process";

export interface Slot {
  worker(): WorkerProcess | undefined;
  /** Makes `successor` the slot's worker. Later workers of the slot serve the successor's build. */
  adopt(successor: WorkerProcess): void;
}

interface Options {
  number: number;
  build: string;
  start(build: string): WorkerProcess;
  /** Replaces the failing worker, which had an uncaught error, and stops it once its replacement serves. */
  replace(failing: WorkerProcess, replacement: WorkerProcess): void;
  failed(error: Error): void;
  restarted(): void;
  stopped: AbortSignal;
  log: Logger;
}

/** Minimum life of a worker, in ms. A worker with a shorter life has failed at its start. */
const AT_ONCE = 10_000;
/** Pauses before a restart, in ms. The pause of the first slot does not grow, because requests wait for its worker. */
const PAUSES = { first: 250, longest: 30_000 };

/** Keeps one worker in a slot until stopped, and replaces a worker that ended or had an uncaught error. */
export function openSlot({ number, start, replace, failed, restarted, stopped, log, ...options }: Options): Slot {
  let { build } = options;
  let current: WorkerProcess | undefined;
  let successor: WorkerProcess | undefined;
  let adopted: () => void = () => {};

  async function keep(): Promise<void> {
    let failing: WorkerProcess | undefined;
    for (let inARow = 0; !stopped.aborted; ) {
      const began = performance.now();
      const worker = successor ?? started();
      successor = undefined;
      if (!worker) {
        await rest(PAUSES.first);
        continue;
      }
      current = worker;
      if (failing) replace(failing, worker);
      const adoption = new Promise<"adopted">((done) => {
        adopted = () => done("adopted");
      });
      const end = await Promise.race([worker.ended, worker.fails.happened, adoption]);
      failing = undefined;
      inARow = end !== "adopted" && performance.now() - began < AT_ONCE ? inARow + 1 : 0;
      if (end === "adopted") continue; // the caller of `adopt` stops this worker
      if (!end) failing = worker;
      if (end) failed(new Error(`a worker ended before it served (${end.signal ?? end.code ?? end.error})`));
      if (stopped.aborted) return;
      const ms = pauseAfter(inARow, number);
      const what = end ? "a worker ended" : "a worker had an uncaught error";
      log.error({ worker: worker.child.pid, ...end, ms }, `${what}: another one takes its place`);
      restarted();
      await rest(ms);
    }
  }

  function started(): WorkerProcess | undefined {
    try {
      return start(build);
    } catch (error) {
      failed(error as Error);
      log.error({ err: error }, "a worker could not be started");
      return undefined;
    }
  }

  async function rest(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: stopped }).catch(() => {});
  }

  keep().catch((error) => log.fatal({ err: error, slot: number }, "a slot keeps no worker any more"));
  return {
    worker: () => current,
    adopt(worker) {
      successor = worker;
      current = worker;
      build = worker.build;
      adopted();
    },
  };
}

/**
 * Returns the pause before the next worker, in ms. The first failed start causes no pause, because it may be an
 * accident.
 */
function pauseAfter(inARow: number, slot: number): number {
  const longest = slot === 0 ? PAUSES.first : PAUSES.longest;
  return inARow < 2 ? 0 : Math.min(longest, PAUSES.first * 2 ** (inARow - 2));
}
