import { setTimeout as wait } from "node:timers/promises";
import type { Machine } from "~/app/domain/machine";

/** A process's turn at work that only one process of a machine does at a time. */
export interface Turn {
  signal: AbortSignal;
  paused(ms: number): Promise<boolean>;
}

/**
 * Runs work in one process of a machine. The others wait until that process ends. `stop` ends the turn and waits for
 * its work.
 */
export function workAlone(
  { semaphore }: Pick<Machine, "semaphore">,
  key: string,
  work: (turn: Turn) => Promise<void>,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = false;

  async function paused(ms: number): Promise<boolean> {
    if (!signal.aborted) await wait(ms, undefined, { ref: false, signal }).catch(() => {});
    return !signal.aborted;
  }

  function begin(): Promise<void> {
    running = true;
    return work({ signal, paused });
  }

  // Without a primary this process is about to end, too.
  const turn = semaphore.run({ key, owner: "machine", concurrency: 1, maxQueued: 10_000 }, begin).catch(() => {});
  return {
    async stop() {
      stopping.abort();
      if (running) await turn;
    },
  };
}
