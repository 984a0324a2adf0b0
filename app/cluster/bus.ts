import type { BusEvent, Buses } from "~/app/domain/bus";
import { answeringChannel, type Channel } from "./channel";

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

export function ownBuses(): Buses {
  return openBuses(answeringChannel());
}
