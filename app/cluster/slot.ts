import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { WorkerProcess } from "./worker-process";

export interface Slot {
  /** The worker that has the slot; undefined while there is none. */
  worker(): WorkerProcess | undefined;
  /** Another one has it from now on, and whoever follows that one serves its build. */
  adopt(successor: WorkerProcess): void;
}

interface Options {
  /** 0 for the first. */
  number: number;
  /** The build of its workers, as long as none is adopted. */
  build: string;
  /** Starts a worker. Throws where the machine has no room for another process. */
  start(build: string): WorkerProcess;
  /** An error escaped in the first: it is to stop once the second serves. */
  replace(failing: WorkerProcess, replacement: WorkerProcess): void;
  /** Why no worker serves here at this moment. */
  failed(error: Error): void;
  /** Another worker takes the place of one. */
  restarted(): void;
  stopped: AbortSignal;
  log: Logger;
}

/** A worker that lives shorter than this, in ms, has ended at once. */
const AT_ONCE = 10_000;
/**
 * The pause before another one in its place, in ms, grows from the first to the second. In the first slot it does not
 * grow: somebody waits for an answer, however often workers end.
 */
const PAUSES = { first: 250, longest: 30_000 };

/** Keeps one worker in a slot until it is stopped: another one follows each that ended, or that an error escaped in. */
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
      if (end === "adopted") continue; // whoever adopted the other one retires this one
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

/** None for the first that ends at once, which may be bad luck. */
function pauseAfter(inARow: number, slot: number): number {
  const longest = slot === 0 ? PAUSES.first : PAUSES.longest;
  return inARow < 2 ? 0 : Math.min(longest, PAUSES.first * 2 ** (inARow - 2));
}
