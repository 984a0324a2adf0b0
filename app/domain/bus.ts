/** The messages between the processes that serve a tenant. Small, and without personal data: ids at most. */
export type BusEvent =
  /** This member has new events, or one of their sessions has ended. */
  | { kind: "news"; member: string }
  /** Another member types to this member now. */
  | Typing
  /** Others see a profile differently, or no longer: cached pages that show members are outdated. */
  | { kind: "people" }
  /** The outbox has a job due then, UTC ms. Stays on its machine, which suffices. */
  | { kind: "effects"; dueAt: number };

export interface Typing {
  kind: "typing";
  member: string;
  conversation: string;
  by: string;
}

/**
 * One tenant's bus. An event may be lost, late or duplicated: it only saves waiting, and periodic checks must find the
 * same.
 */
export interface Bus {
  /** Publishes to all processes, to this one before it returns. Call it after the commit, or others read too early. */
  publish(event: BusEvent): void;
  /** Returns a function that ends the subscription. */
  subscribe(hear: (event: BusEvent) => void): () => void;
}

/** The bus of each tenant, by slug. */
export interface Buses {
  of(tenant: string): Bus;
}
