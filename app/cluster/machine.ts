import { attemptCounter } from "~/app/domain/limits/limits";
import type { Machine } from "~/app/domain/machine";
import type { WriteTurn } from "~/db/slices";
import { type AnsweringChannel, answeringChannel, type Channel } from "./channel";
import { reservations } from "./reservations";
import { turnGiver } from "./turns";

/** The machine as this process reaches it, by its channel. */
export function machineOn(channel: Channel): Machine {
  return {
    attempt: (attempt) => channel.ask("attempt", attempt),
    forget: (counter) => channel.ask("forget", counter),
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
    async reserve(space) {
      const reserved = await channel.ask("reserve", space);
      if (reserved === null) return undefined;
      return () => void channel.ask("release", reserved).catch(() => {}); // without a primary nothing is reserved
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

/** The machine of a process that shares it with nobody. `now`, in ms, is what attempts are counted by. */
export function ownMachine(now?: () => number): Machine {
  return machineOn(machineChannel(now));
}

/** The channel of the one process that keeps for all of a machine what is counted and shared out. */
export function machineChannel(now?: () => number): AnsweringChannel {
  const channel = answeringChannel();
  const turns = turnGiver();
  const counter = attemptCounter(now);
  channel.answer("attempt", counter.attempt);
  channel.answer("forget", counter.forget);
  channel.answer("take_turn", turns.take);
  channel.answer("end_turn", turns.end);
  const space = reservations();
  channel.answer("reserve", space.reserve);
  channel.answer("release", space.release);
  return channel;
}
