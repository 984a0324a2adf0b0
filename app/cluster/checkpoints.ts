import type { Logger } from "pino";
import type { Machine } from "~/app/domain/machine";
import { type Installation, takeDailyCheckpoint } from "~/app/domain/site/checkpoints/checkpoints";
import { workAlone } from "./alone";

interface Parts extends Omit<Installation, "log"> {
  machine: Machine;
  log: Pick<Logger, "info" | "error">;
  pace?: { first: number; each: number };
}

/**
 * In ms: before the first check after the start, and between two checks. A day without a checkpoint gets one soon after
 * a start.
 */
const PACE = { first: 60_000, each: 60 * 60_000 };

export function startCheckpoints({ machine, pace = PACE, ...installation }: Parts): { stop(): Promise<void> } {
  const { log } = installation;
  return workAlone(machine, "checkpoints", async ({ paused }) => {
    for (let pause = pace.first; await paused(pause); pause = pace.each) {
      try {
        const checkpoint = await takeDailyCheckpoint(installation);
        if (checkpoint) log.info({ checkpoint }, "checkpoint of the audits");
      } catch (error) {
        log.error({ err: error }, "the checkpoint of the audits can't be taken");
      }
    }
  });
}
