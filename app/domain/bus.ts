/** A message between the processes that serve a tenant. Small, and without personal data except ids. */
export type BusEvent =
  /** This member has new events, or one of their sessions has ended. */
  | { kind: "news"; member: string }
  /** Another member types to this member now. */
  | Typing
  /** A profile looks different to others, or is hidden: cached pages that show members are outdated. */
  | { kind: "people" }
  /** A job is due at this time, UTC ms. Stays on its machine, so machines do not compete for the same rows. */
  | { kind: "effects"; dueAt: number };

export interface Typing {
  kind: "typing";
  member: string;
  conversation: string;
  by: string;
}

/** The bus of one tenant. Events may be lost, late or duplicated: periodic checks must find the same changes. */
export interface Bus {
  /**
   * Publishes an event. This process gets the event before `publish` returns. Call it after the commit, because readers
   * would find the former data.
   */
  publish(event: BusEvent): void;
  subscribe(hear: (event: BusEvent) => void): () => void;
}

export interface Buses {
  of(tenant: string): Bus;
}
