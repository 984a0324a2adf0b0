import type { Attempt } from "./limits/attempts";

/** What is counted and shared out once for all processes of a machine, whichever of them asks. */
export interface Machine {
  /** Counts an attempt and gives 0, or the ms until there is room for one. */
  attempt(attempt: Attempt): Promise<number>;
  /** Does the work when it is its turn; undefined, and nothing done, where too many wait already. */
  inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T | undefined>;
}

/** Work that is not to be done by too many at once. The same name comes with the same numbers. */
export interface Turn {
  at: string;
  /** How many at once. */
  room: number;
  /** How many may wait. */
  waiting: number;
}
