import type { Counted, Machine } from "~/app/domain/machine";
import { USUAL_THRESHOLD } from "~/app/domain/safety/risk/risk.schema";
import { type AttemptCounter, attemptCounter } from "~/app/domain/site/limits/limits";
import type { WriteTurn } from "~/db/slices";
import { type AnsweringChannel, answeringChannel, type Channel } from "./channel";
import { permits } from "./permits";
import { reservations } from "./reservations";

type Settings = Pick<Machine, "pacesReading" | "riskThreshold" | "tellOfDispute">;

export function machineOn(
  channel: Channel,
  {
    pacesReading = true,
    riskThreshold = async () => USUAL_THRESHOLD,
    tellOfDispute = async () => {},
  }: Partial<Settings> = {},
): Machine {
  return {
    memory: new Map(),
    pacesReading,
    riskThreshold,
    tellOfDispute,
    attempt: (attempt) => channel.ask("attempt", attempt),
    forget: (counter) => channel.ask("forget", counter),
    takeBack: (counters) => channel.ask("take_back", counters),
    semaphore: {
      async run(limit, work, full) {
        const permit = await channel.ask("acquire", limit);
        if (permit === null) throw full?.() ?? new Error(`too many wait for ${limit.key}`);
        try {
          return await work();
        } finally {
          // Without a primary there is no permit to release.
          channel.ask("release", permit).catch(() => {});
        }
      },
    },
    async reserve(space) {
      const reserved = await channel.ask("reserve", space);
      if (reserved === null) return undefined;
      return () => void channel.ask("give_back", reserved).catch(() => {}); // without a primary nothing is reserved
    },
    count: countsTo(channel),
  };
}

/** Gives workers turns at writing to a tenant. If the primary does not answer, every worker may write. */
export function writeTurnOn(channel: Channel): WriteTurn {
  return async (slug) => {
    const limit = { key: `write ${slug}`, owner: slug, concurrency: 1, maxQueued: Number.MAX_SAFE_INTEGER };
    const permit = await channel.ask("acquire", limit).catch(() => null);
    return () => {
      if (permit !== null) channel.ask("release", permit).catch(() => {});
    };
  };
}

/** Returns the machine of a single process. `now`, in ms, is the clock of attempts. */
export function ownMachine(now?: () => number): Machine {
  return machineOn(machineChannel(attemptCounter(now)));
}

export function machineChannel(counter: AttemptCounter = attemptCounter()): AnsweringChannel {
  const channel = answeringChannel();
  const semaphore = permits();
  channel.answer("attempt", counter.attempt);
  channel.answer("forget", counter.forget);
  channel.answer("take_back", counter.takeBack);
  channel.answer("acquire", semaphore.acquire);
  channel.answer("release", semaphore.release);
  const space = reservations();
  channel.answer("reserve", space.reserve);
  channel.answer("give_back", space.release);
  channel.answer("counted", () => {}); // replaced where metrics are collected
  channel.answer("gauged", () => {});
  return channel;
}

/**
 * Sends the counts of each turn of the event loop to the primary. The primary keeps the sums, so no count is lost when
 * a worker ends.
 */
function countsTo(channel: Channel): (counted: Counted) => void {
  let pending: Counted[] = [];
  const send = () => {
    const counted = pending;
    pending = [];
    channel.ask("counted", counted).catch(() => {}); // without a primary nothing adds up the counts
  };
  return (counted) => {
    if (pending.push(counted) === 1) setImmediate(send);
  };
}
