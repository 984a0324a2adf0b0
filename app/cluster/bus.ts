import type { BusEvent, Buses } from "~/app/domain/bus";
import { answeringChannel, type Channel } from "./channel";

/** Opens the bus of each tenant, on the channel of this machine's processes. */
export function openBuses(channel: Channel): Buses {
  const audiences = new Map<string, Set<(event: BusEvent) => void>>();
  channel.subscribe("event", ({ tenant, event }) => {
    for (const hear of audiences.get(tenant) ?? []) hear(event);
  });
  return {
    of: (tenant) => ({
      publish: (event) => channel.tell("event", { tenant, event }),
      subscribe(hear) {
        const audience = audiences.get(tenant) ?? new Set();
        audiences.set(tenant, audience.add(hear));
        return () => {
          audience.delete(hear);
          if (audience.size === 0 && audiences.get(tenant) === audience) audiences.delete(tenant);
        };
      },
    }),
  };
}

/** Returns the buses of a process without siblings. */
export function ownBuses(): Buses {
  return openBuses(answeringChannel());
}
