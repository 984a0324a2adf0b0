import type { Tx, Writing } from "./handle";

export interface Attempt {
  tx: Tx;
  /** Runs the work that was deferred until the commit. Not called after a rollback. */
  committed(): void;
}

/**
 * Begins one run of a transaction's function. If the run is repeated, the deferred work of the earlier run is dropped.
 */
export function attemptOn(conn: Writing): Attempt {
  const afterwards: (() => void)[] = [];
  const tx = { ...conn, afterCommit: (work: () => void) => void afterwards.push(work) } as Tx;
  return {
    tx,
    committed() {
      for (const work of afterwards) work();
    },
  };
}
