import type { Tx, Writing } from "./handle";

export interface Attempt {
  tx: Tx;
  /** Runs the work that was deferred until the commit. Not called after a rollback. */
  committed(): void;
}

/** Begins one run of a transaction's function. A repeated run starts without the deferred work of this one. */
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
