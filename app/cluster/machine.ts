import { attemptCounter } from "~/app/domain/limits/attempts";
import type { Machine } from "~/app/domain/machine";
import { type Answers, answeringChannel, type Channel } from "./channel";
import { turnGiver } from "./turns";

/** The machine as this process reaches it, by its channel. */
export function machineOn(channel: Channel): Machine {
  return {
    attempt: (attempt) => channel.ask("attempt", attempt),
    async inTurn(turn, work) {
      const taken = await channel.ask("take_turn", turn);
      if (taken === null) return undefined;
      try {
        return await work();
      } finally {
        // Where the primary is gone there is nothing left to give back.
        channel.ask("end_turn", taken).catch(() => {});
      }
    },
  };
}

/** The channel of a process that is alone on its machine. */
export function loneChannel(): Channel {
  return answeringChannel(machineAnswers());
}

/** The machine of such a process. */
export function ownMachine(): Machine {
  return machineOn(loneChannel());
}

/** What is kept in the one process that answers for all. */
export function machineAnswers(): Pick<Answers, "attempt" | "take_turn" | "end_turn"> {
  const turns = turnGiver();
  return { attempt: attemptCounter(), take_turn: turns.take, end_turn: turns.end };
}
