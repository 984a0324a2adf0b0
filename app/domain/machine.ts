import type { Memory } from "~/db/memory";
import type { Semaphore } from "~/db/semaphore";
import type { Attempt, Counter } from "./site/limits/limits";

/** State that all processes of a machine share, such as counters and limits. */
export interface Machine {
  /** The memory that this process keeps for the machine. */
  readonly memory: Memory;
  /** False where the machine is measured and nobody's reading is paced. */
  readonly pacesReading: boolean;
  /** Counts an attempt and gives 0, or the ms until there is room for one. */
  attempt(attempt: Attempt): Promise<number>;
  /** Resets a counter. */
  forget(counter: Counter): Promise<void>;
  /** Work that is limited for the machine, not for this process alone. */
  readonly semaphore: Semaphore;
  /** Reserves room on the disk and gives what releases it; undefined where too much is reserved already. */
  reserve(space: Space): Promise<(() => void) | undefined>;
}

/** Room on the machine's disk for what is coming in. */
export interface Space {
  /** The slug. */
  tenant: string;
  bytes: number;
}
