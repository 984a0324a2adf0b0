/** What the processes that serve a tenant tell each other. Small, and without anything personal: ids at most. */
export type BusEvent =
  /** Something is new for this member: a message, a like, a conversation that was read. */
  | { kind: "news"; member: string }
  /** The outbox has something that may be due. Stays on its machine, which is enough for it to be sent. */
  | { kind: "effects" };

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
