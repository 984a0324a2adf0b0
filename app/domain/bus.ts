/** The messages between the processes that serve a tenant. Small, and without anything personal: ids at most. */
export type BusEvent =
  /** This member's events have grown, or one of their sessions has ended. */
  | { kind: "news"; member: string }
  /** Somebody writes to this member at this moment. */
  | Typing
  /** Others see a profile in another way, or no longer: what is kept of pages that show people is old. */
  | { kind: "people" }
  /** The outbox has something that is due then, UTC ms. Stays on its machine, which is enough for it to be sent. */
  | { kind: "effects"; dueAt: number };

export interface Typing {
  kind: "typing";
  member: string;
  conversation: string;
  by: string;
}

/**
 * One tenant's. An event may be lost on its way, and may come late or twice: it saves waiting and nothing else, and
 * whatever one says must be found without it too, by looking every so often.
 */
export interface Bus {
  /** Tells all processes, this one before it returns. Say it once the commit is done, or others look too early. */
  publish(event: BusEvent): void;
  /** Returns what ends the calls. */
  subscribe(hear: (event: BusEvent) => void): () => void;
}

/** The bus of each tenant, by its slug. */
export interface Buses {
  of(tenant: string): Bus;
}
