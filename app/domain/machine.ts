import type { Attempt, Counter } from "./limits/limits";

/** What is counted and shared out once for all processes of a machine, whichever of them asks. */
export interface Machine {
  /** Counts an attempt and gives 0, or the ms until there is room for one. */
  attempt(attempt: Attempt): Promise<number>;
  /** What was attempted does not count any more. */
  forget(counter: Counter): Promise<void>;
  /** Does the work when it is its turn; undefined, and nothing done, where too many wait already. */
  inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T | undefined>;
  /** Reserves room on the disk and gives what releases it; undefined where too much is reserved already. */
  reserve(space: Space): Promise<(() => void) | undefined>;
}

/** Room on the machine's disk for what is coming in. */
export interface Space {
  /** The slug. */
  tenant: string;
  bytes: number;
}

/** Work that is not to be done by too many at once. The same name comes with the same numbers. */
export interface Turn {
  at: string;
  /** How many at once. */
  room: number;
  /** How many may wait. */
  waiting: number;
  /** Goes before those who wait without this; where too many wait, the last of them gives up its place. */
  preferred?: boolean;
}
