import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { WorkerProcess } from "./worker-process";

export interface Slot {
  /** Returns the worker of the slot; undefined without one. */
  worker(): WorkerProcess | undefined;
  /** Makes another worker the slot's. Later workers of the slot serve that worker's build. */
  adopt(successor: WorkerProcess): void;
}

interface Options {
  /** The number of the slot; 0 for the first one. */
  number: number;
  /** The build of its workers, until a worker is adopted. */
  build: string;
  /** Starts a worker. Throws if the machine can't start another process. */
  start(build: string): WorkerProcess;
  /** Replaces the first worker, which had an uncaught error, and must stop once the second serves. */
  replace(failing: WorkerProcess, replacement: WorkerProcess): void;
  /** Reports why no worker serves in this slot. */
  failed(error: Error): void;
  /** Reports that a worker was replaced. */
  restarted(): void;
  stopped: AbortSignal;
  log: Logger;
}

/** Minimum life of a worker, in ms. A worker with a shorter life has failed at its start. */
const AT_ONCE = 10_000;
/**
 * The pause before a restart grows from the first to the second, in ms. In the first slot it does not grow, because
 * requests are waiting.
 */
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
      const what = end ? "a worker ended" : "an error escaped in a worker";
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
 * Returns the pause before the next start. The first worker that fails at its start causes no pause, because that may
 * be an accident.
 */
function pauseAfter(inARow: number, slot: number): number {
  const longest = slot === 0 ? PAUSES.first : PAUSES.longest;
  return inARow < 2 ? 0 : Math.min(longest, PAUSES.first * 2 ** (inARow - 2));
}
