import type { BusEvent, Buses } from "~/app/domain/bus";
import { answeringChannel, type Channel } from "./channel";

/** An event on its way. */
export interface Notice {
  /** The tenant's slug. */
  tenant: string;
  event: BusEvent;
  /** Whether it came from another machine. */
  abroad?: true;
}

/** The bus of each tenant, over what connects the processes of this machine. */
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

/** Those of a process that shares its machine with nobody. */
export function ownBuses(): Buses {
  return openBuses(answeringChannel());
}
