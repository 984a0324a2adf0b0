import { attemptCounter } from "~/app/domain/limits/attempts";
import type { Machine } from "~/app/domain/machine";
import type { WriteTurn } from "~/db/slices";
import { type AnsweringChannel, answeringChannel, type Channel } from "./channel";
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

/** Whose turn it is to write to a tenant, among the workers. Where nobody can say, everybody may. */
export function writeTurnOn(channel: Channel): WriteTurn {
  return async (slug) => {
    const turn = { at: `write ${slug}`, room: 1, waiting: Number.MAX_SAFE_INTEGER };
    const taken = await channel.ask("take_turn", turn).catch(() => null);
    return () => {
      if (taken !== null) channel.ask("end_turn", taken).catch(() => {});
    };
  };
}

/** The machine of a process that shares it with nobody. */
export function ownMachine(): Machine {
  return machineOn(machineChannel());
}

/** The channel of the one process that keeps for all of a machine what is counted and shared out. */
export function machineChannel(): AnsweringChannel {
  const channel = answeringChannel();
  const turns = turnGiver();
  channel.answer("attempt", attemptCounter());
  channel.answer("take_turn", turns.take);
  channel.answer("end_turn", turns.end);
  return channel;
}
