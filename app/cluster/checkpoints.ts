import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Machine } from "~/app/domain/machine";
import { type Installation, takeDailyCheckpoint } from "~/app/domain/site/checkpoints/checkpoints";

interface Parts extends Omit<Installation, "log"> {
  machine: Machine;
  log: Pick<Logger, "info" | "error">;
  /** When it is looked first whether the day has one, and how often from then on, in ms. */
  pace?: { first: number; each: number };
}

/** One process of a machine takes checkpoints; the others wait for it to end, as many as there are. */
const ALONE = { key: "checkpoints", owner: "machine", concurrency: 1, maxQueued: 10_000 };

/** Once people are served, and then every hour: a day without a checkpoint gets one soon after a machine comes up. */
const PACE = { first: 60_000, each: 60 * 60_000 };

/** Takes the checkpoint of each day and logs it, on whichever machine of the installation comes first. */
export function startCheckpoints({ machine, pace = PACE, ...installation }: Parts): { stop(): Promise<void> } {
  const { log } = installation;
  const stopping = new AbortController();
  let running = false;

  async function run(): Promise<void> {
    running = true;
    for (let pause = pace.first; await paused(pause); pause = pace.each) {
      try {
        const checkpoint = await takeDailyCheckpoint(installation);
        if (checkpoint) log.info({ checkpoint }, "checkpoint of the audits");
      } catch (error) {
        log.error({ err: error }, "the checkpoint of the audits can't be taken");
      }
    }
  }

  /** False where it was stopped. */
  async function paused(ms: number): Promise<boolean> {
    const { signal } = stopping;
    if (!signal.aborted) await wait(ms, undefined, { ref: false, signal }).catch(() => {});
    return !signal.aborted;
  }

  // Where the primary is gone this process is about to end too.
  const turn = machine.semaphore.run(ALONE, run).catch(() => {});
  return {
    async stop() {
      stopping.abort();
      if (running) await turn;
    },
  };
}
